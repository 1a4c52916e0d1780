import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { ContentCopy } from '../support/content-copy.ts';

const guide = 'documents/reorder-points.yaml';
const example = 'chapters[1].sections[1].blocks[0].example';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

/** One mistake is one problem. */
const expectOnly = (file: string, field: string, fix: string) =>
  expect(copy.problems()).toEqual([{ file, field, message: expect.stringContaining(fix) }]);

describe('a document is refused, and the problem names file, field and fix, for', () => {
  test('a figure in its text that was never agreed', () => {
    copy.set(guide, 'chapters[0].lead', 'You will order 61% less.');
    expectOnly(guide, 'chapters[0].lead', 'says "61%", which is not an agreed figure');
  });

  test("another shop's figure in a case study's document", () => {
    copy.set('documents/techpro.yaml', 'chapters[0].lead', 'It returned 425% within the first year.');
    expectOnly('documents/techpro.yaml', 'chapters[0].lead', 'says "425%", which is not an agreed figure');
  });

  test('an example that speaks of a client, because its figures are invented', () => {
    copy.set(guide, `${example}.title`, 'What FreshMart reorders');
    expectOnly(guide, `${example}.title`, 'names FreshMart in an example');
  });

  test('a chapter that its resource does not promise', () => {
    copy.set(guide, 'chapters[0].heading', 'Something else');
    expectOnly(guide, 'chapters[0].heading', 'write "The lead time you are told and the one you get", or change the promise');
  });

  test('a resource without its document', () => {
    copy.delete(guide);
    expectOnly(guide, '', 'is missing: add the words of resources/reorder-points.yaml');
  });

  test('a document of nothing', () => {
    copy.write('documents/nobody.yaml', copy.read('documents/luxewear.yaml'));
    expectOnly('documents/nobody.yaml', '', 'has the name of no resource and no case study');
  });

  test('a shop that there is not', () => {
    copy.set('documents/six-shops.yaml', 'chapters[1].sections[0].blocks[0].shop', 'nobody');
    expectOnly('documents/six-shops.yaml', 'chapters[1].sections[0].blocks[0].shop', 'is "nobody": use one of');
  });

  test('a piece of two kinds', () => {
    copy.set(guide, 'chapters[0].sections[0].blocks[0].note', 'A note beside a text.');
    expectOnly(guide, 'chapters[0].sections[0].blocks[0]', 'must have exactly one kind');
  });

  test('a table with a row that is too short', () => {
    copy.set(guide, 'chapters[2].sections[0].blocks[0].table.rows[0]', ['Sets', 'No chairs']);
    expectOnly(guide, 'chapters[2].sections[0].blocks[0].table', 'has a row that is longer or shorter than its head');
  });

  test('an exclamation mark', () => {
    copy.set(guide, 'chapters[0].lead', 'Order now!');
    expectOnly(guide, 'chapters[0].lead', 'has an exclamation mark');
  });
});

test('an example may have figures of its own, because the document marks it as one', () => {
  copy.set(guide, `${example}.reading`, 'The shop sells 61% in 13 days.');
  expect(() => loadContent(copy.folder)).not.toThrow();
});

test('a case study may go without a document', () => {
  copy.delete('documents/luxewear.yaml');
  expect(() => loadContent(copy.folder)).not.toThrow();
});
