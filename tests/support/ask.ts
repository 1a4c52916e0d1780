import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** An answer as it came over the wire: not decompressed, redirects not followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Question {
  port: number;
  path: string;
  method?: string;
  /** These and no others, as a browser's fetch would add; undefined leaves one out. */
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | undefined;
  /** Sends the body without its length. */
  chunked?: boolean;
  /** Keeps connections; without it each question has one of its own. */
  agent?: Agent | false;
}

/** Asks a server on this machine. What the connection loses is an error: a browser would show nothing either. */
export function ask({ body, headers = {}, chunked = false, agent = false, ...where }: Question): Promise<Answer> {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', agent, headers: given, ...where }, async (answer) => {
      const whole = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole, text: whole.toString() });
    });
    sent.on('error', reject);
    sent.setTimeout(20_000, () => sent.destroy(new Error(`no answer to ${where.method} ${where.path} in 20 s`)));
    if (chunked) sent.write(body);
    sent.end(chunked ? undefined : body);
  });
}
