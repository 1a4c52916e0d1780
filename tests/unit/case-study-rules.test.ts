import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { unconfirmed } from '../../content/unconfirmed.ts';
import { monthsOf } from '../../site/src/months-of.ts';
import { ContentCopy } from '../support/content-copy.ts';

const file = 'case-studies/luxewear.yaml';
let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

describe('a case study is refused', () => {
  test('when its steps take longer than its timeline', () => {
    copy.set(file, 'implementation[0].months', 2);
    expect(copy.problems()).toEqual([{ file, field: 'implementation', message: expect.stringMatching(/takes 7 months.*timeline is 6/) }]);
  });

  test('when its third result is not what that service publishes', () => {
    copy.set(file, 'result.figure', '36%');
    expect(copy.problems()).toEqual([{ file, field: 'result.figure', message: expect.stringMatching(/says 36%.*35% or 45% or 3x/) }]);
  });

  test('when what it shows is of no known kind', () => {
    copy.set(file, 'artefact.kind', 'dream');
    expect(copy.problems()).toEqual([{ file, field: expect.stringMatching(/^artefact/), message: expect.stringMatching(/order-sheet/) }]);
  });
});

test('numbers of what a case study shows are an example: they need no agreement', () => {
  copy.set(file, 'artefact.shown[0].why', 'Seen by 77% in 9 weeks.');
  expect(() => loadContent(copy.folder)).not.toThrow();
});

test('a case study without a portrait and without anything to show is one all the same', () => {
  copy.set(file, 'artefact', undefined);
  copy.set(file, 'testimonial.portrait', undefined);
  expect(() => loadContent(copy.folder)).not.toThrow();
});

test('narratives, quotes and meanings of the case studies wait for the owner’s confirmation', () => {
  const content = loadContent();
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

test('steps follow one another from the first month on', () => {
  expect(monthsOf([{ months: 1 }, { months: 3 }, { months: 2 }]).map(({ first, last }) => [first, last])).toEqual([
    [1, 1],
    [2, 4],
    [5, 6],
  ]);
});
