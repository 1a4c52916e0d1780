import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ContentCopy } from '../../tests/support/content/content-copy.ts';
import { accepted, luxewear, pricing, refusedBesideOthers, refusedByItself } from '../../tests/support/content/refused-content.ts';
import { content } from '../../tests/support/content/site-routes.ts';
import { loadContent } from '../load.ts';
import { checkLacks } from './check-lacks.ts';
import { textsOf } from './content-files.ts';
import { unconfirmed } from './unconfirmed.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});

/** Expects exactly one problem: a second one would point to a correct field. */
const expectOnly = (file: string, field: string, fix: string) =>
  expect(copy.problems()).toMatchObject([{ file, field, message: expect.stringContaining(fix) }]);

const rows = (table: typeof refusedByItself) =>
  Object.entries(table).flatMap(([file, all]) =>
    all.map(([rule, field, value, fix, where = field]) => ({ rule, file, field, value, fix, where })),
  );

/** Groups mistakes in different places into one load, because reading all content takes half a second. */
function rounds(all: ReturnType<typeof rows>) {
  const groups: (typeof all)[] = [];
  const placeOf = ({ file, field }: (typeof all)[number]) => `${file} ${field.split(/[.[]/)[0]}`;
  for (const row of all) {
    const round = groups.find((others) => !others.some((other) => placeOf(other) === placeOf(row)));
    if (round) round.push(row);
    else groups.push([row]);
  }
  return groups.map((round) => ({ round, rules: round.map(({ rule }) => rule).join(', ') }));
}

