import type { StorageSettings } from '../../../server/storage/open-storage.ts';
import { emailPaths, ownService } from '../../../shared/api/enquiry.ts';
import { makeReference } from '../../../shared/api/reference.ts';
import { residentMemory } from '../resident-memory.ts';
import { startServer } from '../start-server.ts';

/** The server as in production, with a database and a mail server of the benchmark. */
export interface EnquiryServer {
  port: number;
  /** Process group of the server. */
  group: number;
  /**
   * Sends one enquiry over HTTP.
   * @returns the enquiry's reference, the time of acceptance (performance.now()), and the response time in milliseconds
   */
  send(): Promise<{ reference: string; acceptedAt: number; took: number }>;
  /** Returns the resident memory of all processes of the server, in bytes. */
  memory(): number;
}

/**
 * Starts the built server on the given database and mail server.
 * @param resources stop the server when they are closed
 */
export async function enquiryServer(
  resources: AsyncDisposableStack,
  { dataDir, databaseUrl }: StorageSettings,
  smtpUrl: string,
): Promise<EnquiryServer> {
  const { program, port } = await startServer(resources, {
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'website@bench.example',
      ENQUIRIES_TO: 'owner@bench.example',
      ENQUIRIES_PER_MINUTE: '1000000',
    },
  });
  return {
    port,
    group: program.pid,
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
    memory: () => residentMemory(program.pid),
  };
}
