import type { Content } from '../../content/load.ts';
import { legalTexts } from '../../content/pages.ts';
import { routes } from '../../content/routes.ts';
import { fill } from '../format/fill.ts';
import { pageContents } from '../search/page-words.ts';
import type { Answer, Entity } from './answer.ts';
import { speakerOf } from './speaker-of.ts';

/** Fields of an entry that can be its sentence, in order of preference, and fields that name it. */
const sentences = ['answer', 'text', 'description', 'bio', 'quote', 'detail'] as const;
const titles = ['title', 'name', 'label', 'question', 'city', 'heading'] as const;
/** What a page has besides its words. */
const wordless = new Set('picture image form navigation closing states portrait'.split(' '));

/** Entity kinds of which several share a page. */
const shared: ReadonlySet<Entity['kind']> = new Set(['office', 'person', 'platform', 'document', 'milestone']);

type Fields = Record<string, unknown>;

/**
 * Makes answers from all content: entries of pages, paragraphs of legal texts and case studies, and the owner's
 * answers. An id is the page's path and the entry's place in its file: /services/dynamic-pricing#results/more-revenue.
 * @param entities entities that answers can be about (entities-of.ts)
 * @param linesOf asked lines of an answer, by its id
 */
export function answersOf(content: Content, entities: readonly Entity[], linesOf: (id: string) => readonly string[] | undefined): Answer[] {
  const { agency, pages } = content;
  const words = pageContents(content);
  const clients = content.caseStudies.map(({ client }) => client);
  const values: Record<string, string | number> = {
    agency: agency.name,
    email: agency.email.address,
    phone: agency.phone.number,
    address: agency.address.lines.join(', '),
    offices: counted(pages.globalPresence.offices),
    cities: list.format(pages.globalPresence.offices.map(({ city, role }) => `${city} (${role})`)),
    caseStudies: counted(content.caseStudies),
    returns: list.format(content.caseStudies.map(({ client, roi }) => `${client} ${roi}`)),
    industries: counted(content.industries),
    trades: list.format(content.industries.map(({ name }) => name)),
    leaders: list.format(pages.team.members.map(({ name, role }) => `${name} (${role})`)),
  };
  const entitiesAt = Map.groupBy(entities, ({ path }) => path);
  const namedIn = namesOf(entities);
  const answer = (page: string, place: string, title: string, text: string, lines?: readonly string[]): Answer => {
    const say = fill(text, values).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const named = namedIn(`${title} ${say}`);
    const subjects = (entitiesAt.get(page) ?? []).filter((entity) => !shared.has(entity.kind) || named.has(entity));
    const plainly = [...named].flatMap(([entity, isPlain]) => (isPlain && !['size', 'technology'].includes(entity.kind) ? entity : []));
    const about = [...new Set([...subjects, ...plainly])].map(({ id }) => id);
    const id = `${page}#${place}`;
    return { id, kind: 'fact', page, title, say, asked: linesOf(id) ?? lines ?? [], about };
  };

  /** @param place path of the entry in its page's content, such as results/more-revenue */
  function entriesIn(value: unknown, page: string, place: string): Answer[] {
    if (Array.isArray(value)) return value.flatMap((item) => entriesIn(item, page, place));
    if (!value || typeof value !== 'object') return [];
    const fields = value as Fields;
    const isPage = place === '';
    const title = isPage ? '' : said(fields, titles);
    const own = isPage ? 'page' : [place, typeof fields.id === 'string' ? fields.id : slugOf(title)].filter(Boolean).join('/');
    const subject = entitiesAt.get(page)?.find((entity) => (isPage ? !shared.has(entity.kind) : entity.name === title));
    const text = said(fields, isPage ? ['answer', ...(subject ? ['lead'] : [])] : sentences);
    const speaker = { author: String(fields.author), position: String(fields.position) };
    const quoted = fields.quote && !fields.answer ? `${speakerOf(speaker, clients)}, says: "${fields.quote}"` : text;
    const isAnswer = Boolean(text) && (linesOf(`${page}#${own}`) !== undefined || isWhole(quoted));
    const name = subject && isPage && !fields.answer ? subject.name : title;
    return [
      ...(isAnswer ? [answer(page, own, name, quoted, byName(subject, fields))] : []),
      ...Object.entries(fields).flatMap(([key, item]) => (wordless.has(key) ? [] : entriesIn(item, page, isPage ? key : place))),
    ];
  }

  const inOrder = (page: string, place: string, title: string, texts: readonly string[]) =>
    texts.map((text, at) => answer(page, `${place}/${at + 1}`, title, text));
  return [
    ...routes(content).flatMap(({ path }) => entriesIn(words[path], path, '')),
    ...content.caseStudies.flatMap(({ slug, client, challenge, solution }) => [
      ...inOrder(`/case-studies/${slug}`, 'challenge', client, challenge),
      ...inOrder(`/case-studies/${slug}`, 'solution', client, solution),
    ]),
    ...content.resources.map(({ slug, title, description, answer: own }) =>
      answer('/resources', slug, title, own ?? `${title}: ${description}`, [title, description]),
    ),
    ...legalTexts.flatMap((name) =>
      sectionsOf(content.pages[name].text).flatMap(([title, texts]) => inOrder(`/${name}`, slugOf(title), title, texts)),
    ),
    ...content.answers.flatMap(({ answers }) => answers.map(({ id, page, answer: text }) => answer(page, `answers/${id}`, '', text))),
  ];
}

