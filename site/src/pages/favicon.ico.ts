import { iconFile, iconPng } from '../data/icon.ts';

/** Icon at the address that browsers, feed readers and search engines request by default. */
export const GET = () => new Response(iconFile([16, 32, 48].map((size) => ({ size, png: iconPng(size) }))));
