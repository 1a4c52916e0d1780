import type { Content } from './content.ts';
import { pathOf } from './pages.ts';

/** A PDF of the site, as its links speak of it. */
export interface DocumentEntry {
  /** Of its resource or case study. */
  slug: string;
  type: string;
  title: string;
  description: string;
  /** Where it is served. */
  path: string;
  /** Where it is read as a page; a PDF that the owner made has none. */
  page?: string;
  /** The page that offers it, with the place on it. */
  offeredAt: string;
}

/** Every PDF of the site: the resources in their order, then the case studies' own. */
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
