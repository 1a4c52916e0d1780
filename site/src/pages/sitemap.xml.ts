import type { APIRoute } from 'astro';
import { siteRoutes } from '../data/content.ts';

/** Sitemap of all listed routes. */
export const GET: APIRoute = ({ site }) => {
  const urls = siteRoutes
    .filter(({ listed }) => listed)
    .map(({ path, date }) => `  <url><loc>${new URL(path, site).href}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
};
