import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';

const { text } = loadContent('content').pages.privacy;
const section = (heading: string) => text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';

/** Every file that writes to or reads from the browser's storage, and the words by which the privacy page tells of what it keeps there. */
const storing: Record<string, readonly string[]> = {
  'islands/contact/draft-storage.ts': ['The message that you write in the form, as a draft: until it is sent'],
  'islands/chat/make-panel.ts': [
    'its last fifty messages at most',
    "whether the assistant's panel is open",
    'a question that waits for its answer',
  ],
  'islands/chat/frame.ts': ['a question that you have half written'],
  'islands/search/ask-assistant.ts': ['one that you handed over from the search'],
  'islands/instruments/frame/shop-storage.ts': ['the example shop that you have picked on an instrument, with what you set in it'],
  'measurement/slip-taken.ts': ['from which instrument you took an example into the form'],
  'consent/stored-choice.ts': ['If the page has asked for your consent: your answer, for a year'],
  // Asks only whether what others keep is there.
  'hydrate/on-interaction.ts': [],
};

describe('the privacy page', () => {
  test('tells of everything that the site keeps in a browser', () => {
    const files = globSync('**/*.{ts,tsx,astro}', { cwd: 'site/src' }).filter((file) =>
      /\b(local|session)Storage\b|indexedDB|document\.cookie|\bcaches\./.test(
        readFileSync(`site/src/${file}`, 'utf8').replace(/^\s*(\*|\/\/|\/\*).*$/gm, ''),
      ),
    );
    expect(files.sort()).toEqual(Object.keys(storing).sort());
    for (const words of Object.values(storing).flat()) expect(section('What your browser keeps')).toContain(words);
  });

  test('says when the assistant, the search and the form are loaded', () => {
    expect(section('What happens when you ask the assistant')).toMatch(/It is loaded when you turn to its button/);
    expect(section('What happens when you read a page')).toMatch(/The search is loaded when you turn to its button or its field/);
    expect(section('What happens when you write or call')).toMatch(
      /loaded when you turn to the form, or when a draft of yours waits there/,
    );
    expect(text).not.toMatch(/Nothing of it is loaded or kept before you open it/);
  });
});
