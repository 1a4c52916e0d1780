import type { Content } from './content.ts';
import { stringsOf } from './read/strings-of.ts';

/** Keys with names of entries or settings instead of readable text. */
const notText = /\.(shop|quote|results|artefact|chart|drawing)$/;

/**
 * Returns a document's text for the search index: title, description and chapters, one paragraph per line.
 * Leaves out what a case study's document shares with its page.
 * @param slug of a resource or case study; if it has no document, the text is empty
 */
export function documentText(content: Content, slug: string): string {
  const document = content.documents.find((entry) => entry.slug === slug);
  if (!document) return '';
  const resource = content.resources.find((entry) => entry.slug === slug);
  const chapters = stringsOf(document.chapters, ['chapters']).filter(({ field }) => !notText.test(field));
  return [resource?.title, resource?.description, ...chapters.map(({ text }) => text)].filter(Boolean).join('\n');
}
