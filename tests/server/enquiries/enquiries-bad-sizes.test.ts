import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emailPaths } from '../../../shared/api/enquiry.ts';
import { buildFixtureSite } from '../../support/server/fixture-site.ts';
import { startServer } from '../../support/server/running-process.ts';
import { formType, formWith, jsonWith, multipart, part } from './bad-input/enquiry-bodies.ts';
import { oddVisitor } from './bad-input/poster.ts';

// The server runs in another process: within one process, reads and writes alternate, and no response would get lost.
const visitor = oddVisitor(async () => {
  const site = await buildFixtureSite();
  const server = startServer(site.root, { DATA_DIR: join(site.root, 'var'), ENQUIRIES_PER_MINUTE: '1000000', LOG_LEVEL: 'error' });
  const close = async () => {
    await server.stop();
  };
  return { port: await server.port, close };
});

const long = (size: number) => ({ message: 'x'.repeat(size) });
const file = (size: number) => part('form-data; name="a"; filename="a.txt"', 'x'.repeat(size), '\r\nContent-Type: text/plain');
const manners: [what: string, chunked: boolean][] = [
  ['with Content-Length', false],
  ['in chunks', true],
];

describe.each(manners)('a body that is too large, %s, is refused with a readable response', (_, chunked) => {
  test.each([50_000, 1_000_000])('%i bytes', async (size) => {
    const refused = { status: 413, text: expect.stringContaining('too large') };
    for (const form of [formWith(long(size)), [...formWith(), file(size)]])
      expect(await visitor.form(multipart(form), { chunked })).toMatchObject(refused);
    expect(await visitor.json(jsonWith(long(size)), { chunked })).toMatchObject(refused);
  });

  test('10 MB', async () => {
    const [json, form] = [jsonWith(long(10_000_000)), multipart(formWith(long(10_000_000)))];
    // Ten times, because a response is lost only sometimes.
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await visitor.json(json, { chunked })).status).toBe(413);
      expect((await visitor.form(form, { chunked })).status).toBe(413);
    }
  });

  test.each([50_000, 1_000_000, 10_000_000])('%i bytes of an unsupported type', async (size) => {
    const way = { chunked, headers: { 'content-type': 'text/plain' } };
    expect((await visitor.json('x'.repeat(size), way)).status).toBe(415);
    expect((await visitor.form('x'.repeat(size), way)).status).toBe(415);
  });
});

test.each([50_000, 1_000_000])('a client that reads only after writing %i bytes still gets the response', async (size) => {
  expect(await writeThenRead(emailPaths.send, 'application/json', jsonWith(long(size)))).toMatch(/^HTTP\/1\.1 413 /);
  expect(await writeThenRead(emailPaths.sendForm, formType, multipart(formWith(long(size))))).toMatch(/^HTTP\/1\.1 413 /);
});

test.each([
  [emailPaths.send, 'application/json'],
  [emailPaths.sendForm, formType],
])('%s: an excessive Content-Length is refused before the body', async (path, type) => {
  expect(await writeThenRead(path, type, '', 100_000_000_000)).toMatch(/^HTTP\/1\.1 413 /);
});

/**
 * Sends the whole request before reading, as simple clients do.
 * @param length value of Content-Length
 */
function writeThenRead(path: string, type: string, body: string, length = body.length): Promise<string> {
  return new Promise((resolve, reject) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
    const socket = connect(visitor.port, '127.0.0.1');
    socket.pause();
    socket.on('error', reject);
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer in 20 s')));
    socket.on('connect', () =>
      socket.write(head + body, () => {
        socket.once('data', (data) => {
          socket.destroy();
          resolve(data.toString());
        });
        socket.resume();
      }),
    );
  });
}
