import { describe, expect, test } from 'vitest';
import { readAnswer } from '../../shared/api/chat.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import { normaliseQuestion } from '../questions/question-store.ts';
import { cleanAnswer } from './clean-answer.ts';

const paths = new Set(['/', '/contact', '/services', '/services/pricing']);
const clean = (text: string) => cleanAnswer(text, { paths, url: 'https://tarazu.example' }).text;

describe('cleanAnswer', () => {
  test.each([
    ['Plain words, 25% & “quotes” — fine: a < b > c, <3.', 'Plain words, 25% & “quotes” — fine: a < b > c, <3.'],
    ['हिन्दी में क्‍या है? 👩‍🌾', 'हिन्दी में क्‍या है? 👩‍🌾'],
    ['[[a](/x)](https://evil.example)', 'a'],
    ['[[[a](/x)](/y)](/services)', '[a](/services)'],
    ['[a]<b>(https://evil.example)', 'a'],
    ['[a]<b>(/services)', '[a](/services)'],
    ['<<b>script>alert(1)<</b>/script>', ''],
    ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
    ['<img src="x" onerror="a>b">ok', 'b">ok'],
    ['<!-- hidden --> shown', 'shown'],
    ['<svg onload=alert(1)>x</svg>y', 'y'],
    ['unclosed <iframe src=https://evil.example', 'unclosed'],
    ['![p](/services) ![q](https://evil.example/?a=b)', 'p q'],
    ['[a](data:text/html,x) [b](JavaScript:alert`1`)', 'a b'],
    ['go: javascript:alert(1) now', 'go: ) now'],
    ['HTTPS://EVIL.example/a ftp://x.example mailto://y', ''],
    ['[Home](https://tarazu.example/) [x](https://tarazu.example.evil.example/services)', '[Home](/) x'],
    ['[a](/contact?message=transfer#to)', '[a](/contact)'],
    ['## Head\n- one\n* **two**\n> three\n```js\ncode\n```', 'Head\none\ntwo\nthree\ncode'],
    ['\u202egnp.exe\u2066 \u200bzero\ufeff \x1b[31mred\0', 'gnp.exe zero 31mred'],
    ['[see [Pricing](/services/pricing)](/services)', 'see [Pricing](/services/pricing)'],
    ['[[Pricing](/services/pricing)]', '[Pricing](/services/pricing)'],
    ['See [Pricing](/services/pricing', 'See Pricing'],
    ['<think>Do they mean 90%?</think>\n\nIt is 25%.', 'It is 25%.'],
    ['They mean 90%.</thinking>It is 25%.', 'It is 25%.'],
    ['It is 25%. <think>Or is it 90%', 'It is 25%.'],
    ['<THINK>Only thoughts', ''],
    ['Our data: sales at 12:30//x', 'Our data: sales at 12:30//x'],
    ['', ''],
  ])('turns %j into %j', (raw, text) => expect(clean(raw)).toBe(text));

  test('cuts after a sentence, never within a link', () => {
    const sentence = 'A sentence of the shop that goes on. ';
    expect(clean(sentence.repeat(100))).toMatch(/^(?:A sentence of the shop that goes on\. ?)+$/);
    for (let length = 1_400; length < 1_500; length += 1) {
      const text = clean(`${'x'.repeat(length)} [Pricing](/services/pricing) and ${'y'.repeat(400)}`);
      expect(text.length).toBeLessThanOrEqual(1_502);
      expect(text).not.toMatch(/\[[^\]]*$|\]\([^)]*$/);
    }
  });

  test.each([
    ['It takes weeks. See [Pricing](/services/pricing). Then we', 'It takes weeks. See [Pricing](/services/pricing).'],
    ['It adds up to 99.5', ''],
    ['“It works.” And [Pri', '“It works.”'],
    ['It works', ''],
  ])('removes an incomplete last sentence: %j', (raw, text) => {
    expect(cleanAnswer(raw, { paths, url: 'https://tarazu.example' }, true).text).toBe(text);
  });

  test('removes long reasoning', () => {
    expect(clean(`<think>${'Hm. '.repeat(5_000)}</think>It is 25%.`)).toBe('It is 25%.');
  });

  test('lists each source once, in order', () => {
    const { sources } = cleanAnswer('[b](/services/pricing?x) [a](/services) [b](/services/pricing) [c](/nowhere)', {
      paths,
      url: 'https://tarazu.example',
    });
    expect(sources).toEqual(['/services/pricing', '/services']);
  });

  test('is idempotent and leaves no tag or external link, for generated texts', () => {
    const words = ['/services', 'https://evil.example', 'script', '<b>', '</script>', '<!--', '**', 'javascript:', '[a](', '](/x)'];
    const bits = [...'[]()!<>/a \n`"=\u202e', ...words];
    const random = seededRandom(20_261_120);
    for (let turn = 0; turn < 5_000; turn += 1) {
      const raw = Array.from({ length: random.between(1, 30) }, () => random.oneOf(bits)).join('');
      const text = clean(raw);
      expect(text, raw).not.toMatch(/<\/?[a-z]|<!|https?:\/\/|javascript:|\u202e/i);
      expect(clean(text), raw).toBe(text);
      for (const piece of readAnswer(text, () => true)) if (typeof piece !== 'string') expect(paths, raw).toContain(piece.href);
    }
  });

  test.each(['[', '<', '[a](', '<script', '<b', '<think>', '</think>', '](', '!', '[[a](/x)]('])(
    'takes linear time for text that repeats %j',
    (bit) => {
      const start = performance.now();
      clean(bit.repeat(100_000));
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});

describe('normaliseQuestion', () => {
  test.each([
    ['  How MUCH is it?! ', 'how much is it'],
    ['Mail asha.k+x@shop.co.in!', 'mail [e-mail]'],
    ['Call +91 98200-12345 or (022) 2567 8901', 'call [number] or [number]'],
    ['फ़ोन ९८२००१२३४५', 'फ़ोन [number]'],
    ['see https://shop.example/o?id=1 and www.shop.example', 'see [link] and [link]'],
    ['500 clients in 2024?', '500 clients in 2024'],
    ['Our data: sales', 'our data: sales'],
    ['a\0b\u202ec', 'a b c'],
    ['???', ''],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('turns %j into %j', (raw, normalised) => expect(normaliseQuestion(raw)).toBe(normalised.normalize('NFKC')));
});
