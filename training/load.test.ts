import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { assistantOver } from '../tests/support/content/knowledge.ts';
import { loadTraining } from './load.ts';

const { data } = assistantOver();
const scratch = mkdtempSync(join(tmpdir(), 'training-'));
afterAll(() => rmSync(scratch, { recursive: true }));
await cp('training', scratch, { recursive: true });
const file = join(scratch, 'lines/services/dynamic-pricing.yaml');
const original = readFileSync(file, 'utf8');

/** Returns the error of loading after a change to one file of lines; empty if there is none. */
function refusal(text: string): string {
  writeFileSync(file, text);
  try {
    loadTraining(scratch).checkIds(data.answers);
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    writeFileSync(file, original);
  }
}

describe('training lines', () => {
  test('belong to existing answers', () => expect(refusal(original)).toBe(''));

  test('without an answer are reported with file, key and fix', () =>
    expect(refusal(original.replace('results/more-revenue:', 'results/more-turnover:'))).toMatch(
      /training\/lines\/services\/dynamic-pricing\.yaml: results\/more-turnover belongs to no answer: rename the key to the entry's new one \(.*results\/more-revenue/,
    ));

  test('that are not a list are reported with file and fix', () =>
    expect(refusal('results/more-revenue: []\n')).toMatch(/dynamic-pricing\.yaml: results\/more-revenue has no line: write a question/));
});

test('training lines write names with their capitals, because they are offered as questions', () => {
  const names =
    /\b(ai|pdfs?|csv|api|erp|tarazu|germany|india|europe|mumbai|dubai|singapore|amsterdam|techpro|glowco|homestyle|freshmart|luxewear|activegear|shopify|magento|woocommerce|instagram|whatsapp|diwali|christmas|friday|english|german|hindi|arabic)\b/;
  const lines = [...loadTraining().lines.values()].flat();
  expect(lines.filter((line) => names.test(line.replace(/[\w.-]*[-@][\w.-]*/g, '')))).toEqual([]);
});

test('content files have at most 260 lines and no asked lines', async () => {
  const files = (await readdir('content', { recursive: true })).filter((name) => /\.(yaml|md)$/.test(name) && name !== 'README.md');
  const loaded = files.map((name) => ({ name, text: readFileSync(join('content', name), 'utf8') }));
  expect(loaded.filter(({ text }) => text.split('\n').length > 261).map(({ name }) => name)).toEqual([]);
  expect(loaded.filter(({ text }) => /^\s*asked:$/m.test(text)).map(({ name }) => name)).toEqual([]);
});
