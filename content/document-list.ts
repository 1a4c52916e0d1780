import { textsOf } from './checks/content-files.ts';
import type { Content } from './content.ts';
import { pathOf } from './pages.ts';

/** A PDF of the site. */
export interface DocumentEntry {
  /** Slug of the resource or case study. */
  slug: string;
  type: string;
  title: string;
  description: string;
  /** URL of the PDF. */
  path: string;
  /** Name of the owner's own PDF in content/documents, if it is not printed. */
  ownPdf: string | undefined;
  /** Path of the document's HTML page. PDFs that the owner supplies have none. */
  page?: string;
  /** Path of the page that offers the PDF, with a fragment where the page offers several. */
  offeredAt: string;
}

/** Lists all PDFs: resources in their order, then those of case studies. */
export function documentList(content: Content): DocumentEntry[] {
  const isWritten = (slug: string) => content.documents.some((document) => document.slug === slug);
  const wholeTitle = (slug: string) => content.documents.find((document) => document.slug === slug)?.page?.title;
  const pageOf = (slug: string) => (isWritten(slug) ? { page: pathOf('documents', slug) } : {});
  return [
    ...content.resources.map(({ slug, type, title, description, downloadLink: path, pdf: ownPdf }) => ({
      ...{ slug, type, title, description, path, ownPdf, offeredAt: `/resources#${slug}` },
      ...pageOf(slug),
    })),
    ...content.caseStudies
      .filter(({ slug, pdf }) => pdf || isWritten(slug))
      .map(({ slug, title, description, pdf: ownPdf }) => ({
        ...{ slug, type: 'Case Study', title: wholeTitle(slug) ?? title, description, ownPdf },
        ...{ path: `/documents/${slug}.pdf`, offeredAt: `/case-studies/${slug}` },
        ...pageOf(slug),
      })),
  ];
}

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
