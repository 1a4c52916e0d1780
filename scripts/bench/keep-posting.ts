import { connect } from 'node:net';

interface Posting {
  port: number;
  connections: number;
  seconds: number;
  /** Returns the next request as sent over the wire. */
  request: () => string;
  /** Expected response: its status and its last bytes. Any other ends the load. */
  answer: { status: number; end: string };
  /** Whether there is more to send. */
  goesOn?: () => boolean;
}

/**
 * Posts requests over keep-alive connections, in sequence on each. It does little work, because it shares the server's cores.
 * @returns milliseconds of each response, and the seconds from the first request to the last response
 * @throws Error for an unexpected response or an early close
 */
export async function keepPosting({ port, connections, seconds, request, answer: wanted, goesOn = () => true }: Posting) {
  const started = performance.now();
  const waits: number[] = [];
  const post = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
      let asked = 0;
      let answer = '';
      const ask = () => {
        answer = '';
        asked = performance.now();
        socket.write(request());
      };
      socket.on('connect', ask);
      socket.on('data', (chunk) => {
        answer += chunk;
        if (!answer.includes('\r\n\r\n')) return;
        if (!answer.startsWith(`HTTP/1.1 ${wanted.status} `)) return socket.destroy(new Error(`the answer was ${answer}`));
        if (!answer.endsWith(wanted.end)) return;
        waits.push(performance.now() - asked);
        if (performance.now() - started < seconds * 1000 && goesOn()) return ask();
        socket.end();
        resolve();
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('a connection was closed before its answer came')));
    });
  await Promise.all(Array.from({ length: connections }, post));
  return { waits, seconds: (performance.now() - started) / 1000 };
}
