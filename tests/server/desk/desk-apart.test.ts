import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFixtureSite, type FixtureSite } from '../../support/server/fixture-site.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { type RunningProcess, startServer } from '../../support/server/running-process.ts';

describe('the desk through the public listener', () => {
  let site: FixtureSite;
  let server: RunningProcess;
  let port: number;
  let owners: number;
  beforeAll(async () => {
    site = await buildFixtureSite();
    server = startServer(site.root, { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' });
    port = await server.port;
    owners = await server.ownersPort;
  });
  afterAll(async () => {
    await server.stop();
  });

  const paths = ['/metrics', '/readyz', '/enquiries', '/enquiries.csv', '/health', '/view.css', '/words', '/words/site/'];
  const disguises = (path: string) => [
    path,
    `/${path}`,
    `${path}/`,
    `/.${path}`,
    `/x/..${path}`,
    `/%2e%2e${path}`,
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    `${path}?x=1`,
    `//127.0.0.1:OWNERS${path}`,
    `/\\127.0.0.1:OWNERS${path}`,
    `http://127.0.0.1:OWNERS${path}`,
    `http://localhost:OWNERS${path}`,
  ];
  const around = (port: number): string[] => [
    'Host: localhost:PUBLIC',
    'Host: localhost:OWNERS',
    'Host: 127.0.0.1:OWNERS',
    'Host: localhost:PUBLIC\r\nX-Forwarded-Host: localhost:OWNERS\r\nX-Forwarded-Port: OWNERS\r\nX-Forwarded-For: 127.0.0.1\r\nX-Original-URL: /metrics\r\nX-Rewrite-URL: /metrics',
    `Host: localhost:${port}\r\nForwarded: for=127.0.0.1;host=localhost:OWNERS`,
  ];

  test.each(paths)('has no %s, in any spelling and with any headers', async (path) => {
    for (const target of disguises(path)) {
      for (const headers of around(port)) {
        const text = `GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`
          .replaceAll('OWNERS', String(owners))
          .replaceAll('PUBLIC', String(port));
        const answer = await rawRequest(port, text);
        const request = `${target} with ${headers}: ${answer.slice(0, 200)}`;
        // The public site may redirect such a path, but must not show the desk.
        expect(answer, request).toMatch(/^HTTP\/1\.1 (400|404|308)/);
        expect(answer, request).not.toMatch(/Tarazu desk|the desk|tarazu_|"checks"|tarazu-owner/i);
        const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim();
        if (location) expect(new URL(location, `http://localhost:${port}`).port, request).toBe(String(port));
      }
    }
  });

  test('cannot be tunnelled or posted to', async () => {
    const connect = await rawRequest(port, `CONNECT 127.0.0.1:${owners} HTTP/1.1\r\nHost: 127.0.0.1:${owners}\r\n\r\n`).catch(() => '');
    expect(connect).not.toMatch(/^HTTP\/1\.1 200/);
    for (const path of ['/enquiries/K7QM-2XWD-9F3H-T5VB/erase', '/enquiries/K7QM-2XWD-9F3H-T5VB/release']) {
      const answer = await rawRequest(
        port,
        `POST ${path} HTTP/1.1\r\nHost: localhost:${owners}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 404/);
    }
  });

  test("excludes the public site's pages from the desk's listener", async () => {
    for (const path of ['/services', '/api/v1.0/email/send', '/v1beta/models/site:generateContent']) {
      const answer = await fetch(`http://127.0.0.1:${owners}${path}`);
      // The fixture has no built desk, hence 503.
      expect([404, 503], path).toContain(answer.status);
    }
    expect((await fetch(`http://127.0.0.1:${owners}/readyz`)).status).toBe(200);
  });
});
