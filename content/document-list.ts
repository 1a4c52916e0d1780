import type { Content } from './content.ts';

/** A PDF of the site. */
export interface DocumentEntry {
  /** Slug of its resource or case study. */
  slug: string;
  type: string;
  title: string;
  description: string;
  /** URL of the PDF. */
  path: string;
  /** URL of the page that offers it, with fragment. */
  offeredAt: string;
}

/** Lists all PDFs: resources in their order, then those of case studies. */
export function documentList(content: Content): DocumentEntry[] {
  const isThere = (slug: string) => content.ownDocuments.includes(slug) || content.documents.some((document) => document.slug === slug);
  return [
    ...content.resources.map(({ slug, type, title, description, downloadLink }) => ({
      slug,
      type,
      title,
      description,
      path: downloadLink,
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
        offeredAt: `/case-studies/${slug}`,
      })),
  ];
}
