import type { Content, Entry } from '../../../../content/load.ts';
import type { CaseStudy } from '../../../../content/schema/case-study.ts';

/** What the parts of a document look things up in. */
export interface Context {
  content: Content;
  /** Before addresses of the site: its own where the document is printed, nothing where it is a page. */
  origin: string;
  /** Whether it is read as a page, on a phone too. */
  isPage?: boolean;
  /** The case study whose own document this is. */
  study?: Entry<CaseStudy>;
}

/** The case study of that name; content/check-documents.ts has seen that there is one. */
export function studyOf({ content }: Context, slug: string): Entry<CaseStudy> {
  const study = content.caseStudies.find((entry) => entry.slug === slug);
  if (!study) throw new Error(`There is no case study ${slug}`);
  return study;
}
