import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts everything and keeps only the time of arrival. */
export interface MailSink {
  url: string;
  /** Number of e-mails received so far. */
  readonly taken: number;
  /** Resolves with the time (performance.now()) at which the e-mail about an enquiry arrived. */
  arrival(reference: string): Promise<number>;
}

/** Starts a mail server on loopback. */
export async function mailSink(resources: AsyncDisposableStack): Promise<MailSink> {
  let taken = 0;
  const arrivals = new Map<string, PromiseWithResolvers<number>>();
  const arrivalOf = (reference: string) => {
    const arrival = arrivals.get(reference) ?? Promise.withResolvers<number>();
    arrivals.set(reference, arrival);
    return arrival;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _session, done) {
      // A killed server may leave an e-mail half sent.
      const mail = await buffer(stream).catch(() => undefined);
      if (!mail) return;
      done();
      taken += 1;
      const reference = /^Message-ID: <enquiry\.([\w-]+)/m.exec(mail.toString('latin1'))?.[1];
      if (reference) arrivalOf(reference).resolve(performance.now());
    },
  });
  // A killed server leaves open connections behind.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  resources.defer(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    get taken() {
      return taken;
    },
    arrival: (reference) => arrivalOf(reference).promise,
  };
}
