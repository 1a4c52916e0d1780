import { Agent, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { emailPaths } from '../../../../shared/api/enquiry.ts';
import { ask, type HttpResponse } from '../../../support/server/ask.ts';
import { formType, jsonWith } from './enquiry-bodies.ts';

interface Way {
  /** Headers; undefined removes one. */
  headers?: OutgoingHttpHeaders;
  /** Sends the body in chunks, without Content-Length. */
  chunked?: boolean;
  method?: string;
}

/** Posts over keep-alive connections. */
export interface Poster {
  json(body: string | Buffer, way?: Way): Promise<HttpResponse>;
  form(body: string | Buffer, way?: Way): Promise<HttpResponse>;
  close(): void;
}

/** @param connections maximum number of concurrent connections */
export function poster(port: number, connections = 1): Poster {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const post = (path: string, type: string, body: string | Buffer, { headers, ...way }: Way = {}) =>
    ask({ port, path, method: 'POST', agent, body, headers: { 'content-type': type, ...headers }, ...way });
  return {
    json: (body, way) => post(emailPaths.send, 'application/json', body, way),
    form: (body, way) => post(emailPaths.sendForm, formType, body, way),
    close: () => agent.destroy(),
  };
}

/**
 * Provides a server for all tests of a file, and checks after each test that the server still answers.
 * @param start starts the server, and returns its port and how to close it
 */
export function oddVisitor(start: () => Promise<{ port: number; close: () => Promise<unknown> }>): Poster & { readonly port: number } {
  let server: Awaited<ReturnType<typeof start>>;
  let visitor: Poster;
  beforeAll(async () => {
    server = await start();
    visitor = poster(server.port);
  });
  afterAll(async () => {
    visitor.close();
    await server.close();
  });
  afterEach(async () => {
    expect(await visitor.json(jsonWith())).toMatchObject({ status: 200, text: 'OK' });
  });
  return {
    json: (...parameters) => visitor.json(...parameters),
    form: (...parameters) => visitor.form(...parameters),
    close: () => visitor.close(),
    get port() {
      return server.port;
    },
  };
}
