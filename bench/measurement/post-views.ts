import { measurementPaths } from '../../wire/measurement.ts';
import { keepPosting } from '../keep-posting.ts';

/** What came of the load, printed as JSON. */
export interface ViewLoad {
  /** Answers with 204; any other ends the load. */
  accepted: number;
  seconds: number;
}

// node bench/measurement/post-views.ts PORT SECONDS
// Posts page views, each of another visitor as a proxy names them.
const [port = 0, seconds = 0] = process.argv.slice(2).map(Number);
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

const answer = { status: 204, end: '\r\n\r\n' };
const { waits, seconds: took } = await keepPosting({ port, seconds, connections: 32, request: requestText, answer });
console.log(JSON.stringify({ accepted: waits.length, seconds: took } satisfies ViewLoad));
