import type { APIRoute } from 'astro';
import { escapeHtml } from '../../../shared/format/escape-html.ts';
import { siteRoutes } from '../data/content.ts';

/** Sitemap of all listed routes. Elements of XHTML, which crawlers skip, let browsers show it as a list of links. */
export const GET: APIRoute = ({ site }) => {
  const urls = siteRoutes
    .filter(({ listed }) => listed)
    .map(({ path, date, title }) => {
      const address = new URL(path, site).href;
      const link = `<x:p><x:a href="${address}">${escapeHtml(title)}</x:a></x:p>`;
      return `  <url><loc>${address}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}${link}</url>`;
    });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`,
  );
};
