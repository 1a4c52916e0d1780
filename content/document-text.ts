import { textsOf } from './checks/content-files.ts';
import type { Content } from './content.ts';

/**
 * Returns a document's text for the search index: title, description and chapters, one paragraph per line.
 * Leaves out what a case study's document shares with its page.
 * @param slug of a resource or case study; if it has no document, the text is empty
 */
export function documentText(content: Content, slug: string): string {
  const document = content.documents.find((entry) => entry.slug === slug);
  if (!document) return '';
  const resource = content.resources.find((entry) => entry.slug === slug);
  const chapters = textsOf(content).filter(
    ({ file, path, meta }) => file === `documents/${slug}.yaml` && path[0] === 'chapters' && ['text', 'alt'].includes(meta.role ?? ''),
  );
  return [resource?.title, resource?.description, ...chapters.map(({ text }) => text)].filter(Boolean).join('\n');
}
