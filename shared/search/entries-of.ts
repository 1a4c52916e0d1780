import { type DocumentEntry, documentList } from '../../content/document-list.ts';
import { documentText } from '../../content/document-text.ts';
import type { Content } from '../../content/load.ts';
import { textPages } from '../../content/pages.ts';
import { type Route, routes } from '../../content/routes.ts';
import type { Training } from '../../training/load.ts';
import { searchPath } from '../api/search.ts';
import { withoutLinks } from '../format/without-links.ts';
import { compact } from './compact.ts';
import type { Entry } from './entry.ts';
import { pageWords } from './page-words.ts';
import { passagesOf } from './passages-of.ts';

/** Facts that only the site knows. */
export interface SiteKnowledge {
  /** Returns the URL of a PDF; while there is none, of the page that offers the document. */
  documentAddress: (document: DocumentEntry) => string;
  /** Returns the heading ids of a Markdown text, in order. */
  headingIds: (markdown: string) => readonly string[];
}

/** Makes the search entries: pages except /search, sections of text pages, FAQ questions and documents. @param trainedNames of pages */
export function entriesOf(
  content: Content,
  trainedNames: Training['words']['names']['names'],
  { documentAddress, headingIds }: SiteKnowledge,
): Entry[] {
  const { pages } = content;
  const otherNames = [...trainedNames, ...content.search.names];
  const allRoutes = routes(content);
  const words = pageWords(content);
  const nameOf = (path: string | undefined) => allRoutes.find((route) => route.path === path)?.name ?? '';

  const figures = figuresOf(content);
  const namesOf = (path: string) => otherNames.filter(({ href }) => href === path).flatMap(({ names }) => names);
  const page = (route: Route): Entry => {
    const study = content.caseStudies.find(({ slug }) => route.path === `/case-studies/${slug}`);
    const passages = passagesOf(words[route.path]);
    const ownFigures = (figures.get(route.path) ?? []).filter((figure) =>
      [route.description, ...passages].some((text) => text.includes(figure)),
    );
    return {
      kind: study ? 'case' : 'page',
      path: route.path,
      title: route.name,
      part: study?.category ?? nameOf(route.parent),
      about: route.description,
      ...(/^\/resources\/category\/|^\/$/.test(route.path) && { isMinor: true }),
      names: [...namesOf(route.path), ...ownFigures],
      passages: [route.title, ...passages],
    };
  };
  const sections = (path: string, { heading, text }: Content['pages']['privacy']): Entry[] => {
    const ids = headingIds(text);
    return text
      .split(/^## /m)
      .slice(1)
      .map((section, index) => {
        const [title = '', ...paragraphs] = withoutLinks(section)
          .replaceAll('{email}', content.agency.email.address)
          .replaceAll('{phone}', content.agency.phone.number)
          .split(/\n+/)
          .map((line) => line.trim())
          .filter(Boolean);
        const [about = ''] = paragraphs;
        return { kind: 'page', path: `${path}#${ids[index]}`, title, part: heading, isMinor: true, about, names: [], passages: paragraphs };
      });
  };
  const { faq } = pages.contact;
  const documents = documentList(content);
  const isDocument = (path: string) => documents.some((document) => document.page === path);
  return [
    ...allRoutes.filter(({ path }) => path !== searchPath && !isDocument(path)).map(page),
    ...textPages.flatMap((name) => sections(`/${name}`, pages[name])),
    ...faq.items.map(
      ({ id, question, answer }): Entry => ({
        kind: 'question',
        path: `/contact#${id}`,
        title: question,
        part: faq.heading,
        about: answer,
        names: namesOf(`/contact#${id}`),
        passages: [answer],
      }),
    ),
    ...documents.map(
      (document): Entry => ({
        kind: 'document',
        path: document.page ?? documentAddress(document),
        title: nameOf(document.page) || document.title,
        part: document.type,
        // A case study's page ranks before its document.
        isMinor: document.offeredAt.startsWith('/case-studies/'),
        about: document.description,
        names: namesOf(document.offeredAt),
        passages: [document.description, ...(content.resources.find(({ slug }) => slug === document.slug)?.contents ?? [])],
        words: documentText(content, document.slug),
      }),
    ),
  ].map(compact);
}

/** Assigns each figure to one page: an ROI to its study, the agency's figures to /about, others to the first page in the agreed list. */
function figuresOf({ agreedFigures, caseStudies }: Content): Map<string, string[]> {
  const claims = [
    ...caseStudies.map(({ slug, roi }) => ({ page: `/case-studies/${slug}`, figure: roi })),
    ...Object.values(agreedFigures.company).map((figure) => ({ page: '/about', figure })),
    ...Object.entries(agreedFigures.pages).flatMap(([place, figures]) =>
      figures.map((figure) => ({ page: place.replace(/#.*/, ''), figure })),
    ),
  ];
  const firsts = claims.filter(({ figure }, index) => claims.findIndex((claim) => claim.figure === figure) === index);
  const byPage = Map.groupBy(firsts, ({ page }) => page);
  return new Map([...byPage].map(([page, list]) => [page, list.map(({ figure }) => figure)]));
}
