import type { Content } from './content.ts';
import { stringsOf } from './read/strings-of.ts';

/** Keys with names of entries or settings instead of readable text. */
const unsaid = /\.(shop|quote|results|artefact|chart|drawing)$/;

/**
 * Text of a document for the search index: title, description and chapters, one paragraph per line.
 * Parts that a case study's document shares with its page are left out.
 * @param slug of a resource or case study; without a document, the text is empty
 */
export function documentText(content: Content, slug: string): string {
  const document = content.documents.find((entry) => entry.slug === slug);
  if (!document) return '';
  const resource = content.resources.find((entry) => entry.slug === slug);
  const chapters = stringsOf(document.chapters, ['chapters']).filter(({ field }) => !unsaid.test(field));
  return [resource?.title, resource?.description, ...chapters.map(({ text }) => text)].filter(Boolean).join('\n');
}
