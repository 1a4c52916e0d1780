import { expect, test } from 'vitest';
import { keyOf, placeFinder } from './find-places.ts';

const find = placeFinder([
  { file: 'pages/home.yaml', path: ['heading'], text: 'Six decisions, made well' },
  { file: 'pages/home.yaml', path: ['items', 0, 'title'], text: 'You keep the last word' },
  { file: 'pages/home.yaml', path: ['items', 0, 'link'], text: 'Read the case study' },
  { file: 'pages/home.yaml', path: ['items', 1, 'title'], text: 'Support day and night' },
  { file: 'pages/home.yaml', path: ['items', 1, 'link'], text: 'Read the case study' },
  { file: 'services/pricing.yaml', path: ['name'], text: 'Dynamic Pricing' },
  { file: 'services/pricing.yaml', path: ['slug'], text: 'dynamic pricing' },
  { file: 'labels.yaml', path: ['months'], text: 'Within {count} months of work' },
  { file: 'pages/terms.md', path: ['text'], text: '## Payment\n\nYou pay **each month**, as [agreed](/contact).\n' },
  { file: 'answers/pricing.yaml', path: ['title'], text: 'Six decisions, made well' },
]);
const first = (chains: string[][], ownFile = 'pages/home.yaml') => find(chains, ownFile).map(([place]) => place && keyOf(place));

test('placeFinder ignores the typography that a page adds', () => {
  expect(first([['Six\u00a0decisions, made\u00a0well']])).toEqual(['pages/home.yaml#heading']);
});

test('placeFinder leaves out texts that no page shows', () => {
  expect(find([['Six decisions, made well']], 'pages/home.yaml')[0]).toHaveLength(1);
});

test('placeFinder finds every title that one table cell lists', () => {
  const [places = []] = find([['You keep the last word; Support day and night']], 'pages/home.yaml');
  expect(places.map(keyOf).sort()).toEqual(['pages/home.yaml#items/0/title', 'pages/home.yaml#items/1/title']);
});

test('placeFinder prefers, of equal texts, the one nearest to its neighbours', () => {
  const chains = [['You keep the last word'], ['Read the case study'], ['Support day and night'], ['Read the case study']];
  expect(first(chains)).toEqual([
    'pages/home.yaml#items/0/title',
    'pages/home.yaml#items/0/link',
    'pages/home.yaml#items/1/title',
    'pages/home.yaml#items/1/link',
  ]);
});

test('placeFinder prefers a name to an address with the same letters', () => {
  expect(find([['Dynamic Pricing']], '')[0]?.map(keyOf)).toEqual(['services/pricing.yaml#name']);
});

test('placeFinder finds a sentence with filled-in placeholders', () => {
  expect(first([['Within 6 months of work']])).toEqual(['labels.yaml#months']);
});

test('placeFinder finds a Markdown file by one of its paragraphs', () => {
  expect(first([['each month', 'You pay each month, as agreed.']])).toEqual(['pages/terms.md#text']);
});

test('placeFinder finds the titles of a cell in order when the file is unknown', () => {
  const [places] = find([['You keep the last word; Support day and night']], '');
  expect(places?.map(keyOf)).toEqual(['pages/home.yaml#items/0/title', 'pages/home.yaml#items/1/title']);
});

test('placeFinder finds no place for a computed number', () => {
  expect(first([['1,349']])).toEqual([undefined]);
});
