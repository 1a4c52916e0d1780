import type { Content } from '../../content/load.ts';
import { legalTexts } from '../../content/pages.ts';
import { routes } from '../../content/routes.ts';
import { fill } from '../format/fill.ts';
import { withoutLinks } from '../format/without-links.ts';
import { agencyValues } from './agency-values.ts';
import type { Answer, Entity } from './answer.ts';
import { speakerOf } from './entities-of.ts';
import { pageContents } from './page-words.ts';

/** Fields with an entry's text, and fields with its title, in order of preference. */
const textFields = ['answer', 'text', 'description', 'bio', 'quote', 'detail'] as const;
const titleFields = ['title', 'name', 'label', 'question', 'city', 'heading'] as const;
/** Fields that have no answers in them. */
const skippedFields = new Set('picture image form navigation closing states portrait'.split(' '));

/** Entity kinds of which several share a page. */
const sharingKinds: ReadonlySet<Entity['kind']> = new Set(['office', 'person', 'platform', 'document', 'milestone']);

type Fields = Record<string, unknown>;

/**
 * Makes answers from all content: entries of pages, paragraphs of legal texts and case studies, and the owner's
 * answers. An id is the page's path and the entry's place in the file: /services/dynamic-pricing#results/more-revenue.
 * @param entities entities that answers can be about (entities-of.ts)
 * @param linesOf asked lines of an answer, by its id
 */
export function answersOf(content: Content, entities: readonly Entity[], linesOf: (id: string) => readonly string[] | undefined): Answer[] {
  const { agency, pages } = content;
  const contents = pageContents(content);
  const pagePaths = new Set(routes(content).map(({ path }) => path));
  const clients = content.caseStudies.map(({ client }) => client);
  const values: Record<string, string | number> = {
    ...agencyValues(agency),
    cities: list.format(pages.globalPresence.offices.map(({ city, role }) => `${city} (${role})`)),
    returns: list.format(content.caseStudies.map(({ client, roi }) => `${client} ${roi}`)),
    trades: list.format(content.industries.map(({ name }) => name)),
    leaders: list.format(pages.team.members.map(({ name, role }) => `${name} (${role})`)),
    leaderNames: list.format(pages.team.members.map(({ name }) => name)),
    leaderOffices: list.format(pages.team.members.map(({ name, office }) => `${name} (${office})`)),
    contactPerson: pages.contact.who.name,
  };
  const entitiesAt = Map.groupBy(entities, ({ path }) => path);
  const namedIn = namesOf(entities);
  const answer = (page: string, place: string, title: string, text: string, lines?: readonly string[], fields: Fields = {}): Answer => {
    const say = withoutLinks(fill(text, values));
    const named = namedIn(`${title} ${say}`);
    const subjects = (entitiesAt.get(page) ?? []).filter((entity) => !sharingKinds.has(entity.kind) || named.has(entity));
    const plainlyNamed = [...named].flatMap(([entity, isPlain]) =>
      isPlain && !['size', 'technology'].includes(entity.kind) ? entity : [],
    );
    const about = [...new Set([...subjects, ...plainlyNamed])].map(({ id }) => id);
    const id = `${page}#${place}`;
    const begin: Answer['begin'] = fields.begin === 'yes' ? 'Yes' : fields.begin === 'no' ? 'No' : undefined;
    const again = [fields.lacks].flat().find((claim) => Object.hasOwn(content.assistant.replies.again, String(claim)));
    const more = {
      ...(begin && { begin }),
      ...(again !== undefined && { again: String(again) }),
      ...(fields.explains !== undefined && { isMeaning: true as const }),
    };
    return { id, kind: 'fact', page, title, say, asked: linesOf(id) ?? lines ?? [], about, ...more };
  };

  /** Makes answers from a value and the entries in it. @param place path in the page's content, such as results/more-revenue */
  function entriesIn(value: unknown, page: string, place: string): Answer[] {
    if (Array.isArray(value)) return value.flatMap((item) => entriesIn(item, page, place));
    if (!value || typeof value !== 'object') return [];
    const fields = value as Fields;
    const isPage = place === '';
    const title = isPage ? '' : firstText(fields, titleFields);
    const ownPlace = isPage ? 'page' : [place, typeof fields.id === 'string' ? fields.id : slugOf(title)].filter(Boolean).join('/');
    const subject = entitiesAt.get(page)?.find((entity) => (isPage ? !sharingKinds.has(entity.kind) : entity.name === title));
    const text = firstText(fields, isPage ? ['answer', ...(subject ? ['lead'] : [])] : textFields);
    const speaker = { author: String(fields.author), position: String(fields.position) };
    const sentence = fields.quote && !fields.answer ? `${speakerOf(speaker, clients)}, says: "${fields.quote}"` : text;
    const isAnswer = Boolean(text) && (linesOf(`${page}#${ownPlace}`) !== undefined || isWhole(sentence));
    const name = subject && isPage && !fields.answer ? subject.name : title;
    return [
      ...(isAnswer ? [answer(page, ownPlace, name, sentence, defaultLines(subject, fields), fields)] : []),
      ...Object.entries(fields).flatMap(([key, item]) => (skippedFields.has(key) ? [] : entriesIn(item, page, isPage ? key : place))),
    ];
  }

  const numbered = (page: string, place: string, title: string, texts: readonly string[]) =>
    texts.map((text, index) => answer(page, `${place}/${index + 1}`, title, text));
  return [
    ...[...pagePaths].flatMap((path) => entriesIn(contents[path], path, '')),
    ...content.caseStudies.flatMap(({ slug, client, challenge, solution }) => [
      ...numbered(`/case-studies/${slug}`, 'challenge', client, challenge),
      ...numbered(`/case-studies/${slug}`, 'solution', client, solution),
    ]),
    ...content.resources.map(({ slug, title, description, answer: ownAnswer }) =>
      answer('/resources', slug, title, ownAnswer ?? `${title}: ${description}`, [title, description]),
    ),
    ...content.news.map(({ slug, title, description }) => answer(`/resources/${slug}`, 'news', title, description, [title])),
    ...legalTexts.flatMap((name) =>
      sectionsOf(content.pages[name].text).flatMap(([title, texts]) => numbered(`/${name}`, slugOf(title), title, texts)),
    ),
    // An answer about a document without a page waits for it.
    ...content.answers
      .flatMap(({ answers }) => answers.filter(({ page }) => pagePaths.has(page.split('#')[0] as string)))
      .map(({ id, page, answer: text, needs, otherwise = text, ...fields }) => {
        const say = needs && !{ ...agency, ...values }[needs] ? otherwise : text;
        return answer(page, `answers/${id}`, '', say, fields.explains?.flatMap(asksFor), fields);
      }),
  ];
}

