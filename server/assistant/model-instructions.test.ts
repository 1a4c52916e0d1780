import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch-folder.ts';
import { modelInstructions, sitePages } from './model-instructions.ts';

const asking = (question: string) => ({ instruction: '', question, history: [] });
const page = (path: string, words: string) => ({ path, text: `# ${words}\n\n${'Every shelf is a decision, weighed. '.repeat(20)}` });
const passages = [
  page('/contact', 'Contact us'),
  page('/services/customer-service', 'Customers answered at night'),
  page('/services/pricing', 'Prices that follow demand'),
  { path: '/contact', text: 'We publish no prices.' },
];
const pathsIn = (instruction: string) => [...instruction.matchAll(/path="([^"]*)"/g)].map(([, path]) => path);

describe('the system instruction', () => {
  test('has all pages and answers, and is equal for every question', () => {
    const instructions = modelInstructions('Tarazu', passages, 10_000, () => [page('/services/pricing', '')]);
    const instruction = instructions(asking('Where are you?'));
    for (const { path, text } of passages) expect(instruction).toContain(`<page path="${path}">\n${text.trim()}\n</page>`);
    expect(instructions(asking('Who are you?'))).toBe(instruction);
  });

  test('has the best matching whole passages if not all fit', () => {
    const matching = [
      { path: '/services/pricing#limits', text: 'You set the floor.' },
      { path: '/contact', text: 'We publish no prices.' },
      { path: '/contact', text: 'A person reads every message.' },
    ];
    const instruction = modelInstructions('Tarazu', passages, 270, () => matching)(asking('What does pricing cost?'));
    expect(pathsIn(instruction)).toEqual(['/services/pricing', '/contact']);
    expect(instruction).toContain(passages[2]?.text.trim());
    expect(instruction).toContain('We publish no prices.');
  });

  test('stays within the token budget', () => {
    const rules = modelInstructions('Tarazu', [], 1_000, () => [])(asking('')).length;
    for (const tokens of [10, 100, 250, 500]) {
      const instruction = modelInstructions('Tarazu', passages, tokens, () => [])(asking('Who?'));
      expect(instruction.length - rules).toBeLessThanOrEqual(tokens * 3.5);
    }
  });
});

describe('sitePages', () => {
  const folder = scratchFolder('pages');
  const file = (text: string) => {
    const name = `${createHash('sha256').update(text).digest('hex')}.md`;
    writeFileSync(join(folder, name), text);
    return { kind: 'page', type: '', path: '', file: name } as const;
  };

  test('returns Markdown versions by path, with links as paths', () => {
    const files = new Map([
      [
        '/services.md',
        file('[Contact](https://tarazu.example/contact#form) [Guide](https://tarazu.example/a.pdf "A guide. PDF, 12 pages")'),
      ],
      ['/services', file('<h1>Services</h1>')],
      ['/index.md', file('# Home')],
    ]);
    expect(sitePages({ folder, files }, 'https://tarazu.example')).toEqual([
      { path: '/', text: '# Home' },
      { path: '/services', text: '[Contact](/contact#form) [Guide](/a.pdf)' },
    ]);
  });
});
