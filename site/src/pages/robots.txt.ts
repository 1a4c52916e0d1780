import type { APIRoute } from 'astro';

/** Allows crawlers to read every page, and names the sitemap. */
export const GET: APIRoute = ({ site }) => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
