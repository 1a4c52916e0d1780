import type { Content } from '../content/load.ts';
import { legalTexts } from '../content/pages.ts';
import { routes } from '../content/routes.ts';
import { fill } from '../format/fill.ts';
import type { Asked, Entity, Fact } from './fact.ts';
import { pageContents } from './page-words.ts';
import { speakerOf } from './speaker-of.ts';

/** Fields of an entry that can be its own sentence, the first that there is; and those that name it. */
const sentences = ['answer', 'text', 'description', 'bio', 'quote', 'detail'] as const;
const titles = ['title', 'name', 'label', 'question', 'city', 'heading'] as const;
/** What a page has besides its words. */
const wordless = new Set('asked facts picture image form navigation closing states artefact result portrait'.split(' '));

/** Kinds of which many share a page. */
const shared: ReadonlySet<Entity['kind']> = new Set(['office', 'person', 'platform', 'document', 'milestone']);

type Fields = Record<string, unknown>;

/**
 * Everything that the content says and that can stand as an answer: entries with their asked lines, and the paragraphs of the legal texts,
 * of the case studies and of the questions, which are found by their own words.
 * @param entities what facts can be about, see entities-of.ts
 * @param unasked is told of each entry that nobody can ask for: its page and what it says
 */
export function factsOf(content: Content, entities: readonly Entity[], unasked?: (path: string, says: string) => void): Fact[] {
  const { agency, pages, resources, assistant } = content;
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
    leaders: list.format(pages.team.members.map(({ name, role }) => `${name} (${role})`)),
  };
  const all = routes(content);
  const pageNames = new Map(all.map(({ path, name }) => [path, name]));
  // Shops have thousands of facts and of things that they may be about: each is looked up, not looked through.
  const entitiesAt = Map.groupBy(entities, ({ path }) => path);
  const namedIn = namesOf(entities);
  const fact = (path: string, title: string, text: string, asked: readonly string[] = []): Fact => {
    const said = fill(text, values).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const named = namedIn(`${title} ${said}`);
    const subjects = (entitiesAt.get(path) ?? []).filter((entity) => !shared.has(entity.kind) || named.has(entity));
    const plainly = [...named].flatMap(([entity, isPlain]) => (isPlain && !['size', 'technology'].includes(entity.kind) ? entity : []));
    const about = [...new Set([...subjects, ...plainly])].map(({ id }) => id);
    return { path, page: pageNames.get(path.split('#')[0] as string) ?? '', title, text: said, asked: asked.map(line), about };
  };

  function entriesIn(value: unknown, path: string, isPage: boolean): Fact[] {
    if (Array.isArray(value)) return value.flatMap((item) => entriesIn(item, path, false));
    if (!value || typeof value !== 'object') return [];
    const fields = value as Fields;
    const title = isPage ? '' : said(fields, titles);
    const subject = entitiesAt.get(path)?.find((entity) => (isPage ? !shared.has(entity.kind) : entity.name === title));
    const own = said(fields, isPage ? ['answer', ...(subject ? ['lead'] : [])] : sentences);
    const speaker = { author: String(fields.author), position: String(fields.position) };
    const quoted = fields.quote && !fields.answer ? `${speakerOf(speaker, clients)}, says: "${fields.quote}"` : own;
    const isFact = Boolean(own) && (Array.isArray(fields.asked) || isWhole(quoted));
    if (!isFact && !isPage && title && own) unasked?.(path, title);
    return [
      ...(isFact
        ? [
            fact(
              path,
              subject && isPage && !fields.answer ? subject.name : title,
              quoted,
              (fields.asked ?? byName(subject, fields)) as string[],
            ),
          ]
        : []),
      ...((fields.facts ?? []) as { answer: string; asked: string[] }[]).map((each) => fact(path, '', each.answer, each.asked)),
      ...Object.entries(fields).flatMap(([name, item]) => (wordless.has(name) ? [] : entriesIn(item, path, false))),
    ];
  }

  return [
    ...all.flatMap(({ path }) => entriesIn(words[path], path, true)),
    ...content.caseStudies.flatMap((study) =>
      [...study.challenge, ...study.solution].map((text) => fact(`/case-studies/${study.slug}`, study.client, text)),
    ),
    ...resources.flatMap((resource) => [
      fact(
        '/resources',
        resource.title,
        resource.answer ?? `${resource.title}: ${resource.description}`,
        resource.asked ?? [resource.title, resource.description],
      ),
    ]),
    ...legalTexts.flatMap((name) => paragraphsOf(content.pages[name].text).map(([title, text]) => fact(`/${name}`, title, text))),
    ...assistant.facts.map(({ page, answer, asked }) => fact(page, '', answer, asked)),
  ];
}

const list = new Intl.ListFormat('en-GB');
const counted = ({ length }: readonly unknown[]) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'][length] ?? String(length);

/** Ways to ask for what has no lines yet: by its name, and by its role; a question by itself. */
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

/** "does it order by itself? No" → the line, and what holds. */
function line(text: string): Asked {
  const [, question, holds] = /^(.*\?)\s*(Yes|No)$/.exec(text) ?? [];
  return question && holds ? { text: question, holds: holds as 'Yes' | 'No' } : { text };
}

function said(fields: Fields, names: readonly string[]): string {
  return String(names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? '');
}

/** Begins with a capital and ends as a sentence does, with some words between. */
const isWhole = (text: string) => /^["“\p{Lu}].{25,}[.?"”]$/u.test(text);

const word = /[\p{L}\p{N}]+/gu;

/** @returns finds what a text names in words of their own, in the order of the entities: true where it has the name itself, false for another name */
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

/** Pairs of sentences of a legal text, with the heading that they stand under. */
function paragraphsOf(markdown: string): [string, string][] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [title = '', ...paragraphs] = section.split('\n').map((text) => text.trim());
      return paragraphs.filter(Boolean).flatMap((paragraph) => {
        const each = paragraph.split(/(?<=[.?]) (?=\p{Lu})/u);
        return each.flatMap((_, at): [string, string][] => (at % 2 === 0 ? [[title, each.slice(at, at + 2).join(' ')]] : []));
      });
    });
}
