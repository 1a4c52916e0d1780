import { readFileSync } from 'node:fs';
import type { StorageSettings } from '../../server/storage/open-storage.ts';
import { emailPaths, ownService } from '../../wire/enquiry.ts';
import { makeReference } from '../../wire/reference.ts';
import { startProgram } from '../start-program.ts';

/** Our server as production runs it, with a database and a mail server of the bench's. */
export interface EnquiryServer {
  port: number;
  /** Sends one enquiry over HTTP. @returns its reference, when it was accepted (performance.now()), and how long that took in milliseconds */
  send(): Promise<{ reference: string; acceptedAt: number; took: number }>;
  /** Bytes of memory that it holds; undefined where the system does not say. */
  memory(): number | undefined;
}

export async function enquiryServer(
  resources: AsyncDisposableStack,
  { dataDir, databaseUrl }: StorageSettings,
  smtpUrl: string,
): Promise<EnquiryServer> {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'website@bench.example',
    ENQUIRIES_TO: 'owner@bench.example',
    ENQUIRIES_PER_MINUTE: '1000000',
  };
  const { match, pid } = await startProgram(resources, process.execPath, ['server/main.ts'], { env, ready: /at http:\/\/\S+:(\d+)/ });
  const port = Number(match?.[1]);
  return {
    port,
    async send() {
      const reference = makeReference();
      const started = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${emailPaths.send}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          user_id: ownService.publicKey,
          service_id: ownService.serviceId,
          template_id: ownService.templateId,
          template_params: { from_name: 'Asha', from_email: 'asha@shop.example', message: 'We sell lamps.', reference },
        }),
      });
      const acceptedAt = performance.now();
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`An enquiry was answered with ${answer.status} ${text}`);
      return { reference, acceptedAt, took: acceptedAt - started };
    },
    memory() {
      try {
        return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      } catch {
        return undefined;
      }
    },
  };
}