/** Asked lines for the meaning of a word, which stands with its article. */
const asksFor = (word: string) => [`what is ${word}`, `what does ${word} mean`, `meaning of ${word}`, `explain ${word}`];

const list = new Intl.ListFormat('en-GB');

/** Makes a slug: "24/7 support" → 24-7-support. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns asked lines for an answer without training: from the subject's name and role, or the entry's question. */
function defaultLines(subject: Entity | undefined, { question, role }: Fields): string[] {
  if (!subject) return typeof question === 'string' ? [question] : [];
  const names = [subject.name, ...(typeof role === 'string' ? [role] : [])];
  return names.flatMap((name) => [
    name,
    `tell me about ${name}`,
    `${subject.kind === 'person' ? 'who' : 'what'} is ${name}`,
    `the ${name} ${subject.kind}`,
  ]);
}

function firstText(fields: Fields, names: readonly string[]): string {
  return String(names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? '');
}

/** Returns whether a text looks like a sentence: a capital, some words, a final mark. */
const isWhole = (text: string) => /^["“\p{Lu}].{25,}[.?"”]$/u.test(text);

const word = /[\p{L}\p{N}]+/gu;

/** Returns a function that finds the entities that a text names: true for the entity's main name, false for its other names. */
function namesOf(entities: readonly Entity[]): (text: string) => ReadonlyMap<Entity, boolean> {
  const names = entities.flatMap((entity, order) =>
    entity.names.map((name) => ({
      entity,
      order,
      name: name.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, ''),
      isPlain: name === entity.name,
    })),
  );
  const byFirstWord = Map.groupBy(names, ({ name }) => name.match(word)?.[0] ?? '');
  return (text) => {
    const lower = text.toLowerCase();
    const hits = [...lower.matchAll(word)].flatMap(({ 0: first, index }) =>
      (byFirstWord.get(first) ?? []).filter(
        ({ name }) => lower.startsWith(name, index) && !/^[\p{L}\p{N}]/u.test(lower.slice(index + name.length)),
      ),
    );
    const named = new Map<Entity, boolean>();
    for (const { entity, isPlain } of hits.sort((one, other) => one.order - other.order))
      named.set(entity, isPlain || named.get(entity) === true);
    return named;
  };
}

/** Splits a legal text at its headings, and each section into pairs of sentences. */
function sectionsOf(markdown: string): [title: string, texts: string[]][] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...paragraphs] = section.split('\n').map((text) => text.trim());
      const texts = paragraphs.filter(Boolean).flatMap((paragraph) => {
        const sentences = paragraph.split(/(?<=[.?]) (?=\p{Lu})/u);
        return sentences.flatMap((_, index) => (index % 2 === 0 ? [sentences.slice(index, index + 2).join(' ')] : []));
      });
      return [title, texts];
    });
}
