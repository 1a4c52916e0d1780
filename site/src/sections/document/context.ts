import type { Content, Entry } from '../../../../content/load.ts';
import type { CaseStudy } from '../../../../content/schema/case-study.ts';

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
