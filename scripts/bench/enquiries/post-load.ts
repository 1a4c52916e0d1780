import { emailPaths, ownService } from '../../../shared/api/enquiry.ts';
import { keepPosting } from '../keep-posting.ts';

/** Result of the load, printed as JSON. */
export interface Load {
  /** Number of responses with 200; any other response ends the load. */
  accepted: number;
  /** Seconds from the first request to the last response. */
  seconds: number;
  /** Response times in milliseconds. */
  median: number;
  p99: number;
  /** Processor time of the load generator itself, in seconds. */
  processor: number;
}

// node scripts/bench/enquiries/post-load.ts PORT SECONDS MOST RUN
// Posts enquiries, each with another reference, until the time or the number is reached.
const [port = 0, seconds = 0, most = 0, run = 0] = process.argv.slice(2).map(Number);
const message = 'We sell lamps from two warehouses and would like to know which of them to restock first.\n'.repeat(4);

let count = 0;
function requestText(): string {
  count += 1;
  // A reference may consist of digits only, so a number with leading zeros is valid.
  const reference = `${run * 1e8 + count}`.padStart(16, '0').replace(/(.{4})(?=.)/g, '$1-');
  const body = JSON.stringify({
    user_id: ownService.publicKey,
    service_id: ownService.serviceId,
    template_id: ownService.templateId,
    template_params: { from_name: 'Asha', from_email: 'asha@shop.example', message, reference },
  });
  return `POST ${emailPaths.send} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const cpuBefore = process.cpuUsage();
const { responseTimes, seconds: elapsed } = await keepPosting({
  ...{ port, seconds, connections: 64, request: requestText },
  answer: { status: 200, end: '\r\n\r\nOK' },
  hasMore: () => count < most,
});
const sorted = responseTimes.toSorted((one, other) => one - other);
const cpuTime = process.cpuUsage(cpuBefore);
const load: Load = {
  accepted: responseTimes.length,
  seconds: elapsed,
  median: sorted[Math.floor(sorted.length / 2)] ?? 0,
  p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  processor: (cpuTime.user + cpuTime.system) / 1e6,
};
console.log(JSON.stringify(load));