describe('content is refused, naming file, field and fix, for', () => {
  test.for([...rounds(rows(refusedByItself)), ...rounds(rows(refusedBesideOthers))])('$rules', ({ round }) => {
    for (const { file, field, value } of round) copy.set(file, field, value);
    const byPlace = (all: readonly { file: string; field: string; message: unknown }[]) =>
      all.toSorted((one, other) => `${one.file} ${one.field}`.localeCompare(`${other.file} ${other.field}`));
    expect(byPlace(copy.problems())).toMatchObject(
      byPlace(round.map(({ file, where, fix }) => ({ file, field: where, message: expect.stringContaining(fix) }))),
    );
  });

  test('a page with a price while answers say that no prices are published', () => {
    copy.set('pages/contact.yaml', 'faq.items[4].answer', 'A first service costs ₹9,999 a month.');
    const [first, ...others] = copy.problems();
    expect(first).toMatchObject({
      file: 'answers/contact.yaml',
      field: 'answers[4].lacks',
      message: expect.stringMatching(
        /^calls "prices" not published, but "₹9,999 a month" stands in pages\/contact.yaml, faq.items\[4\].answer: answer with/,
      ),
    });
    for (const { message } of others) expect(message).toContain('calls "prices" not published, but');
    expect(others.map(({ file }) => file)).toContain('answers/solutions.yaml');
  });

  test.each(Object.entries(content.notPublished.claims))('a page that states what answers call missing: %s', (key, { example }) => {
    const text = example.replace('{client}', 'TechPro');
    const problems = checkLacks({ ...content, pages: { ...content.pages, terms: { ...content.pages.terms, text } } });
    expect(problems.map(({ what }) => what)).toContainEqual(expect.stringContaining(`calls "${key}" not published, but`));
  });

  test('an answer that calls something unpublished without naming it', () => {
    copy.set('answers/contact.yaml', 'answers[4].lacks', undefined);
    expectOnly('answers/contact.yaml', 'answers[4].lacks', 'name what we do not publish');
  });

  test('a Markdown link to a missing page', () => {
    copy.write('pages/privacy.md', `${copy.read('pages/privacy.md')}\nSee [our promise](/promise).\n`);
    expectOnly('pages/privacy.md', 'text', 'leads to /promise, which is no page');
  });

  test('a legal text without its frontmatter', () => {
    copy.write('pages/terms.md', '# Terms\n');
    expectOnly('pages/terms.md', '', 'has no frontmatter: begin with --- lines');
  });

  test.for([
    ['a colon in its text', 'title: A\nheading: Prices: by the hour', 2, 'Put text that has a colon in quotes'],
    ['no space after a colon', 'title: A\nheading:Prices\nlead: B', 2, 'Put a space after the colon'],
    ['a quote that is not closed', 'title: A\nheading: "Prices\nlead: B', 2, 'A quote is opened here and not closed'],
    ['text after a quote', 'title: A\nheading: "Prices" by the hour', 2, 'goes on after its closing quote'],
    ['an apostrophe in single quotes', "title: A\nheading: 'It's ours'", 2, 'write each apostrophe in it twice'],
    ['a backslash in double quotes', 'heading: "50\\% off"', 1, 'use single quotes'],
    ['a line indented less than its siblings', 'items:\n  - name: a\n    role: b\n   bio: c', 4, 'as many spaces as those like it'],
    ['a line indented more than its siblings', 'title: A\n  lead: B', 2, 'as many spaces as those like it'],
    ['a tab', 'items:\n\t- name: a', 2, 'Begin lines with spaces: this one has a tab.'],
    ['a name twice', 'title: One\ntitle: Two', 2, 'This name stands twice: keep one of the two.'],
    ['an indicator at the beginning of its text', 'title: A\nheading: %25 off', 2, 'needs quotes'],
    ['bold text', 'heading: **Prices** now', 1, 'needs quotes'],
    ['a line of dashes', 'title: A\n---\nlead: B', 2, 'Take away the line of dashes'],
    ['text that would end at a number sign', 'title: A\nheading: The #1 AI', 2, 'What stands after # is not shown: put the text in quotes'],
    ['text that would be a comment', 'heading: #1 in AI', 1, 'What stands after # is not shown'],
    ['an entry that would end at a number sign', 'items:\n  - The #1 AI', 2, 'What stands after # is not shown'],
    ['text that would be an anchor', 'heading: &Co sells', 1, 'needs quotes'],
    ['text that would be a tag', 'heading: !new prices', 1, 'needs quotes'],
  ] as const)('YAML with %s', ([, yaml, line, fix]) => {
    copy.write(pricing, `${yaml}\n`);
    expect(copy.problems()).toMatchObject([{ file: pricing, field: '', line, message: expect.stringContaining(fix) }]);
  });

  test('frontmatter that ends at a number sign, with its line in the file', () => {
    copy.write('pages/terms.md', copy.read('pages/terms.md').replace(/^heading: .*$/m, 'heading: The #1 terms'));
    const line = copy.read('pages/terms.md').split('\n').indexOf('heading: The #1 terms') + 1;
    expect(copy.problems()).toMatchObject([{ file: 'pages/terms.md', line, message: expect.stringContaining('after # is not shown') }]);
  });

  test('a file that is not UTF-8', () => {
    writeFileSync(join(copy.folder, pricing), Buffer.from('title: Caf\xe9\n', 'latin1'));
    expectOnly(pricing, '', 'is not UTF-8');
  });

  test.for([
    ['a list without its dashes', 'features.items', 'rank', 'must be a list: begin each entry with a dash and a space'],
    ['a text in place of names and values', 'closing', 'Ask us', 'must have names and values below it'],
  ] as const)('%s', ([, field, value, fix]) => {
    copy.set(pricing, field, value);
    expectOnly(pricing, field, fix);
  });

  test.for(['pages/news.yaml', 'pages/about.yaml.bak', 'news.yaml', 'technology/robots.yaml', 'notes/first.yaml'])(
    'a file that no page uses: %s',
    (file) => {
      mkdirSync(dirname(join(copy.folder, file)), { recursive: true });
      copy.write(file, 'heading: News\n');
      expectOnly(file, '', 'is not read: correct its name, or move it out of the content');
    },
  );

  test('a page without its file', () => {
    copy.delete('pages/about.yaml');
    expectOnly('pages/about.yaml', '', 'is missing: add the file');
  });

  test('an unreadable file, which is not reported as missing', () => {
    copy.delete('pages/about.yaml');
    mkdirSync(join(copy.folder, 'pages/about.yaml'));
    expectOnly('pages/about.yaml', '', 'cannot be read (EISDIR');
  });

  test('a file name that cannot be a URL', () => {
    copy.write('services/Price Tags.yaml', copy.read(pricing));
    expectOnly('services/Price Tags.yaml', '', 'must be lower-case words joined by hyphens');
  });

  test('a file in a folder that is not read', () => {
    copy.write('services/notes.yml', 'heading: A note\n');
    expectOnly('services/notes.yml', '', 'let its name end in .yaml');
  });

  test.for(['title', 'description'] as const)('two pages with the same %s', (field) => {
    copy.set('pages/team.yaml', field, content.pages.about[field]);
    expectOnly('pages/team.yaml', field, `is the same as ${field} in content/pages/about.yaml: write one that fits only this page`);
  });

  test('a category with the title of a page', () => {
    copy.set('pages/resources.yaml', 'categories[1].title', content.pages.about.title);
    expectOnly('pages/resources.yaml', 'categories[1].title', 'content/pages/about.yaml');
  });

  test('a resource without its document', () => {
    copy.delete('documents/reorder-points.yaml');
    expectOnly('resources/reorder-points.yaml', 'pdf', 'is missing: name a PDF of your own in documents/');
  });

  test('a document without a resource', () => {
    copy.write('documents/nobody.yaml', copy.read('documents/price-limits.yaml'));
    expectOnly('documents/nobody.yaml', '', 'has the name of no resource and no case study');
  });
});

