import { describe, expect, test } from 'vitest';
import { runApp } from '../../support/server/running-app.ts';
import { boundary, formWith, multipart, part } from './bad-input/enquiry-bodies.ts';
import { oddVisitor } from './bad-input/poster.ts';

const visitor = oddVisitor(() => runApp({ enquiriesPerMinute: 1_000_000 }));

const invalid = 'The body is not valid form data';
const good = multipart(formWith());

describe('a malformed form is refused', () => {
  test.each<[string, string | Buffer, number, string?]>([
    ['a file', multipart([...formWith(), part('form-data; name="cv"; filename="cv.exe"')]), 400, 'cv is a file: this form takes text'],
    [
      'a file instead of a field',
      multipart([...formWith({ message: undefined }), part('form-data; name="message"; filename="a"')]),
      400,
      'message is a file: this form takes text',
    ],
    [
      'ten files',
      multipart([...formWith(), ...Array.from({ length: 10 }, (_, place) => part(`form-data; name="f${place}"; filename="a"`))]),
      400,
      'f0 is a file: this form takes text',
    ],
    ['a file named by RFC 5987', multipart([...formWith(), part(`form-data; name="cv"; filename*=UTF-8''cv.exe`)]), 400],
    ['a field twice', multipart([...formWith(), ['from_name', 'Eve']]), 400, 'from_name is there twice: send it once'],
    ['an unknown field', multipart([...formWith(), ['admin', 'true']]), 400, 'admin is no field of this form: leave it out'],
    ['__proto__', multipart([...formWith(), ['__proto__', 'a']]), 400],
    ['a field without a name', multipart([...formWith(), part('form-data')]), 400],
    ['a field with a name of 10 KB', multipart([...formWith(), ['a'.repeat(10_000), 'a']]), 400],
    ['1,000 fields', multipart(Array.from({ length: 1_000 }, (_, place) => [`f${place}`, 'a'] as [string, string])), 413],
    ['only the end', `--${boundary}--\r\n`, 400, 'The public key is required'],
    ['a required field left out', multipart(formWith({ message: undefined })), 400, 'Please fill in all required fields'],
    ['a body without a boundary', 'from_name=Ada', 400, invalid],
    ['no end', good.slice(0, -`--${boundary}--\r\n`.length), 400, invalid],
    ['an end in the middle of a field', good.slice(0, 300), 400, invalid],
    ['a part without a header', multipart([...formWith(), '\r\na']), 400],
    ['1,000 headers', multipart([part('form-data; name="a"', 'a', '\r\nX-A: b'.repeat(1_000))]), 400],
    ['bytes at random', Buffer.from(Array.from({ length: 20_000 }, (_, place) => (place * 7919) % 256)), 400, invalid],
  ])('%s', async (_, body, status, text) => {
    const answer = await visitor.form(body);
    expect(`${answer.status} ${answer.text}`).toMatch(new RegExp(`^${status} `));
    if (text) expect(answer.text).toBe(text);
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    `multipart/form-data; boundary=${'a'.repeat(5_000)}`,
    'multipart/',
    'multipart/form-data; boundary=a b',
    'application/json',
  ])('of the type %s', async (type) => {
    expect((await visitor.form(good, { headers: { 'content-type': type } })).status).toBeOneOf([400, 406, 415]);
  });
});

describe('an unusual but valid form is accepted', () => {
  test.each([
    [
      'a part with a type',
      multipart([
        ...formWith({ message: undefined }),
        part('form-data; name="message"', 'Hello', '\r\nContent-Type: text/plain; charset=utf-8'),
      ]),
    ],
    ['text around the parts', `before\r\n${good}after`],
    [
      'a message with the type JSON, which stays text',
      multipart([...formWith({ message: undefined }), part('form-data; name="message"', '{"a":1}', '\r\nContent-Type: application/json')]),
    ],
  ])('%s', async (_, body) => {
    const plain = { 'content-type': 'text/plain; charset=utf-8' };
    expect(await visitor.form(body)).toMatchObject({ status: 200, text: 'OK', headers: plain });
  });
});
