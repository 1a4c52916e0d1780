import { connect } from 'node:net';
import { emailPaths, ownService } from '../../wire/enquiry.ts';

/** What came of the load, printed as JSON. */
export interface Load {
  /** Answers with 200; any other ends the load. */
  accepted: number;
  /** From the first request to the last answer. */
  seconds: number;
  /** Milliseconds from a request to its answer. */
  median: number;
  p99: number;
  /** Processor time that the load itself took, in seconds. */
  processor: number;
}

// node bench/enquiries/post-load.ts PORT SECONDS MOST RUN
// Posts enquiries for so long, or so many, over connections that stay open, each under a reference of its own, and waits for every answer.
// A process of its own that does as little as it can: the server's cores are the same.
const [port = 0, seconds = 0, most = 0, run = 0] = process.argv.slice(2).map(Number);
const CONNECTIONS = 64;
const message = 'We sell lamps from two warehouses and would like to know which of them to restock first.\n'.repeat(4);

let count = 0;
function requestText(): string {
  count += 1;
  // Digits are letters of the references' alphabet.
  const reference = `${run * 1e8 + count}`.padStart(16, '0').replace(/(.{4})(?=.)/g, '$1-');
  const body = JSON.stringify({
    user_id: ownService.publicKey,
    service_id: ownService.serviceId,
    template_id: ownService.templateId,
    template_params: { from_name: 'Asha', from_email: 'asha@shop.example', message, reference },
  });
  return `POST ${emailPaths.send} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const before = process.cpuUsage();
const started = performance.now();
const waits: number[] = [];
await Promise.all(Array.from({ length: CONNECTIONS }, post));
const sorted = waits.toSorted((one, other) => one - other);
const worked = process.cpuUsage(before);
const load: Load = {
  accepted: waits.length,
  seconds: (performance.now() - started) / 1000,
  median: sorted[Math.floor(sorted.length / 2)] ?? 0,
  p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  processor: (worked.user + worked.system) / 1e6,
};
console.log(JSON.stringify(load));

function post(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
    let asked = 0;
    let answer = '';
    const ask = () => {
      answer = '';
      asked = performance.now();
      socket.write(requestText());
    };
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      answer += chunk;
      if (!answer.includes('\r\n\r\n')) return;
      if (!answer.startsWith('HTTP/1.1 200 ')) return socket.destroy(new Error(`an enquiry was answered with ${answer}`));
      if (!answer.endsWith('\r\n\r\nOK')) return;
      waits.push(performance.now() - asked);
      if (count < most && performance.now() - started < seconds * 1000) return ask();
      socket.end();
      resolve();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a connection was closed before its answer came')));
  });
}
