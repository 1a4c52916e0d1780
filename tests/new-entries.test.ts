import { expect, test } from 'vitest';
import { loadContent } from '../content/load.ts';
import { routes } from '../content/routes.ts';
import { SiteSearch } from '../shared/search/site-search.ts';
import { entriesOf } from '../site/src/search/entries-of.ts';
import { writeIndex } from '../site/src/search/search-index.ts';
import { loadTraining } from '../training/load.ts';
import { ContentCopy } from './support/content/content-copy.ts';
import { assistantOver } from './support/content/knowledge.ts';
import { addOneOfEach } from './support/content/new-entries.ts';

const copy = new ContentCopy();
addOneOfEach(copy);
const content = loadContent(copy.folder);
const { talk } = assistantOver(content);
const { words } = loadTraining();
const search = new SiteSearch(writeIndex(entriesOf(content, words.names.names)));

test.each([
  ['how many offices do you have?', 'five offices'],
  ['where are your offices?', 'Lisbon'],
  ['where is your Lisbon office?', 'Portugal'],
  ['tell me about the Lisbon office', 'tinned fish'],
  ['how many employees does Lisbon have?', '30+'],
  ['what do you do for Toys & Games?', '/solutions/industries/toys-games'],
  ['how many industries do you work with?', 'seven industries'],
  ['how many case studies are there?', 'seven case studies'],
  ['which client has the highest return?', 'PlayBarn'],
  ['tell me about PlayBarn', '/case-studies/playbarn'],
  ['how long did PlayBarn take?', '3 months'],
  ['do you work with shops that sell live parrots?', 'cages'],
  ['who is Amara Nwosu?', 'parcel'],
  ['who is the head of packaging?', 'parcel'],
  ['Parcels that fit', 'carton sizes'],
  ['what are your telephone hours?', 'Monday to Friday from 10 to 18'],
  ['will you be at the cork fair?', 'bring a question'],
])('the assistant answers about a new entry without asked lines: %s', (question, says) => {
  expect(talk(question).text.replaceAll('\u00a0', ' ')).toContain(says);
});

test('a text is a dated page of the feed and the sitemap', () => {
  expect(routes(content)).toContainEqual(expect.objectContaining({ path: '/resources/cork-fair', date: '2026-11-20', listed: true }));
});

test.each([
  ['lisbon', '/about/global-presence'],
  ['toys', '/solutions/industries/toys-games'],
  ['playbarn', '/case-studies/playbarn'],
  ['parrots', '/contact#parrots'],
  ['amara nwosu', '/about/team'],
  ['parcels that fit', '/resources/parcel-sizes'],
  ['hall of the tilers', '/resources/cork-fair'],
])('the search finds a new entry: %s', (query, path) => {
  expect(search.search(query, 20).groups.flatMap(({ hits }) => hits.map((hit) => hit.path))).toContain(path);
});
