import type { Content } from './content.ts';
import { stringsOf } from './strings-of.ts';

/** Keys whose strings are names of entries or settings, not words that a reader sees. */
const unsaid = /\.(shop|quote|results|chart|drawing)$/;

/**
 * The words of a document, for a search index: title, description, then its chapters, a paragraph to a line.
 * What a case study's document shares with its page is left out, because the page has it.
 * @param slug of a resource or a case study; one without a document gives an empty text
 */
export function documentText(content: Content, slug: string): string {
  const document = content.documents.find((entry) => entry.slug === slug);
  if (!document) return '';
  const resource = content.resources.find((entry) => entry.slug === slug);
  const chapters = stringsOf(document.chapters, ['chapters']).filter(({ field }) => !unsaid.test(field));
  return [resource?.title, resource?.description, ...chapters.map(({ text }) => text)].filter(Boolean).join('\n');
}
