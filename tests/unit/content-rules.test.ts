import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { unconfirmed } from '../../content/unconfirmed.ts';
import { ContentCopy } from '../support/content-copy.ts';
import { accepted, luxewear, pricing, refusedBesideOthers, refusedByItself } from '../support/refused-content.ts';
import { content } from '../support/site-routes.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});

/** One mistake is one problem: a second line would send the writer to a place that is right. */
const expectOnly = (file: string, field: string, fix: string) =>
  expect(copy.problems()).toEqual([{ file, field, message: expect.stringContaining(fix) }]);

const rows = (table: typeof refusedByItself) =>
  Object.entries(table).flatMap(([file, all]) =>
    all.map(([rule, field, value, fix, where = field]) => ({ rule, file, field, value, fix, where })),
  );

/** Mistakes in different places are tried together: reading all content takes half a second. */
function rounds(all: ReturnType<typeof rows>) {
  const found: (typeof all)[] = [];
  const placeOf = ({ file, field }: (typeof all)[number]) => `${file} ${field.split(/[.[]/)[0]}`;
  for (const row of all) {
    const round = found.find((others) => !others.some((other) => placeOf(other) === placeOf(row)));
    if (round) round.push(row);
    else found.push([row]);
  }
  return found.map((round) => ({ round, rules: round.map(({ rule }) => rule).join(', ') }));
}

describe('content is refused, and each problem names file, field and fix, for', () => {
  test.for([...rounds(rows(refusedByItself)), ...rounds(rows(refusedBesideOthers))])('$rules', ({ round }) => {
    for (const { file, field, value } of round) copy.set(file, field, value);
    const byPlace = (all: readonly { file: string; field: string; message: unknown }[]) =>
      all.toSorted((one, other) => `${one.file} ${one.field}`.localeCompare(`${other.file} ${other.field}`));
    expect(byPlace(copy.problems())).toEqual(
      byPlace(round.map(({ file, where, fix }) => ({ file, field: where, message: expect.stringContaining(fix) }))),
    );
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
    copy.set('pages/team.yaml', field, content.pages.about[field]);
    expectOnly('pages/team.yaml', field, `is the same as ${field} in content/pages/about.yaml: write one that fits only this page`);
  });

  test('a category with the title of a page', () => {
    copy.set('pages/resources.yaml', 'categories[1].title', content.pages.about.title);
    expectOnly('pages/resources.yaml', 'categories[1].title', 'content/pages/about.yaml');
  });

  test('a resource without its document', () => {
    copy.delete('documents/reorder-points.yaml');
    expectOnly('documents/reorder-points.yaml', '', 'is missing: add the words of resources/reorder-points.yaml');
  });

  test('a document of nothing', () => {
    copy.write('documents/nobody.yaml', copy.read('documents/luxewear.yaml'));
    expectOnly('documents/nobody.yaml', '', 'has the name of no resource and no case study');
  });
});

test('an example shop may have numbers of its own, and a case study go without a document, a portrait or anything to show', () => {
  for (const [file, field, value] of accepted) copy.set(file, field, value);
  copy.delete('documents/luxewear.yaml');
  expect(() => loadContent(copy.folder)).not.toThrow();
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

test('narratives, quotes and meanings of the case studies wait for the owner’s confirmation', () => {
  const waiting = unconfirmed(content).map(({ group, file: at, field }) => `${group} ${at} ${field}`.trim());
  for (const { slug } of content.caseStudies)
    expect(waiting).toEqual(
      expect.arrayContaining([
        `story case-studies/${slug}.yaml`,
        `quote case-studies/${slug}.yaml testimonial`,
        `figure case-studies/${slug}.yaml result`,
      ]),
    );
  expect(waiting).toContain('figure labels.yaml caseStudy.meanings');
});
