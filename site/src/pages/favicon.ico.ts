import { iconFile, iconPng } from '../icon.ts';

/** What browsers, readers of feeds and search engines ask for without having read a page. */
export const GET = () => new Response(iconFile([16, 32, 48].map((size) => ({ size, png: iconPng(size) }))));
