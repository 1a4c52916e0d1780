import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documentList, documentText } from '../../../content/document-list.ts';
import type { Content } from '../../../content/load.ts';
import { textPages } from '../../../content/pages.ts';
import { type Route, routes } from '../../../content/routes.ts';
import { searchPath } from '../../../shared/api/search.ts';
import { pageWords } from '../../../shared/assistant/page-words.ts';
import { setNumbers } from '../../../shared/format/set-numbers.ts';
import { withoutLinks } from '../../../shared/format/without-links.ts';
import type { Entry } from '../../../shared/search/site-search.ts';
import type { Training } from '../../../training/load.ts';
import { markdownToHtml } from '../data/markdown-to-html.ts';

/** Factors of scores: an entry that is a part of a page or only lists pages, a page, and a document with the same words. */
const MINOR = 0.3;
const PAGE = 1.1;
const DOCUMENT = 0.9;

/**
 * Makes the search entries: pages except /search, sections of text pages, FAQ questions and documents. Looks in site/public for printed
 * documents. @param trainedNames other names of pages, by address
 */
export function entriesOf(content: Content, trainedNames: Training['words']['names']['names']): Entry[] {
  const { pages } = content;
  const otherNames = [...trainedNames, ...content.search.names];
  const allRoutes = routes(content);
  const words = pageWords(content);
  const nameOf = (path: string | undefined) => allRoutes.find((route) => route.path === path)?.name ?? '';

  const namesOf = (path: string) => otherNames.filter(({ href }) => href === path).flatMap(({ names }) => names);
  const page = (route: Route): Entry => {
    const study = content.caseStudies.find(({ slug }) => route.path === `/case-studies/${slug}`);
    return {
      kind: study ? 'case' : 'page',
      path: route.path,
      title: route.name,
      part: study?.category ?? nameOf(route.parent),
      about: setNumbers(route.description),
      weight: /^\/resources\/category\/|^\/$/.test(route.path) ? MINOR : PAGE,
      names: [...namesOf(route.path), ...(study ? [study.roi] : [])],
      text: [study?.category, route.title, ...passagesOf(words[route.path])].join(' '),
    };
  };
  const sections = (path: string, { heading, text }: Content['pages']['privacy']): Entry[] => {
    const ids = markdownToHtml(text).headings.map(({ id }) => id);
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
        const [about = '', ...rest] = paragraphs;
        return { kind: 'page', path: `${path}#${ids[index]}`, title, part: heading, weight: MINOR, about, names: [], text: rest.join(' ') };
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
        text: '',
        weight: 1,
      }),
    ),
    ...documents.map(
      (document): Entry => ({
        kind: 'document',
        // While a PDF is missing, the page that offers it.
        path: document.page ?? (existsSync(join('site/public', document.path)) ? document.path : document.offeredAt),
        title: nameOf(document.page) || document.title,
        part: document.type,
        // A case study's page ranks before its document.
        weight: document.offeredAt.startsWith('/case-studies/') ? MINOR : DOCUMENT,
        about: document.description,
        names: namesOf(document.offeredAt),
        text: documentText(content, document.slug),
      }),
    ),
  ];
}

/** Fields without readable text: names of files and drawings, URLs, button labels, and metadata. */
const skippedFields = new Set(
  `href slug icon drawing id path alt image picture title description downloadLink category cardLink action primary secondary link closing caseStudy order
  social platform resources service services good proposal industry latitude longitude employees clients countryCode timeline roi asked answer facts months portrait`.split(
    /\s+/,
  ),
);

/** Fields that name an entry, as in "Demand sensing: Reads orders…". */
const names = ['year', 'figure', 'title', 'name', 'label', 'question', 'city'] as const;

/**
 * Extracts passages from any part of the content, in reading order. New fields need no change here.
 * @param value content or part of it
 */
function passagesOf(value: unknown): string[] {
  return passages(value, true);
}

function passages(value: unknown, isPage: boolean): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => passages(item, false));
  if (!value || typeof value !== 'object') return [];
  const fields = Object.entries(value);
  // A page's title and description are metadata; an entry's are text.
  const readable = fields.filter(([name]) => !skippedFields.has(name) || (!isPage && (name === 'title' || name === 'description')));
  const isShort = !isPage && readable.every(([, item]) => typeof item === 'string' || typeof item === 'number');
  if (!isShort) return readable.flatMap(([, item]) => passages(item, false));
  // A small entry is one passage: its name, then its text.
  const head = names.flatMap((name) => readable.filter(([field]) => field === name).map(([, item]) => String(item)));
  const rest = readable.filter(([field]) => !(names as readonly string[]).includes(field)).map(([, item]) => String(item));
  return [[head.join(' '), rest.join(' ')].filter(Boolean).join(': ')].filter(Boolean);
}
