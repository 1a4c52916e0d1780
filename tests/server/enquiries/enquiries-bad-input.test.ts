import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { service } from '../../support/server/enquiry-body.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { runApp } from '../../support/server/running-app.ts';
import { type Fields, jsonWith, paramsWith } from './bad-input/enquiry-bodies.ts';
import { oddVisitor } from './bad-input/poster.ts';

const visitor = oddVisitor(() => runApp({ enquiriesPerMinute: 1_000_000 }));

const wrong: [what: string, value: unknown][] = [
  ['null', null],
  ['a list', []],
  ['an object', {}],
  ['an object with toString and length', { toString: 'a', length: 1 }],
];

describe('a field of the wrong type is refused by name', () => {
  test.each(['from_name', 'from_email', 'phone_number', 'message', 'reference', 'to_email', 'to_name', 'reply_to', 'subject_line'])(
    '%s',
    async (field) => {
      for (const [what, value] of wrong)
        expect(await visitor.json(jsonWith({ [field]: value })), what).toMatchObject({
          status: 400,
          text: `template_params.${field} has to be a text`,
        });
    },
  );

  test.each(['lib_version', 'user_id', 'service_id', 'template_id'])('%s', async (field) => {
    for (const [what, value] of wrong)
      expect(await visitor.json(JSON.stringify({ ...service, template_params: paramsWith(), [field]: value })), what).toMatchObject({
        status: 400,
        text: `${field} has to be a text`,
      });
  });

  test.each(wrong)('template_params: %s', async (_, value) => {
    const { status, text } = await visitor.json(JSON.stringify({ ...service, template_params: value }));
    expect(status).toBe(400);
    expect(text).toMatch(/^template_params(\.\w+)* (has to be (a text|an object)|is no field)|^Please fill in/);
  });
});

describe('a missing field is named', () => {
  test.each([
    ['user_id', 'The public key is required'],
    ['service_id', 'The service ID is required'],
    ['template_id', 'The template ID is required'],
    ['template_params', 'template_params has to be an object'],
  ])('%s', async (field, text) => {
    const body: Fields = { ...service, template_params: paramsWith() };
    delete body[field];
    expect(await visitor.json(JSON.stringify(body))).toMatchObject({ status: 400, text });
  });

  test.each(['from_name', 'from_email', 'message'])('%s', async (field) => {
    for (const empty of [undefined, '', '   ', '\n\t', '\0', '\u2028'])
      expect(await visitor.json(jsonWith({ [field]: empty }))).toMatchObject({ status: 400, text: 'Please fill in all required fields' });
  });
});

describe('a malformed body is refused', () => {
  const params = JSON.stringify(paramsWith());
  const rest = '"user_id":"site","service_id":"site","template_id":"enquiry"';
  const other = (name: string) => JSON.stringify({ ...service, template_params: paramsWith(), [name]: 'other' });
  test.each([
    ['a wrong public key', other('user_id'), 'The public key is invalid'],
    ['a wrong service', other('service_id'), 'The service ID not found'],
    ['an unknown template', other('template_id'), 'The template ID not found'],
    ['a malformed reference', jsonWith({ reference: 'x' }), 'reference is none of ours: 16 letters and digits in groups of four'],
    ['an unknown field', `{${rest},"template_params":${params},"admin":true}`, 'admin is no field of this form: leave it out'],
    ['an unknown parameter', jsonWith({ bcc: 'x@y.example' }), 'template_params.bcc is no field of this form: leave it out'],
    ['__proto__', `{${rest},"template_params":${params},"__proto__":{"admin":true}}`, 'The body is not valid JSON'],
    ['constructor.prototype', `{${rest},"template_params":${params},"constructor":{"prototype":{}}}`, 'The body is not valid JSON'],
    ['constructor', jsonWith({ constructor: 'a' }), 'template_params.constructor is no field of this form: leave it out'],
    ['half an object', jsonWith().slice(0, 80), 'The body is not valid JSON'],
    ['10,000 nested lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, undefined],
    ['a form', 'from_name=Ada&message=Hello', 'The body is not valid JSON'],
    ['UTF-16', Buffer.from(jsonWith(), 'utf16le'), 'The body is not valid JSON'],
    ['bytes that are not UTF-8', Buffer.alloc(2_000, 0xff), 'The body is not valid JSON'],
    ['an empty body', '', undefined],
  ])('%s', async (_, body, text) => {
    const answer = await visitor.json(body);
    expect(answer.status).toBe(400);
    if (text) expect(answer.text).toBe(text);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  });

  test('a compressed body is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000, 'a'));
    for (const body of [gzipSync(jsonWith()), bomb])
      expect((await visitor.json(body, { headers: { 'content-encoding': 'gzip' } })).status).toBeOneOf([400, 415]);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
    undefined,
  ])('of the type %s', async (type) => {
    expect(await visitor.json(jsonWith(), { headers: { 'content-type': type } })).toMatchObject({ status: 415 });
  });
});

describe('an unusual but valid body is accepted', () => {
  test.each<[string, string | Buffer, string?]>([
    ['a byte order mark', `\uFEFF${jsonWith()}`],
    ['keys twice: the last counts', jsonWith().replace('"from_name"', '"from_name":"First","from_name"')],
    [
      'invalid UTF-8 within a text',
      Buffer.concat([
        Buffer.from(
          '{"user_id":"site","service_id":"site","template_id":"enquiry","template_params":{"from_name":"A","from_email":"a@b.cd","message":"',
        ),
        Buffer.from([0xc3, 0x28, 0xff, 0xed, 0xa0, 0x80]),
        Buffer.from('"}}'),
      ]),
    ],
    ['a charset other than UTF-8', jsonWith(), 'application/json; charset=utf-16'],
  ])('%s', async (_, body, type = 'application/json') => {
    expect(await visitor.json(body, { headers: { 'content-type': type } })).toMatchObject({ status: 200, text: 'OK' });
  });
});

describe('a request with manipulated headers', () => {
  const body = jsonWith();
  const head = 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  test.each([
    ['two lengths', `${head}Content-Length: ${body.length}\r\nContent-Length: 5\r\n\r\n${body}`, 400],
    ['a length of 9 PB', `${head}Content-Length: 9007199254740991\r\nConnection: close\r\n\r\n`, 413],
    ['a length and chunks', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a huge chunk extension', `${head}Transfer-Encoding: chunked\r\n\r\n5;a=${'b'.repeat(30_000)}\r\nhello\r\n0\r\n\r\n`, 413],
  ])('%s is answered with %3$i', async (_, request, status) => {
    expect(await rawRequest(visitor.port, request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is answered with the allowed methods', async (method) => {
    for (const send of [visitor.json, visitor.form]) {
      const answer = await send('', { method, headers: { 'content-type': undefined } });
      expect(answer).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    }
  });

  test('a body behind a refused request is not parsed as a request', async () => {
    const inner = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const answers = await rawRequest(
      visitor.port,
      `${head.replace('application/json', 'text/plain')}Content-Length: ${inner.length}\r\nConnection: close\r\n\r\n${inner}`,
    );
    expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 415']);
  });
});
