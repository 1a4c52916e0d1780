import { iconPng } from '../data/icon.ts';

/** Icon for phones' home screens: an opaque square of 180 pixels, because phones round the corners. */
export const GET = () => new Response(new Uint8Array(iconPng(180, { isSquare: true })));