test('examples may use other figures, and case studies may lack optional parts', () => {
  for (const [file, field, value] of accepted) copy.set(file, field, value);
  copy.delete('documents/luxewear.yaml');
  expect(() => loadContent(copy.folder)).not.toThrow();
});

test.for([
  ['a field', pricing, 'features.items[3].title', 'Buy now!', (text: string) => text.indexOf('Buy now!')],
  ['the parent of a missing field', luxewear, 'picture.alt', undefined, (text: string) => text.indexOf('picture:')],
  ['a figure that is not agreed', pricing, 'lead', 'It brings 26%.', (text: string) => text.indexOf('lead: It')],
  ['a field of frontmatter', 'pages/terms.md', 'title', 'A'.repeat(60), (text: string) => text.indexOf('title: AAA')],
] as const)('a problem names the line: %s', ([, file, field, value, placeIn]) => {
  if (file.endsWith('.md')) copy.write(file, copy.read(file).replace(/^title: .*$/m, `title: ${value}`));
  else copy.set(file, field, value);
  const text = copy.read(file);
  const line = text.slice(0, placeIn(text)).split('\n').length;
  expect(copy.problems()).toMatchObject([{ file, field, line }]);
});

test.for([
  ['CRLF line endings', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['CRLF line endings and a byte order mark', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
] as const)('files with %s load the same content', ([, encode]) => {
  const before = loadContent(copy.folder);
  for (const file of ['pages/privacy.md', 'pages/home.yaml', pricing, 'agency.yaml']) copy.write(file, encode(copy.read(file)));
  expect(loadContent(copy.folder)).toEqual(before);
});

test('the error lists several problems with their places', () => {
  copy.set(pricing, 'title', 'Buy now!');
  copy.set(luxewear, 'picture.alt', undefined);
  copy.delete('pages/about.yaml');
  expect(copy.problems().map(({ file }) => file)).toEqual([pricing, 'pages/about.yaml', luxewear]);
  expect(() => loadContent(copy.folder)).toThrow(
    /^3 mistakes in the content:\n {2}content\/services\/dynamic-pricing\.yaml, line \d+: title has an exclamation mark.*\n {2}content\/pages\/about\.yaml is missing.*\n {2}content\/case-studies\/luxewear\.yaml, line \d+: picture\.alt is missing/,
  );
});

test('narratives, quotes and meanings of case studies need confirmation', () => {
  const waiting = unconfirmed(content).map(({ group, file, field }) => `${group} ${file} ${field}`.trim());
  for (const { slug } of content.caseStudies)
    expect(waiting).toEqual(expect.arrayContaining([`story case-studies/${slug}.yaml`, `quote case-studies/${slug}.yaml testimonial`]));
  expect(waiting).toContain('figure labels.yaml caseStudy.meanings');
});

test('leads that ask for a yes say that the AI may act by itself later', () => {
  const asking = textsOf(content).filter(({ path, text }) => path.at(-1) === 'lead' && /\bsay yes\b/.test(text));
  expect(asking).not.toEqual([]);
  const silent = asking.filter(({ file, text }) => !file.startsWith('services/') && !/if you allow it|until you let it/.test(text));
  expect(silent.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
