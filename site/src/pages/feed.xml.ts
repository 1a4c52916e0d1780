import type { APIRoute } from 'astro';
import { escapeHtml } from '../../../shared/format/escape-html.ts';
import { content, labels, siteRoutes } from '../data/content.ts';

/** Atom feed of documents and news (RFC 4287), newest first. */
export const GET: APIRoute = ({ site }) => {
  const { agency } = content;
  const dated = siteRoutes
    .flatMap(({ date, ...route }) => (date ? { ...route, date } : []))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const url = (path: string) => new URL(path, site).href;
  const timestamp = (date = '2010-01-01') => `${date}T00:00:00Z`;
  const entries = dated.map(
    ({ path, title, description, date }) =>
      `  <entry>
    <id>${url(path)}</id>
    <title>${escapeHtml(title)}</title>
    <summary>${escapeHtml(description)}</summary>
    <link href="${url(path)}"/>
    <updated>${timestamp(date)}</updated>
  </entry>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${url('/feed.xml')}</id>
  <title>${escapeHtml(`${agency.name}: ${labels.resources.feed}`)}</title>
  <link rel="self" href="${url('/feed.xml')}"/>
  <link href="${url('/resources')}"/>
  <author><name>${escapeHtml(agency.name)}</name></author>
  <updated>${timestamp(dated[0]?.date)}</updated>
${entries.join('\n')}
</feed>
`,
  );
};
