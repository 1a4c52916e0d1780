import { iconPng } from '../icon.ts';

/** For the home screen of a phone, which rounds the corners itself: a square without transparency, 180 pixels wide. */
export const GET = () => new Response(new Uint8Array(iconPng(180, { isSquare: true })));
