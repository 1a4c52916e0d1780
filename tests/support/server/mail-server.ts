import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type Mail, parseMail } from './read-mail.ts';

/** Faults of mail servers. */
export const mailFaults = [
  // Faults of a connection.
  'refuse',
  'stall-greeting',
  // Faults of an e-mail.
  'stall-mail',
  'stall-data',
  'drop-data',
  '4xx-mail',
  '4xx-rcpt',
  '4xx-data',
  '5xx-mail',
  '5xx-rcpt',
  '5xx-data',
  /** Accepts the e-mail and closes before answering. */
  'lost-answer',
] as const;

export type MailBehaviour = 'accept' | (typeof mailFaults)[number];

interface BroughtMail extends Mail {
  /** Recipients of the envelope, which may differ from the header. */
  recipients: string[];
}

/** A mail server on loopback that stores accepted mail. */
export interface MailServer {
  /** Value of SMTP_URL. */
  url: string;
  /** Every accepted e-mail, duplicates included, in order. */
  mails: readonly BroughtMail[];
  /** Accepted e-mails without duplicates by Message-ID, as a mailbox shows them. */
  readonly mailbox: Mail[];
  /** Called for each accepted e-mail, before the client is answered. */
  onAccepted: (mail: Mail) => void;
  /** How often each behaviour occurred. */
  met: ReadonlyMap<MailBehaviour, number>;
  /**
   * Sets the behaviour from now on; a function is called for each connection and each e-mail. Ends stalled connections. Faults
   * of an e-mail do not affect connections. Faults of a connection end a connection that sends mail.
   */
  behave(behaviour: MailBehaviour | (() => MailBehaviour)): void;
  close(): Promise<void>;
}

interface MailServerOptions {
  stall?: number;
  /** Refuses single recipients, whatever the behaviour; undefined accepts. */
  refuseRecipient?: (address: string) => Error | undefined;
}

/**
 * Starts a mail server that accepts everything.
 * @param stall milliseconds after which a stalled connection is ended; 0 waits until the behaviour changes
 */
export async function startMailServer({ stall = 0, refuseRecipient = () => undefined }: MailServerOptions = {}): Promise<MailServer> {
  let nextBehaviour = (): MailBehaviour => 'accept';
  const mails: BroughtMail[] = [];
  const met = new Map<MailBehaviour, number>();
  const sockets = new Map<number, Socket>();
  const stalled = new Set<Socket>();
  /** Behaviour chosen for a connection's e-mail. */
  const chosen = new Map<string, MailBehaviour>();

  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.resetAndDestroy();
  const hang = ({ remotePort }: SMTPServerSession) => {
    const socket = sockets.get(remotePort);
    if (!socket) return;
    stalled.add(socket);
    if (stall > 0) setTimeout(() => socket.resetAndDestroy(), stall).unref();
  };
  const meet = (behaviour: MailBehaviour) => {
    met.set(behaviour, (met.get(behaviour) ?? 0) + 1);
    return behaviour;
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect(session, done) {
      const behaviour = nextBehaviour();
      if (behaviour === 'refuse') drop(session);
      else if (behaviour === 'stall-greeting') hang(session);
      else return done();
      meet(behaviour);
    },
    onMailFrom(_address, session, done) {
      const behaviour = meet(nextBehaviour());
      chosen.set(session.id, behaviour);
      if (behaviour === 'refuse' || behaviour === 'stall-greeting') drop(session);
      else if (behaviour === 'stall-mail') hang(session);
      else done(refusal(behaviour, 'mail'));
    },
    onRcptTo({ address }, session, done) {
      done(refusal(chosen.get(session.id), 'rcpt') ?? refuseRecipient(address));
    },
    async onData(stream, session, done) {
      const behaviour = chosen.get(session.id);
      stream.on('error', () => {}); // The client disconnected in the middle: no e-mail.
      if (behaviour === 'stall-data') return hang(session);
      if (behaviour === 'drop-data') return stream.once('data', () => drop(session));
      const raw = await buffer(stream).catch(() => undefined);
      if (!raw) return;
      const error = refusal(behaviour, 'data');
      if (error) return done(error);
      const mail = { ...(await parseMail(raw)), recipients: session.envelope.rcptTo.map(({ address }) => address) };
      mails.push(mail);
      mailServer.onAccepted(mail);
      if (behaviour === 'lost-answer') drop(session);
      else done();
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort as number;
    sockets.set(port, socket);
    socket.on('close', () => {
      if (sockets.get(port) === socket) sockets.delete(port);
      stalled.delete(socket);
    });
  });
  server.on('error', () => {}); // Broken connections are part of the tests.
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    onAccepted: () => {},
    met,
    get mailbox() {
      return [...new Map(mails.map((mail) => [mail.messageId, mail])).values()];
    },
    behave(behaviour) {
      nextBehaviour = typeof behaviour === 'function' ? behaviour : () => behaviour;
      for (const socket of stalled) socket.resetAndDestroy();
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
  return mailServer;
}

/** Error that a behaviour such as 4xx-rcpt gives at that point; undefined at other points. */
function refusal(behaviour: MailBehaviour | undefined, point: 'mail' | 'rcpt' | 'data'): Error | undefined {
  if (behaviour === `4xx-${point}`) return Object.assign(new Error('4.3.0 try again later'), { responseCode: 451 });
  if (behaviour === `5xx-${point}`) return Object.assign(new Error('5.7.1 not wanted here'), { responseCode: 554 });
  return undefined;
}
