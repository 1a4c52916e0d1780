import { type Found, stringsOf } from '../../content/edit/entries.ts';
import { nearnessTo } from '../../shared/format/has-words.ts';
import type { Draft } from './draft.ts';
import { filler, listPages, nameOfPlace } from './name-places.ts';

/** What a search has found of one kind. */
export interface FoundGroup {
  name: string;
  results: { href: string; title: string; text?: string }[];
  /** Page that lists all of them. */
  all?: string;
}

/** Matches short names, addresses and choices, which are no texts. */
const noText = /^[a-z0-9/#:._-]*$/;
const kinds: readonly (readonly [name: string, files: RegExp])[] = [
  ['Texts of the pages', /^(?!answers|assistant|training|chat|documents|resources|news)/],
  ['Documents and news', /^(?:documents|resources|news)\//],
  ['The assistant', /^(?:answers|assistant|training|chat)\b/],
];

/**
 * Finds pages of the draft by their name, settings by their label, and all texts by their words: the nearest first, those of pages before
 * others.
 * @param most longest list of results of a kind
 */
export function findWords(draft: Draft, sought: string, most: number): FoundGroup[] {
  const nearness = nearnessTo(sought);
  const content = draft.read();
  const filled = filler(draft);
  const pages = content ? listPages(content, draft).pages : [];
  const pageOf = ({ file, path }: Found) =>
    pages.findLast((page) => page.file === file && page.path.every((key, index) => key === path[index]))?.address ??
    (file.startsWith('resources/') ? '/resources' : undefined);
  const hrefOf = (found: Found) =>
    `/words?${new URLSearchParams({ page: pageOf(found) ?? '/', file: found.file, path: JSON.stringify(found.path) })}`;

  const files = draft.files((file) => /\.(?:yaml|md)$/.test(file) && !/^training\/(?:words|questions)\//.test(file));
  const strings = files.flatMap((file) => stringsOf(file, draft.value(file)));
  const settings = Object.keys((draft.value('agency.yaml') ?? {}) as object).map((key) => ({ file: 'agency.yaml', path: [key], text: '' }));
  const found = [
    ...settings.filter((place) => nearness(nameOfPlace(draft, place).replace(/^.*?: /, '')) > 0).map((place) => ({ ...place, rank: 9 })),
    ...strings.flatMap((each) => {
      const text = filled(each.text);
      const near = noText.test(text) ? 0 : nearness(text);
      return near === 0 ? [] : [{ ...each, text, rank: near + (pageOf(each) ? 3 : 0) }];
    }),
  ].sort((one, other) => other.rank - one.rank);
  const named = pages.filter(({ name }) => nearness(name) > 0).slice(0, most);
  return [
    {
      name: 'Pages',
      results: named.map(({ address, name }) => ({ href: `/words?${new URLSearchParams({ page: address })}`, title: name })),
    },
    ...kinds.map(([name, isOfKind]) => ({
      name,
      results: found
        .filter(({ file }) => isOfKind.test(file))
        .slice(0, most)
        .map((each) => ({ href: hrefOf(each), title: nameOfPlace(draft, each), text: sentenceOf(each.text, sought) })),
    })),
  ];
}

/** Returns the sentence of a text that has the words, or else the first of them. */
function sentenceOf(text: string, sought: string): string {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/);
  const withWords = (words = '') => sentences.find((sentence) => nearnessTo(words)(sentence) > 0);
  return withWords(sought) ?? withWords(sought.split(/\s+/)[0]) ?? text;
}
