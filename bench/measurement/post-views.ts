import { connect } from 'node:net';
import { measurementPaths } from '../../wire/measurement.ts';

/** What came of the load, printed as JSON. */
export interface ViewLoad {
  /** Answers with 204; any other ends the load. */
  accepted: number;
  seconds: number;
}

// node bench/measurement/post-views.ts PORT SECONDS
// Posts page views over connections that stay open, each of another visitor as a proxy names them, and waits for every answer.
const [port = 0, seconds = 0] = process.argv.slice(2).map(Number);
const CONNECTIONS = 32;
const paths = ['/', '/services', '/services/analytics', '/case-studies/luxewear', '/contact', '/about'];
const devices = ['phone', 'tablet', 'desktop'];

let count = 0;
function requestText(): string {
  count += 1;
  const path = paths[count % paths.length] as string;
  const body = JSON.stringify({
    route: path,
    path,
    referrer: count % 3 === 0 ? 'search.example' : '',
    device: devices[count % 5] ?? 'phone',
  });
  const visitor = `10.${(count >> 14) & 255}.${(count >> 6) & 255}.${(count & 63) + 1}`;
  return `POST ${measurementPaths.view} HTTP/1.1\r\nHost: bench\r\nX-Forwarded-For: ${visitor}\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const started = performance.now();
let accepted = 0;
await Promise.all(Array.from({ length: CONNECTIONS }, post));
console.log(JSON.stringify({ accepted, seconds: (performance.now() - started) / 1000 } satisfies ViewLoad));

function post(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
    let answer = '';
    const ask = () => {
      answer = '';
      socket.write(requestText());
    };
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      answer += chunk;
      if (!answer.endsWith('\r\n\r\n')) return;
      if (!answer.startsWith('HTTP/1.1 204 ')) return socket.destroy(new Error(`a view was answered with ${answer}`));
      accepted += 1;
      if (performance.now() - started < seconds * 1000) return ask();
      socket.end();
      resolve();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a connection was closed before its answer came')));
  });
}
