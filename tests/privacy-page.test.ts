import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldNames } from '../content/enquiry-fields.ts';
import { loadContent } from '../content/load.ts';
import { quarantineBounds, spamAge } from '../server/enquiries/erase-enquiries.ts';
import { retentionDays } from '../server/measurement/measurement.ts';
import { questionBounds } from '../server/questions/question-store.ts';
import { DAY } from '../shared/format/days.ts';

const content = loadContent('content');
const { text } = content.pages.privacy;
const answers = content.answers.flatMap((file) => file.answers).flatMap(({ page, answer }) => (page === '/privacy' ? answer : []));
const section = (heading: string) => text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';

/** Files that use the browser's storage, each with the words of the privacy page about what the file stores. */
const storing: Record<string, readonly string[]> = {
  'contact/use-draft.ts': ['The message that you write in the form, as a draft: until it is sent'],
  'chat/chat-storage.ts': [
    'its last fifty messages at most',
    'whether the assistant’s panel is open',
    'a question that waits for its answer',
    'a question that you have half written',
    'one that you handed over from the search',
  ],
  'consent/consent.ts': ['If the page has asked for your consent: your answer, for a year'],
  // This file only checks whether entries of other files exist.
  'hydrate/interaction.ts': [],
};

/** Retention: the words of the privacy page, the days in the code, and the days that the words promise. */
const retentions: readonly (readonly [words: RegExp, days: number, promised: number])[] = [
  [/sums for each day,? for twenty-five months/, retentionDays, 25 * 30.44],
  [/set aside for thirty days at most/, quarantineBounds.age / DAY, 30],
  [/Spam is deleted after thirty days/, spamAge / DAY, 30],
  [/no answer is kept for ninety days at most/, questionBounds.days, 90],
  [/counted for ninety days at most/, questionBounds.days, 90],
];

describe('the privacy page', () => {
  test.each(retentions)('and the assistant state the real retention: %s', (words, days, promised) => {
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(words);
    expect(answers.filter((answer) => words.test(answer))).not.toEqual([]);
    expect(Math.round(days)).toBe(Math.round(promised));
    // Only sums by day are kept.
    expect([text, ...answers].join(' ')).not.toMatch(/single page views are kept/);
  });

  test.each(fieldNames)('names the field %s of the contact form by its label', (name) => {
    expect(section('What happens when you write').toLowerCase()).toContain(content.pages.contact.form.labels[name].toLowerCase());
  });

  test('names everything stored in a browser', () => {
    const files = globSync('**/*.{ts,tsx,astro}', { cwd: 'site/src', exclude: ['**/*.test.ts'] }).filter((file) =>
      /\b(local|session)Storage\b|indexedDB|document\.cookie|\bcaches\./.test(
        readFileSync(`site/src/${file}`, 'utf8').replace(/^\s*(\*|\/\/|\/\*).*$/gm, ''),
      ),
    );
    expect(files.sort()).toEqual(Object.keys(storing).sort());
    for (const words of Object.values(storing).flat()) expect(section('What your browser keeps')).toContain(words);
  });

  test('states when assistant, search and form are loaded', () => {
    expect(section('What happens when you ask the assistant')).toMatch(/It is loaded when you turn to its button/);
    expect(section('What happens when you read a page')).toMatch(/The search is loaded when you turn to its button or its field/);
    expect(section('What happens when you write or call')).toMatch(
      /loaded when you turn to the form, or when a draft of yours waits there/,
    );
    expect(text).not.toMatch(/Nothing of it is loaded or kept before you open it/);
  });
});
