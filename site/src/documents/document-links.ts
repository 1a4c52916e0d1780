import { documentList } from '../../../content/document-list.ts';
import type { Resource } from '../../../content/schema/document.ts';
import { longDate } from '../../../shared/format/days.ts';
import { fill } from '../../../shared/format/fill.ts';
import { content, labels } from '../data/content.ts';
import type { Tone } from '../drawings/tones.ts';
import { coverTone } from './context.ts';
import { printedDocuments } from './printed-documents.ts';

/** Props of the card of a resource, or of a guide or news that is written as text. */
export interface ResourceCard extends Pick<Resource, 'title' | 'description' | 'icon'> {
  slug: string;
  type: string;
  /** Name of the category; of a text its date. */
  category: string;
  /** Background of the cover. */
  tone: Tone;
  /** Address of the document's HTML page, and its chapters. */
  page: string | undefined;
  chapters: readonly string[];
  /** The download with its type, pages and size; or the contact form if there is no PDF yet. */
  action: { label: string; href: string; download?: boolean; facts?: string };
}

/** A case study's downloadable document. */
export interface CaseDocument {
  title: string;
  /** Guide, Case Study or Whitepaper. */
  type: string;
  href: string;
  /** Type; for a PDF also pages and size. */
  facts: string;
  download: boolean;
  /** Address of the page that has all of the document. */
  page: string | undefined;
  /** The document is about this study alone. */
  isOwn: boolean;
}

/** Returns type, pages and size of a document from the last `npm run documents`; undefined for a document that was never printed. */
function factsOf(type: string, slug: string): string | undefined {
  const metadata = printedDocuments()[slug];
  if (!metadata) return undefined;
  const { pages, bytes } = metadata;
  const { facts, onePage } = labels.documents;
  return `${type}, ${fill(pages === 1 ? onePage : facts, { pages, size: Math.ceil(bytes / 1000) })}`;
}

/** Returns the cards of all resources after those of texts, the newest first; or the resources of one category. */
export function resourceCards(category?: string): ResourceCard[] {
  const { categories } = content.pages.resources;
  const texts = category ? [] : content.news.toSorted((one, other) => other.date.localeCompare(one.date));
  const cards = texts.map(({ slug, type, title, description, date }): ResourceCard => {
    const page = `/resources/${slug}`;
    const action = { label: labels.resources.read, href: page };
    return { slug, type, title, description, category: longDate(date), icon: 'text', tone: 'sand', page, chapters: [], action };
  });
  const resources = content.resources
    .filter((resource) => !category || resource.category === category)
    .map((resource) => {
      const facts = factsOf(resource.type, resource.slug);
      const document = content.documents.find(({ slug }) => slug === resource.slug);
      return {
        ...resource,
        category: categories.find(({ slug }) => slug === resource.category)?.name ?? resource.category,
        page: document && `/resources/${resource.slug}`,
        chapters: document?.chapters.map(({ heading }) => heading) ?? [],
        tone: coverTone(document ?? {}),
        action: facts
          ? { label: labels.resources.download, href: resource.downloadLink, download: true, facts }
          : { label: labels.resources.ask, href: '/contact' },
      };
    });
  return [...cards, ...resources];
}

/**
 * Returns a case study's documents: the study's own, then the resources that the study names. Links to the PDF, else to the card.
 * @param slug of the case study
 * @param resources slugs of resources
 */
export function caseDocuments({ slug, resources }: { slug: string; resources: readonly string[] }): CaseDocument[] {
  return documentList(content)
    .filter((document) => document.slug === slug || resources.includes(document.slug))
    .toSorted((a, b) => Number(b.slug === slug) - Number(a.slug === slug))
    .map(({ slug: name, type, title, path, page, offeredAt }) => {
      const facts = factsOf(type, name);
      return {
        title,
        type,
        page,
        href: facts ? path : offeredAt,
        facts: facts ?? type,
        download: facts !== undefined,
        isOwn: name === slug,
      };
    })
    .filter(({ href }) => href !== `/case-studies/${slug}`);
}

/** Returns the filter's links: all resources, then each category. */
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

/** Returns address and details of a document's PDF; undefined for a document that was never printed. */
export function pdfOf(slug: string): { href: string; facts: string } | undefined {
  const document = documentList(content).find((each) => each.slug === slug);
  const facts = document && factsOf(document.type, slug);
  return facts ? { href: document.path, facts } : undefined;
}
