import type { Content } from './content.ts';
import { pathOf } from './pages.ts';

/** A PDF of the site. */
export interface DocumentEntry {
  /** Slug of its resource or case study. */
  slug: string;
  type: string;
  title: string;
  description: string;
  /** URL of the PDF. */
  path: string;
  /** Where it is read as a page; a PDF that the owner made has none. */
  page?: string;
  /** The page that offers it, with the place on it. */
  offeredAt: string;
}

/** Lists all PDFs: resources in their order, then those of case studies. */
export function documentList(content: Content): DocumentEntry[] {
  const isWritten = (slug: string) => content.documents.some((document) => document.slug === slug);
  const isThere = (slug: string) => content.ownDocuments.includes(slug) || isWritten(slug);
  const pageOf = (slug: string) => (isWritten(slug) ? { page: pathOf('documents', slug) } : {});
  return [
    ...content.resources.map(({ slug, type, title, description, downloadLink }) => ({
      slug,
      type,
      title,
      description,
      path: downloadLink,
      ...pageOf(slug),
      offeredAt: `/resources#${slug}`,
    })),
    ...content.caseStudies
      .filter(({ slug }) => isThere(slug))
      .map(({ slug, title, description }) => ({
        slug,
        type: 'Case Study',
        title,
        description,
        path: `/documents/${slug}.pdf`,
        ...pageOf(slug),
        offeredAt: `/case-studies/${slug}`,
      })),
  ];
}