const list = new Intl.ListFormat('en-GB');
const counted = ({ length }: readonly unknown[]) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'][length] ?? String(length);

/** "24/7 support" → 24-7-support */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Asked lines for an answer without training: its name and role, or itself if it is a question. */
function byName(subject: Entity | undefined, { question, role }: Fields): string[] {
  if (!subject) return typeof question === 'string' ? [question] : [];
  const names = [subject.name, ...(typeof role === 'string' ? [role] : [])];
  return names.flatMap((name) => [
    name,
    `tell me about ${name}`,
    `${subject.kind === 'person' ? 'who' : 'what'} is ${name}`,
    `the ${name} ${subject.kind}`,
  ]);
}

function said(fields: Fields, names: readonly string[]): string {
  return String(names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? '');
}

/** Whether a text is a sentence: a capital, some words, a final mark. */
const isWhole = (text: string) => /^["“\p{Lu}].{25,}[.?"”]$/u.test(text);

const word = /[\p{L}\p{N}]+/gu;

/** @returns a function that finds the entities named in a text, in their order: true for the name itself, false for another name */
function namesOf(entities: readonly Entity[]): (text: string) => ReadonlyMap<Entity, boolean> {
  const names = entities.flatMap((entity, at) =>
    entity.names.map((name) => ({ entity, at, name: name.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, ''), isPlain: name === entity.name })),
  );
  const byFirstWord = Map.groupBy(names, ({ name }) => name.match(word)?.[0] ?? '');
  return (text) => {
    const lower = text.toLowerCase();
    const hits = [...lower.matchAll(word)].flatMap(({ 0: first, index }) =>
      (byFirstWord.get(first) ?? []).filter(
        ({ name }) => lower.startsWith(name, index) && !/^[\p{L}\p{N}]/u.test(lower.slice(index + name.length)),
      ),
    );
    const found = new Map<Entity, boolean>();
    for (const { entity, isPlain } of hits.sort((one, other) => one.at - other.at))
      found.set(entity, isPlain || found.get(entity) === true);
    return found;
  };
}

/** Pairs of sentences of a legal text, by heading. */
function sectionsOf(markdown: string): [title: string, texts: string[]][] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...paragraphs] = section.split('\n').map((text) => text.trim());
      const texts = paragraphs.filter(Boolean).flatMap((paragraph) => {
        const each = paragraph.split(/(?<=[.?]) (?=\p{Lu})/u);
        return each.flatMap((_, at) => (at % 2 === 0 ? [each.slice(at, at + 2).join(' ')] : []));
      });
      return [title, texts];
    });
}
