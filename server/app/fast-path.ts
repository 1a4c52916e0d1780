import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type IsTrusted, isHttps } from '../http/trusted-proxies.ts';
import type { Site } from '../site/load-site.ts';
import { negotiateEncoding } from '../site/negotiate-encoding.ts';
import { readPlainRequest } from './plain-request.ts';
import { wholeAnswer } from './whole-answer.ts';

/** Largest file that is sent here, in bytes: of larger ones sending is the work, and their answers are not kept twice. */
const LARGEST = 65_536;

interface FastPath {
  site: Site;
  isTrusted: IsTrusted;
  /** Milliseconds until a connection is closed that has asked nothing yet, and one that asks nothing more. */
  firstTimeout: number;
  idleTimeout: number;
  onServed: (path: string) => void;
}

/**
 * Answers plain requests for files of the site before Node's HTTP parser, which would halve the requests per second. It knows one form of
 * request and refuses nothing: a connection that says anything else is Node's from then on, beginning with what it said. Its answers are
 * byte for byte those of send-file.ts.
 * @see docs/decisions/0062-a-fast-path-for-plain-requests.md
 */
export function addFastPath(server: Server, { site, isTrusted, firstTimeout, idleTimeout, onServed }: FastPath): void {
  const [toNode] = server.listeners('connection') as [(socket: Socket) => void];
  const fresh = new Set<Socket>();
  const answered = new Set<Socket>();

  const answerOf = (chunk: Buffer, socket: Socket): { path: string; bytes: Buffer } | undefined => {
    const request = server.listening ? readPlainRequest(chunk) : undefined;
    const file = request && site.files.get(request.path);
    const form = file && negotiateEncoding(file, request.headers['accept-encoding']);
    if (!form || form.body.length > LARGEST) return undefined;
    return { path: request.path, bytes: wholeAnswer(form, isHttps({ headers: request.headers, socket }, isTrusted), idleTimeout) };
  };

  const onConnection = (socket: Socket) => {
    fresh.add(socket);
    socket.setTimeout(firstTimeout);
    const onData = (chunk: Buffer) => {
      const answer = answerOf(chunk, socket);
      if (!answer) return handOver(chunk);
      if (fresh.delete(socket)) {
        answered.add(socket);
        socket.setTimeout(idleTimeout);
      }
      // Who does not read what they asked for is asked nothing more until they do.
      if (!socket.write(answer.bytes)) {
        socket.pause();
        socket.once('drain', () => socket.resume());
      }
      onServed(answer.path);
    };
    const forget = () => {
      fresh.delete(socket);
      answered.delete(socket);
    };
    const destroy = () => socket.destroy();
    const listeners = Object.entries({ data: onData, end: () => socket.end(), error: destroy, timeout: destroy, close: forget });
    for (const [event, listener] of listeners) socket.on(event, listener);
    const handOver = (chunk: Buffer) => {
      for (const [event, listener] of listeners) socket.off(event, listener);
      forget();
      toNode.call(server, socket);
      socket.unshift(chunk);
    };
  };
  server.off('connection', toNode);
  server.on('connection', onConnection);

  // As Node's own do; a connection that has asked nothing yet is about to.
  const { closeIdleConnections, closeAllConnections } = server;
  server.closeIdleConnections = () => {
    for (const socket of answered) socket.destroy();
    closeIdleConnections.call(server);
  };
  server.closeAllConnections = () => {
    for (const socket of [...answered, ...fresh]) socket.destroy();
    closeAllConnections.call(server);
  };
}
