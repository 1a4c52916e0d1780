import { connect } from 'node:net';

interface Posting {
  port: number;
  connections: number;
  seconds: number;
  /** Returns the next request as sent over the wire. */
  request: () => string;
  /** Expected status and last bytes of each response. Any other response ends the load. */
  answer: { status: number; end: string };
  /** Whether there is more to send. */
  hasMore?: () => boolean;
}

/**
 * Posts requests over keep-alive connections, in sequence on each. Does little work, because it shares the server's cores.
 * @returns milliseconds of each response, and the seconds from the first request to the last response
 * @throws Error for an unexpected response or an early close
 */
export async function keepPosting({ port, connections, seconds, request, answer: expected, hasMore = () => true }: Posting) {
  const started = performance.now();
  const responseTimes: number[] = [];
  const post = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
      let sentAt = 0;
      let answer = '';
      const send = () => {
        answer = '';
        sentAt = performance.now();
        socket.write(request());
      };
      socket.on('connect', send);
      socket.on('data', (chunk) => {
        answer += chunk;
        if (!answer.includes('\r\n\r\n')) return;
        if (!answer.startsWith(`HTTP/1.1 ${expected.status} `)) return socket.destroy(new Error(`the answer was ${answer}`));
        if (!answer.endsWith(expected.end)) return;
        responseTimes.push(performance.now() - sentAt);
        if (performance.now() - started < seconds * 1000 && hasMore()) return send();
        socket.end();
        resolve();
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('a connection was closed before its answer came')));
    });
  await Promise.all(Array.from({ length: connections }, post));
  return { responseTimes, seconds: (performance.now() - started) / 1000 };
}
