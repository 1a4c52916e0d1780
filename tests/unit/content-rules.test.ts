import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { ContentCopy } from '../support/content-copy.ts';
import { luxewear, pricing, refusedContent } from '../support/refused-content.ts';

const alt = 'The shop front on a Sunday morning.';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

/** One mistake is one problem: a second line would send the writer to a place that is right. */
const expectOnly = (file: string, field: string, fix: string) =>
  expect(copy.problems()).toEqual([{ file, field, message: expect.stringContaining(fix) }]);

describe('content is refused, and the problem names file, field and fix, for', () => {
  test.for(refusedContent)('%s', ([, file, field, value, fix]) => {
    copy.set(file, field, value);
    expectOnly(file, field, fix);
  });

  test('a photograph that is not there', () => {
    copy.set(luxewear, 'picture.photo', { file: 'gone.jpg', alt });
    expectOnly(luxewear, 'picture.photo.file', 'is not in content/photos: put it there, or correct the name');
  });

  test('a photograph on a host that is not listed', () => {
    copy.set('pages/about.yaml', 'picture.photo', { address: 'https://pics.example/a.jpg', alt });
    expectOnly(
      'pages/about.yaml',
      'picture.photo.address',
      'is on pics.example, which content/photo-hosts.yaml does not list: add the host',
    );
  });

  test.for([
    ['picture.photo.file', { file: '../agency.yaml', alt }, 'must be a file name such as shop-front.jpg'],
    ['picture.photo.address', { address: 'http://pics.example/a.jpg', alt }, 'must be an address that begins with https://'],
    ['picture.photo', { file: 'a.jpg' }, 'must have alt and either file'],
    [
      'picture.photo',
      { file: 'a.jpg', address: 'https://pics.example/a.jpg', alt },
      'must have alt and either file (a name in content/photos)',
    ],
  ] as const)('a photograph with a wrong %s: %o', ([field, photo, fix]) => {
    copy.set(luxewear, 'picture.photo', photo);
    expectOnly(luxewear, field, fix);
  });

  test('something in the calculator that publishes no figure for sales or margin', () => {
    copy.set('calculator.yaml', 'options[1]', 'analytics');
    expectOnly('calculator.yaml', 'options[1]', 'is analytics, which publishes no figure for sales or margin');
  });

  test('a Markdown link that leads nowhere', () => {
    copy.write('pages/privacy.md', `${copy.read('pages/privacy.md')}\nSee [our promise](/promise).\n`);
    expectOnly('pages/privacy.md', 'text', 'leads to /promise, which is no page');
  });

  test('a legal text without its frontmatter', () => {
    copy.write('pages/terms.md', '# Terms\n');
    expectOnly('pages/terms.md', '', 'has no frontmatter: begin with --- lines');
  });

  test.for([
    ['a colon in its text', 'title: Prices: by the hour', 'Put text that has a colon or begins with a sign in quotes'],
    ['a quote that is not closed', 'title: "Prices', 'close quotes that were opened'],
    ['a line that begins elsewhere', 'items:\n  - name: a\n    role: b\n   bio: c', 'begin a line with as many spaces as those like it'],
    ['a tab', 'items:\n\t- name: a', 'Begin lines with spaces: this one has a tab.'],
    ['a name twice', 'title: One\ntitle: Two', 'This name stands twice: keep one of the two.'],
  ] as const)('YAML with %s', ([, yaml, fix]) => {
    copy.write(pricing, `${yaml}\n`);
    expectOnly(pricing, '', fix);
  });

  test.for([
    [5, 'is no text: put it in quotes'],
    [null, 'is empty: write a line of text, in quotes where it begins with a sign'],
  ] as const)('%s where a text belongs, which is not missing', ([value, fix]) => {
    copy.set('pages/team.yaml', 'members[0].role', value);
    expectOnly('pages/team.yaml', 'members[0].role', fix);
  });

  test('a page without its file', () => {
    copy.delete('pages/about.yaml');
    expectOnly('pages/about.yaml', '', 'is missing: add the file');
  });

  test('a file that cannot be read, which is not one that is missing', () => {
    copy.delete('pages/about.yaml');
    mkdirSync(join(copy.folder, 'pages/about.yaml'));
    expectOnly('pages/about.yaml', '', 'cannot be read (EISDIR');
  });

  test('a file whose name cannot be an address', () => {
    copy.write('services/Price Tags.yaml', copy.read(pricing));
    expectOnly('services/Price Tags.yaml', '', 'must be lower-case words joined by hyphens');
  });

  test('a file that would not be read', () => {
    copy.write('services/notes.yml', 'heading: A note\n');
    expectOnly('services/notes.yml', '', 'let its name end in .yaml');
  });

  test.for(['title', 'description'] as const)('two pages with one %s', (field) => {
    copy.set('pages/team.yaml', field, loadContent().pages.about[field]);
    expectOnly('pages/team.yaml', field, `is the same as ${field} in content/pages/about.yaml: write one that fits only this page`);
  });

  test('a category with the title of a page', () => {
    copy.set('pages/resources.yaml', 'categories[1].title', loadContent().pages.about.title);
    expectOnly('pages/resources.yaml', 'categories[1].title', 'content/pages/about.yaml');
  });
});

test('several mistakes are told all at once, with their places in the message', () => {
  copy.set(pricing, 'title', 'Buy now!');
  copy.set(luxewear, 'picture.alt', undefined);
  copy.delete('pages/about.yaml');
  expect(copy.problems().map(({ file }) => file)).toEqual([pricing, 'pages/about.yaml', luxewear]);
  expect(() => loadContent(copy.folder)).toThrow(
    /^3 mistakes in the content:\n {2}content\/services\/dynamic-pricing\.yaml: title has an exclamation mark.*\n {2}content\/pages\/about\.yaml is missing.*\n {2}content\/case-studies\/luxewear\.yaml: picture\.alt is missing/,
  );
});

test('the site has no mistake in its content', () => {
  expect(() => loadContent()).not.toThrow();
});
