import { type Found, stringsOf } from '../../content/edit/entries.ts';
import { metaOf, schemaAt, schemaOf } from '../../content/walk.ts';
import { fold, hasAll, hasWords } from '../../shared/format/has-words.ts';
import type { Draft } from './draft.ts';
import { listPages, nameOfPlace, withAgency } from './name-places.ts';

/** What a search has found of one kind. */
export interface FoundGroup {
  name: string;
  results: { href: string; title: string; text?: string }[];
  /** Page that lists all of them. */
  all?: string;
}

const kinds = { page: 'Pages', text: 'Texts of the pages', document: 'Documents and news', assistant: 'The assistant' } as const;
type Kind = keyof typeof kinds;

function kindOf(file: string): Kind {
  if (/^(?:answers|assistant|training)\/|^chat\.yaml$/.test(file)) return 'assistant';
  return /^(?:documents|resources|news)\//.test(file) ? 'document' : 'text';
}

/**
 * Finds pages of the draft by their name, settings by their label, and all texts by their words: those of pages first, and the whole phrase before
 * its words apart.
 * @param most longest list of results of a kind
 */
export function findWords(draft: Draft, sought: string, most: number): FoundGroup[] {
  const content = draft.read();
  const pages = content ? listPages(content, draft).pages : [];
  const addressOf = ({ file, path }: Found) =>
    pages.findLast((page) => page.file === file && page.path.every((key, index) => key === path[index]))?.address ??
    (file.startsWith('resources/') ? '/resources' : undefined);
  const groups = Object.entries(kinds).map(([kind, name]) => ({ kind, name, results: [] as FoundGroup['results'] }));
  const add = (kind: Kind, result: () => FoundGroup['results'][number] | undefined) => {
    const { results } = groups.find((group) => group.kind === kind) as (typeof groups)[number];
    const found = results.length >= most ? undefined : result();
    if (found) results.push(found);
  };
  for (const { address, name } of pages)
    if (hasWords(name, sought)) add('page', () => ({ href: `/words?${new URLSearchParams({ page: address })}`, title: name }));

  const hrefOf = (found: Found) =>
    `/words?${new URLSearchParams({ page: addressOf(found) ?? '/', file: found.file, path: JSON.stringify(found.path) })}`;
  for (const key of Object.keys((draft.value('agency.yaml') ?? {}) as object)) {
    const place = { file: 'agency.yaml', path: [key], text: '' };
    const title = nameOfPlace(draft, place);
    if (hasWords(title.replace(/^.*?: /, ''), sought)) add('text', () => ({ href: hrefOf(place), title }));
  }

  const agency = withAgency(draft, '{agency}');
  const phrase = fold(sought);
  const files = draft.files((file) => /\.(?:yaml|md)$/.test(file) && !file.startsWith('training/words/'));
  const found = files
    .flatMap((file) => stringsOf(file, draft.value(file)))
    .flatMap((each) => {
      const text = each.text.replaceAll('{agency}', agency);
      const folded = fold(text);
      if (!hasAll(folded, phrase)) return [];
      return { ...each, text, rank: (addressOf(each) ? 0 : 3) + (folded === phrase ? 0 : folded.includes(phrase) ? 1 : 2) };
    });
  for (const each of found.sort((one, other) => one.rank - other.rank))
    add(kindOf(each.file), () =>
      isText(draft, each) ? { href: hrefOf(each), title: nameOfPlace(draft, each), text: sentenceWith(each.text, sought) } : undefined,
    );
  return groups;
}

/** Returns whether people read a text. Others are short names, addresses and choices. */
function isText(draft: Draft, { file, path }: Found): boolean {
  if (file.startsWith('training/') || (file.endsWith('.md') && path[0] === 'text')) return true;
  const root = schemaOf(file);
  const schema = root && schemaAt(root, path, draft.value(file));
  return ['text', 'alt', 'figure', 'markdown'].includes((schema && metaOf(schema).role) ?? '');
}

/** Returns the sentence of a text that has the words, or one of them. */
function sentenceWith(text: string, sought: string): string {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/);
  const [first = ''] = sought.split(/\s+/);
  return sentences.find((each) => hasWords(each, sought)) ?? sentences.find((each) => hasWords(each, first)) ?? text;
}
