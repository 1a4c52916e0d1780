import type { Content, Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import type { Document } from '../../../content/schema/document.ts';
import { pictures, type Tone, vignettes } from '../drawings/tones.ts';

/** Data for the parts of a document. */
export interface Context {
  content: Content;
  /** Prefix of links: the site's origin in print, empty on a page. */
  origin: string;
  /** The document is rendered as a page, which must fit a phone, and not for print. */
  isPage?: boolean;
  /** The case study, in the document about it. */
  study?: Entry<CaseStudy>;
}

/** Returns a case study, whose existence content/checks/check-documents.ts guarantees. */
export function studyOf({ content }: Context, slug: string): Entry<CaseStudy> {
  const study = content.caseStudies.find((entry) => entry.slug === slug);
  if (!study) throw new Error(`There is no case study ${slug}`);
  return study;
}

/** Returns a chapter's id, for links in the table of contents. */
export const chapterId = (number: number) => `chapter-${number}`;

/** Returns the background of a document's cover, on the PDF and its card. Panoramas have sand, which other covers do not use. */
export function coverTone({ picture, vignette }: Pick<Document, 'picture' | 'vignette'>): Tone {
  if (vignette) return vignettes[vignette.drawing];
  return picture ? pictures[picture.drawing].tone : 'sand';
}

/** Returns the placeholder of a chapter's page number, which print-document.ts replaces. The placeholder is as wide as the number. */
export const pageMark = (chapter: number) => `{${chapter}}`;
