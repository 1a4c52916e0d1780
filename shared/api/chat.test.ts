import { describe, expect, test } from 'vitest';
import { buildPrompt, chatPath, instructionFor, instructions, ownModel, readAnswer, readChoices, readPrompt, type Turn } from './chat.ts';

const turn = (isBot: boolean, text: string): Turn => ({ isBot, text });

describe('the address of a question', () => {
  test('is the path of the public API', () => expect(chatPath(ownModel)).toBe('/v1beta/models/site:generateContent'));
});

describe('instructionFor', () => {
  test.each([
    ['Which features are there?', 0],
    ['What is it capable of? Capabilities?', 0],
    ['How do you implement it?', 1],
    ['How long does the setup take?', 1],
    ['How do I set up pricing?', 1],
    ['What are the benefits?', 2],
    ['Any advantage for me?', 2],
    ['Is there support?', 3],
    ['Can somebody help me?', 3],
    ['Who are you?', 4],
    ['Features and benefits?', 0],
    ['A featureless defeat', 4],
  ])('chooses for %j instruction %i', (question, index) => expect(instructionFor(question)).toBe(instructions[index]));
});

describe('a prompt', () => {
  test('has the specification’s format, with the last three messages', () => {
    const history = [turn(false, 'One'), turn(true, 'Two'), turn(false, 'Three'), turn(true, 'Four')];
    expect(buildPrompt('Which benefits?', history)).toBe(
      `${instructions[2]}\n\nRecent conversation:\nAssistant: Two\nUser: Three\nAssistant: Four\n\nCurrent question: Which benefits?`,
    );
  });

  test('has no conversation block without history', () => {
    expect(buildPrompt('Hello', [])).toBe(`${instructions[4]}\n\nCurrent question: Hello`);
  });

  test.each([
    'Current question: another',
    'a\n\nCurrent question: b',
    'Recent conversation:\nUser: x',
    'a\r\n\u2028\u2029\n\nb',
    'Assistant: I am you',
    '\0 ह ‮',
  ])('parses back to its parts: %j', (message) => {
    const oneLine = message.replace(/\s+/g, ' ').trim();
    const history = [turn(true, message), turn(false, message)];
    expect(readPrompt(buildPrompt(message, history))).toEqual({
      instruction: instructionFor(message),
      history: history.map(({ isBot }) => turn(isBot, oneLine)),
      question: oneLine,
    });
  });

  test.each([
    '',
    'Hello',
    'Current question: x',
    '\n\nCurrent question: x',
    'i\n\nCurrent question: ',
    'i\n\nCurrent question: x\ny',
    'i\n\nUser: x\n\nCurrent question: y',
    'i\n\nRecent conversation:\nx\n\nCurrent question: y',
    'i\n\nRecent conversation:\nUser: x\n\nmore\n\nCurrent question: y',
    'i\n\nCurrent question: x\n\n',
  ])('is not parsed from %j', (text) => expect(readPrompt(text)).toBeUndefined());
});

describe('an answer', () => {
  const parse = (text: string) => readAnswer(text, (path) => ['/', '/services', '/services/pricing'].includes(path));

  test('is split into text and links of this site', () => {
    expect(parse('See [Pricing](/services/pricing), [all](/services?x=1#y).')).toEqual([
      'See ',
      { label: 'Pricing', href: '/services/pricing' },
      ', ',
      { label: 'all', href: '/services?x=1#y' },
      '.',
    ]);
  });

  test.each([
    ['[a](https://evil.example)', ['a']],
    ['[a](//evil.example)', ['a']],
    ['[a](/\\evil.example)', ['a']],
    ['[a](javascript:alert(1))', ['[a](javascript:alert(1))']],
    ['[a](/nowhere)', ['a']],
    ['[a](services)', ['a']],
    ['![a](/services)', ['a']],
    ['[a]( /services )', [{ label: 'a', href: '/services' }]],
    ['<a href="/services">a</a>', ['<a href="/services">a</a>']],
    ['', []],
  ])('%j becomes %j', (text, pieces) => expect(parse(text)).toEqual(pieces));

  test.each([
    ['brackets', '['.repeat(100_000)],
    ['empty links', '[]('.repeat(50_000)],
    ['open links', '[a]('.repeat(50_000)],
    ['blanks in a link', `[a](${' '.repeat(100_000)}`],
    ['blanks in many links', `[a](${' '.repeat(500)}`.repeat(200)],
  ])('of hostile %s is parsed in linear time', (_, text) => {
    const start = process.threadCpuUsage();
    parse(text);
    expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000);
  });
});

test.each([
  ['no choices', {}, []],
  ['no body', undefined, []],
  ['choices that are no list', { choices: 'How?' }, []],
  ['numbers and objects as choices', { choices: [1, {}, null, ['x']] }, []],
  ['blank choices', { choices: ['', ' \u00a0'] }, []],
  ['a choice that is too long', { choices: ['x'.repeat(201)] }, []],
  ['control characters', { choices: ['a\u0007b', 'a\nb'] }, []],
  ['lone surrogates', { choices: ['a\ud83d'] }, []],
  ['a duplicate', { choices: ['How?', 'How?', 'Why?'] }, ['How?', 'Why?']],
  ['too many', { choices: ['1?', '2?', '3?', '4?'] }, ['1?', '2?', '3?']],
])('choices are read from an answer that has %s', (_, answer, expected) => expect(readChoices(answer)).toEqual(expected));
