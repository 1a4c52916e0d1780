import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { unconfirmed } from '../../content/unconfirmed.ts';
import { checkContent } from '../../scripts/doctor/check-content.ts';
import { report } from '../../scripts/doctor/report.ts';
import { confirmAll } from '../support/confirm-all.ts';
import { ContentCopy } from '../support/content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

const doctor = () => report(checkContent(copy.folder));

describe('what the owner has to confirm', () => {
  test('is listed by group, each entry with its page, its place in the content and its first words', () => {
    const said = doctor();
    expect(said).toMatch(/^Must be confirmed \(\d+\)$/m);
    expect(said).toMatch(/^ {2}People \(\d+\)$/m);
    for (const line of [
      '/about/team (pages/team.yaml: members[0]): Vasanti Karnik · Founder',
      '/ (pages/home.yaml: testimonials.items[0]): ',
      '/case-studies/luxewear (case-studies/luxewear.yaml): ',
      '/case-studies/luxewear (case-studies/luxewear.yaml: testimonial): ',
      '/about/global-presence (pages/global-presence.yaml: offices[1]): Amsterdam',
      '/about/journey (pages/journey.yaml: milestones[0]): Founded in Mumbai',
      '/contact (pages/contact.yaml: faq.items[3]): Who owns the data?',
      '/privacy (pages/privacy.md): Privacy',
      '/contact (assistant/facts.yaml: facts[1]): ',
    ])
      expect(said).toContain(`\n        ${line}`);
    expect(said.match(/^ {8}.*$/gm)?.filter((line) => line.length > 200)).toEqual([]);
  });

  test('asks for a lawyer where the text is a legal one', () => {
    expect(doctor()).toMatch(/Legal texts \(3\)\n.*lawyer/);
  });

  test('counts every entry, and the site is not ready while one is left', () => {
    const { length } = unconfirmed(loadContent(copy.folder));
    expect(length).toBeGreaterThan(50);
    expect(doctor()).toContain(`Must be confirmed (${length})`);
    expect(doctor()).toMatch(new RegExp(`The site is not ready to launch: .* and ${length} things must be confirmed\\.$`));
  });

  test('is listed no more when everything is confirmed, and one that loses its confirmation is listed again', () => {
    const entries = confirmAll(copy);
    expect(unconfirmed(loadContent(copy.folder))).toEqual([]);
    const confirmed = doctor();
    expect(confirmed).not.toMatch(/Must be confirmed|must be confirmed/);
    for (const { words } of entries) expect(confirmed).not.toContain(words);
    // Names that were invented stay invented, whoever signs for them.
    expect(confirmed).toMatch(/^Must be mended[\s\S]*Vasanti Karnik/);

    copy.set('pages/journey.yaml', 'milestones[2].confirmed', undefined);
    expect(doctor()).toMatch(
      /^Must be confirmed \(1\)\n {2}History \(1\)\n.*\n {8}\/about\/journey \(pages\/journey\.yaml: milestones\[2\]\)/m,
    );
    expect(doctor()).toContain('and 1 thing must be confirmed.');
  });
});

describe('a confirmation', () => {
  test.each<[what: string, confirmed: unknown, field: string, message: RegExp]>([
    ['without a date', { by: 'Meera Joshi' }, '.on', /must be a date such as 2026-11-22/],
    ['with a day in words', { by: 'Meera Joshi', on: 'last Friday' }, '.on', /must be a date such as 2026-11-22/],
    ['from the future', { by: 'Meera Joshi', on: '2099-01-01' }, '.on', /is still to come/],
    ['by nobody', { by: '', on: '2026-11-20' }, '.by', /is empty/],
    ['that is only a word', 'yes', '', /must be the name and the date of the confirmation/],
    ['with a key of its own', { by: 'Meera Joshi', on: '2026-11-20', note: 'by phone' }, '.note', /is not a known key/],
  ])('%s is refused with what to write', (_, confirmed, field, message) => {
    copy.set('pages/team.yaml', 'members[1].confirmed', confirmed);
    expect(copy.problems()).toEqual([
      { file: 'pages/team.yaml', field: `members[1].confirmed${field}`, message: expect.stringMatching(message) },
    ]);
  });

  test('is refused where nothing has to be confirmed', () => {
    copy.set('pages/about.yaml', 'closing.confirmed', { by: 'Meera Joshi', on: '2026-11-20' });
    expect(copy.problems()).toEqual([
      { file: 'pages/about.yaml', field: 'closing.confirmed', message: 'is not a known key: remove it or check its spelling' },
    ]);
  });

  test('changes nothing that the build reads, so visitors see no mark', () => {
    const before = JSON.stringify(loadContent(copy.folder));
    confirmAll(copy, 'Zebedee Quillfeather');
    expect(JSON.stringify(loadContent(copy.folder))).toBe(before);
  });
});
