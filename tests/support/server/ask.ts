import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** A response as received: not decompressed, redirects not followed. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface HttpRequest {
  port: number;
  path: string;
  method?: string;
  /** All headers to send; undefined omits a header. Unlike fetch, no others are added. */
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | undefined;
  /** Sends the body with chunked encoding. */
  chunked?: boolean;
  /** Address of the visitor, within 127.0.0.0/8. */
  localAddress?: string;
  /** Agent for keep-alive; by default each request has its own connection. */
  agent?: Agent | false;
}

/** Sends a request to a server on loopback. Rejects if the connection breaks, even after part of the response. */
export function ask({ body, headers = {}, chunked = false, agent = false, ...where }: HttpRequest): Promise<HttpResponse> {
  const defined = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', agent, headers: defined, ...where }, async (answer) => {
      const whole = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole, text: whole.toString() });
    });
    sent.on('error', reject);
    sent.setTimeout(60_000, () => sent.destroy(new Error(`no answer to ${where.method} ${where.path} in 60 s`)));
    if (chunked) sent.write(body);
    sent.end(chunked ? undefined : body);
  });
}
