import type { APIRoute } from 'astro';
import { content } from '../data/content.ts';
import { siteIndex } from '../data/site-index.ts';

/** The agency and links to all pages' Markdown versions, for language models (format of llmstxt.org). */
export const GET: APIRoute = ({ site }) => {
  const { agency } = content;
  const markdownVersion = (path: string) => new URL(path === '/' ? '/index.md' : `${path}.md`, site).href;
  const groups = siteIndex().map(
    ({ name, pages }) =>
      `## ${name}\n\n${pages.map((page) => `- [${page.name}](${markdownVersion(page.path)}): ${page.description}`).join('\n')}`,
  );
  return new Response(`# ${agency.name}\n\n> ${agency.about}\n\n${groups.join('\n\n')}\n`);
};
