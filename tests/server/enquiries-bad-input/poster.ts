import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { emailPaths } from '../../../wire/enquiry.ts';
import { formType } from './enquiry-bodies.ts';

interface Posted {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Way {
  /** In place of the usual ones; undefined leaves a header out. */
  headers?: OutgoingHttpHeaders;
  /** Without a content-length. */
  chunked?: boolean;
  method?: string;
}

/** Posts over connections that stay open. What a connection loses is an error: a browser would show nothing either. */
export interface Poster {
  json(body: string | Buffer, way?: Way): Promise<Posted>;
  form(body: string | Buffer, way?: Way): Promise<Posted>;
  close(): void;
}

/** @param connections at once, at most */
export function poster(port: number, connections = 1): Poster {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const post = (path: string, type: string, body: string | Buffer, { headers, chunked = false, method = 'POST' }: Way = {}) =>
    new Promise<Posted>((resolve, reject) => {
      const length = chunked ? {} : { 'content-length': Buffer.byteLength(body) };
      const all = Object.entries({ 'content-type': type, ...length, ...headers }).filter(([, value]) => value !== undefined);
      const sent = request({ host: '127.0.0.1', port, path, method, agent, headers: Object.fromEntries(all) }, (answer) => {
        answer.toArray().then((pieces) => {
          const text = Buffer.concat(pieces).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        }, reject);
      });
      sent.on('error', reject);
      sent.setTimeout(10_000, () => sent.destroy(new Error(`no answer to ${method} ${path} in 10 s`)));
      if (chunked) sent.write(body);
      sent.end(chunked ? undefined : body);
    });
  return {
    json: (body, way) => post(emailPaths.send, 'application/json', body, way),
    form: (body, way) => post(emailPaths.sendForm, formType, body, way),
    close: () => agent.destroy(),
  };
}
