import { resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/doctor/check-content.ts';
import { pass, report, warn } from '../../scripts/doctor/finding.ts';
import { confirmAll } from '../../tests/support/content/confirm-all.ts';
import { ContentCopy } from '../../tests/support/content/content-copy.ts';
import { content } from '../../tests/support/content/site-routes.ts';
import { loadContent } from '../load.ts';
import { unconfirmed } from './unconfirmed.ts';

const {
  contact,
  globalPresence,
  journey,
  team: {
    members: [founder],
  },
} = content.pages;
let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});

const doctor = () => report(checkContent(copy.folder)).text;
/** Report of the site as shipped. */
const { text: shipped } = report(checkContent(resolve('content')));

describe('the list of unconfirmed entries', () => {
  test('names group, page, place and first words of each entry', () => {
    expect(shipped).toMatch(/^Must be confirmed \(\d+\)$/m);
    expect(shipped).toMatch(/^ {2}People \(\d+\)$/m);
    for (const line of [
      `/about/team (pages/team.yaml: members[0]): ${founder?.name} · ${founder?.role}`,
      '/ (pages/home.yaml: testimonials.items[0]): ',
      '/case-studies/luxewear (case-studies/luxewear.yaml): ',
      '/case-studies/luxewear (case-studies/luxewear.yaml: testimonial): ',
      `/about/global-presence (pages/global-presence.yaml: offices[1]): ${globalPresence.offices[1]?.city}`,
      `/about/journey (pages/journey.yaml: milestones[0]): ${journey.milestones[0]?.title}`,
      `/contact (pages/contact.yaml: faq.items[3]): ${contact.faq.items[3]?.question}`,
      '/privacy (pages/privacy.md): ',
      '/contact (answers/contact.yaml: answers[0]): ',
    ])
      expect(shipped).toContain(`\n        ${line}`);
    expect(shipped.match(/^ {8}.*$/gm)?.filter((line) => line.length > 200)).toEqual([]);
  });

  test('asks for a lawyer to check legal texts', () => {
    expect(shipped).toMatch(/Legal texts \(4\)\n.*lawyer/);
  });

  test('counts entries and makes the doctor fail', () => {
    const { length } = unconfirmed(content);
    expect(length).toBeGreaterThan(50);
    expect(shipped).toContain(`Must be confirmed (${length})`);
    expect(shipped).toMatch(new RegExp(`The site is not ready to launch: .* and ${length} things must be confirmed\\.$`));
    const others = [pass('The rest is fine.'), warn('This may be meant so.', 'Look at it.')];
    expect(report(others).isReady).toBe(true);
    expect(report([...others, { level: 'confirm', what: 'History', entries: ['Founded'] }]).isReady, 'with one left').toBe(false);
  });

  test('is empty when all is confirmed, and lists an entry that loses its confirmation', () => {
    copy.push('placeholders.yaml', 'invented', { file: 'pages/team.yaml', what: 'person', says: 'Nobody Inparticular' });
    copy.set('pages/team.yaml', 'members[0].name', 'Nobody Inparticular');
    const entries = confirmAll(copy);
    expect(unconfirmed(loadContent(copy.folder))).toEqual([]);
    const confirmed = doctor();
    expect(confirmed).not.toMatch(/Must be confirmed|must be confirmed/);
    for (const { words } of entries) expect(confirmed).not.toContain(words);
    // A confirmation does not make an invented name valid.
    expect(confirmed).toMatch(/^Must be fixed[\s\S]*Nobody Inparticular/);
  });

  test('has an entry whose confirmation was removed', () => {
    confirmAll(copy);
    copy.set('pages/journey.yaml', 'milestones[2].confirmed', undefined);
    const text = doctor();
    expect(text).toMatch(
      /^Must be confirmed \(1\)\n {2}History \(1\)\n.*\n {8}\/about\/journey \(pages\/journey\.yaml: milestones\[2\]\)/m,
    );
    expect(text).toContain('and 1 thing must be confirmed.');
  });
});

test("confirmations are not in the build's data", () => {
  const before = JSON.stringify(loadContent(copy.folder));
  confirmAll(copy, 'Zebedee Quillfeather');
  expect(JSON.stringify(loadContent(copy.folder))).toBe(before);
});
