import type { APIRoute } from 'astro';

/** All of the site is open; the map is named. */
export const GET: APIRoute = ({ site }) => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
