import fc from 'fast-check';
import { service } from '../../../support/server/enquiry-body.ts';
import { boundary, type Fields, multipart, paramsWith, part } from './enquiry-bodies.ts';

const halfCharacters = fc.integer({ min: 0xd7f0, max: 0xe010 }).map((code) => String.fromCharCode(code));
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: halfCharacters, maxLength: 20 }),
  fc.string({ unit: 'binary-ascii', minLength: 4_000, maxLength: 6_000 }),
  fc.constantFrom(119, 120, 121, 254, 255, 4_999, 5_000, 5_001, 39_000, 60_000).map((length) => 'x'.repeat(length)),
);
const knownField = fc.constantFrom(...Object.keys({ ...service, ...paramsWith() }));
const unknownField = fc.constantFrom(
  ...['__proto__', 'constructor', 'toString', 'from_name[]', 'FROM_NAME', '', 'a\0b', 'a"b', 'a\r\nb', 'न'],
);
const change = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(knownField, fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined))) },
  { weight: 1, arbitrary: fc.tuple(unknownField, text) },
);
/** Arbitrary corruption: removes some bytes and inserts others. */
const damage = fc.record({
  /** Position, as a share of the length. */
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.nat(200), fc.constant(Number.POSITIVE_INFINITY)),
  inserted: fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom('', '\0', '\r\n', '"', '{', '\\', '\\u0000', '\\ud800', '--', '\uFEFF').map((sign) => Buffer.from(sign)),
  ),
});
const types = ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', `multipart/mixed; boundary=${boundary}`, 'a', ''];

/** Arbitrary bodies derived from an enquiry: some are still valid, most are not. */
export const oddBodies = fc
  .record({
    message: fc.string({ unit: 'grapheme', minLength: 10, maxLength: 400 }),
    changes: fc.array(change, { maxLength: 3 }),
    way: fc.constantFrom('json' as const, 'form' as const),
    damages: fc.oneof(
      { weight: 3, arbitrary: fc.array(damage, { maxLength: 0 }) },
      { weight: 2, arbitrary: fc.array(damage, { minLength: 1, maxLength: 3 }) },
    ),
    chunked: fc.boolean(),
    /** Content-Type; undefined for the usual one. */
    type: fc.oneof({ weight: 30, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...types) }),
  })
  .map(({ message, changes, damages, way, chunked, type }) => {
    // Object.fromEntries makes even `__proto__` an own property.
    const fields = Object.fromEntries([...Object.entries({ ...service, ...paramsWith({ message }) }), ...changes]);
    const whole = Buffer.from(way === 'json' ? asJson(fields) : asForm(fields));
    const body = damages.reduce((bytes, { at, removed, inserted }) => {
      const start = Math.round(at * bytes.length);
      return Buffer.concat([bytes.subarray(0, start), inserted, bytes.subarray(start + removed)]);
    }, whole);
    return { way, body, chunked, type };
  });

function asJson(fields: Fields): string {
  const isOuter = ([name]: [string, unknown]) => name in service;
  const all = Object.entries(fields);
  const params = Object.fromEntries(all.filter((field) => !isOuter(field)));
  return JSON.stringify({ ...Object.fromEntries(all.filter(isOuter)), template_params: params });
}

function asForm(fields: Fields): string {
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return multipart(present.map(([name, value]) => part(`form-data; name="${name}"`, asText(value))));
}
