import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource } from '../../content/schema/resource.ts';
import { content, labels } from './content.ts';
import type { CaseDocument } from './sections/CaseGrid.tsx';

/** A resource as its card shows it. */
export interface ResourceCard extends Pick<Resource, 'type' | 'title' | 'description' | 'contents'> {
  slug: string;
  /** The category's name. */
  category: string;
  /** The download, or where to ask for a document that is not typeset yet. */
  action: { label: string; href: string; download?: boolean };
}

/** Whether the document's PDF is served by this site. */
const isServed = (downloadLink: string) => existsSync(join('site/public', downloadLink));

/** The resources in their order, all of them or one category's. */
export function resourceCards(category?: string): ResourceCard[] {
  const { categories } = content.pages.resources;
  return content.resources
    .filter((resource) => !category || resource.category === category)
    .map((resource) => ({
      ...resource,
      category: categories.find(({ slug }) => slug === resource.category)?.name ?? resource.category,
      action: isServed(resource.downloadLink)
        ? { label: labels.resources.download, href: resource.downloadLink, download: true }
        : { label: labels.resources.ask, href: '/contact' },
    }));
}

/** The documents that belong to a case study: the PDF itself, or its card while there is none. */
export function caseDocuments(slugs: readonly string[]): CaseDocument[] {
  return content.resources
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, type, title, downloadLink }) => ({
      label: `${type}: ${title}`,
      href: isServed(downloadLink) ? downloadLink : `/resources#${slug}`,
    }));
}

/** The filter's links: everything, then each category at its own address. */
export function resourceFilters(current?: string): { label: string; href: string; current: boolean }[] {
  return [
    { label: labels.resources.all, href: '/resources', current: !current },
    ...content.pages.resources.categories.map(({ slug, name }) => ({
      label: name,
      href: `/resources/category/${slug}`,
      current: slug === current,
    })),
  ];
}
