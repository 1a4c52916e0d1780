import type { Random } from '../../../tools/seeded-random.ts';
import { damaged } from './damaged.ts';
import { boundary, type Fields, paramsWith, service } from './enquiry-bodies.ts';

/** A body that began as an enquiry. */
export interface GeneratedBody {
  way: 'json' | 'form';
  body: Buffer;
  chunked: boolean;
  /** Content-Type, where it is not the usual one. */
  type: string | undefined;
}

const notText: [unknown, ...unknown[]] = [null, 0, -1.5, 1e308, true, [], ['a'], {}, { a: { b: [1] } }, [[[[[]]]]], { length: 3 }, ''];
const names = [
  '__proto__',
  'constructor',
  'toString',
  'from_name[]',
  'from_name ',
  'FROM_NAME',
  '',
  'a\0b',
  'a"b',
  'a\r\nb',
  'न',
  'to_email',
];
const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json',
  'multipart/form-data',
  `multipart/mixed; boundary=${boundary}`,
  'a',
  '',
];
/** Where characters are taken from: first and last of each range. */
const scripts: [[number, number], ...[number, number][]] = [
  [0x20, 0x7e],
  [0x00, 0x1f],
  [0x7f, 0xa0],
  [0x300, 0x36f],
  [0x590, 0x6ff],
  [0x900, 0x97f],
  [0x2000, 0x206f],
  [0xd800, 0xdfff],
  [0xfe00, 0xfeff],
  [0xfff0, 0xffff],
  [0x1f300, 0x1faff],
  [0xe0000, 0xe007f],
  [0x0d, 0x0d],
  [0x0a, 0x0a],
];

/** Makes one out of a valid enquiry: some stay valid, most do not. */
export function generatedBody(random: Random): GeneratedBody {
  const fields: Fields = { ...service, ...paramsWith({ message: textOf(random, 400) }) };
  for (let change = random.between(0, 3); change > 0; change--) alter(fields, random);
  const way = random.oneOf(['json', 'form'] as const);
  const whole = Buffer.from(way === 'json' ? asJson(fields) : asForm(fields, random));
  const body = random() < 0.4 ? damaged(whole, random) : whole;
  return { way, body, chunked: random() < 0.2, type: random() < 0.03 ? random.oneOf(types as [string, ...string[]]) : undefined };
}

function alter(fields: Fields, random: Random): void {
  const name = random.oneOf(Object.keys(fields) as [string, ...string[]]);
  const kinds = [
    () => delete fields[name],
    () => set(fields, name, random.oneOf(notText)),
    () => set(fields, name, textOf(random, 200)),
    () => set(fields, name, textOf(random, 20)),
    () => set(fields, name, `${fields[name]}${textOf(random, 5)}`),
    () => set(fields, name, 'x'.repeat(random.oneOf([119, 120, 121, 254, 255, 4_999, 5_000, 5_001, 39_000, 60_000]))),
    () => set(fields, name, textOf(random, 6_000)),
    () => set(fields, random.oneOf(names as [string, ...string[]]), textOf(random, 10)),
    () => set(fields, 'from_email', `${textOf(random, 8)}@${textOf(random, 8)}.cd`),
  ] as const;
  random.oneOf(kinds)();
}

/** As a property of the object's own, whatever the name. */
function set(fields: Fields, name: string, value: unknown): void {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}

function textOf(random: Random, longest: number): string {
  const [first, last] = random.oneOf(scripts);
  return Array.from({ length: random.between(0, longest) }, () => String.fromCodePoint(random.between(first, last))).join('');
}

function asJson(fields: Fields): string {
  const outer = Object.entries(fields).filter(([name]) => name in service);
  const inner = Object.entries(fields).filter(([name]) => !(name in service));
  const entry = ([name, value]: [string, unknown]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`;
  return `{${[...outer.map(entry), `"template_params":{${inner.map(entry)}}`]}}`;
}

function asForm(fields: Fields, random: Random): string {
  const part = ([name, value]: [string, unknown]) => {
    const file = random() < 0.01 ? '; filename="a"' : '';
    const more = random() < 0.02 ? `\r\nContent-Type: ${random.oneOf(types as [string, ...string[]])}` : '';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}${more}\r\n\r\n${value}\r\n`;
  };
  return `${Object.entries(fields).map(part).join('')}--${boundary}--\r\n`;
}
