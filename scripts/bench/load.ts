import { readFileSync } from 'node:fs';
import autocannon, { type Options, type Result } from 'autocannon';
import { emailPaths, ownService } from '../../shared/api/enquiry.ts';

let count = 0;

/** Returns a process's resident memory in bytes (proc(5)). */
export const memoryOf = (pid: number | undefined) => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Requests the home page over 64 connections, or what the options say. */
export const load = (origin: string, options: Partial<Options>): Promise<Result> =>
  autocannon({ url: origin, connections: 64, ...options });

/** Sends a number of different enquiries. */
export const sendEnquiries = (origin: string, amount: number): Promise<Result> =>
  load(origin, { amount, requests: [{ method: 'POST', path: emailPaths.send, setupRequest: enquiry }] });

/** Writes an enquiry with a reference of its own, which may consist of digits only. */
function enquiry<Request>(request: Request): Request {
  count += 1;
  const reference = `${count}`.padStart(16, '0').replace(/(.{4})(?=.)/g, '$1-');
  const body = JSON.stringify({
    user_id: ownService.publicKey,
    service_id: ownService.serviceId,
    template_id: ownService.templateId,
    template_params: {
      from_name: 'Asha',
      from_email: 'asha@shop.example',
      message: 'Which lamps do we restock first? '.repeat(10),
      reference,
    },
  });
  return { ...request, headers: { 'content-type': 'application/json' }, body };
}
