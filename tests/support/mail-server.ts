import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type Mail, parseMail } from './parse-mail.ts';

/** What mail servers do to those who bring mail. */
export const mailFaults = [
  // To a connection.
  'refuse',
  'stall-greeting',
  // To a mail.
  'stall-mail',
  'stall-data',
  'drop-data',
  '4xx-mail',
  '4xx-rcpt',
  '4xx-data',
  '5xx-mail',
  '5xx-rcpt',
  '5xx-data',
  /** Takes the mail and is gone before it can say so. */
  'lost-answer',
] as const;

export type MailBehaviour = 'accept' | (typeof mailFaults)[number];

interface BroughtMail extends Mail {
  /** Whom the server is told to bring it to, which is not what stands in the mail. */
  recipients: string[];
}

/** A mail server on loopback that keeps what it is brought. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Everything that was accepted, duplicates included, in its order. */
  mails: readonly BroughtMail[];
  /** The same as a mailbox shows it that drops duplicates by their Message-ID. */
  readonly mailbox: Mail[];
  /** Told of each mail that was accepted, before whoever brought it is. */
  onAccepted: (mail: Mail) => void;
  /** How often each behaviour was met so far. */
  met: ReadonlyMap<MailBehaviour, number>;
  /**
   * Behaves so from now on; a function is asked at each connection and at each mail. Ends the connections that stall.
   * One for mails lets connections be, and one for connections ends a connection that brings mail.
   */
  behave(behaviour: MailBehaviour | (() => MailBehaviour)): void;
  close(): Promise<void>;
}

/** What a test puts in the place of a mail server's defaults. */
interface MailServerOptions {
  stall?: number;
  /** Why one recipient is refused, whatever the server does otherwise; undefined for nothing. */
  refuseRecipient?: (address: string) => Error | undefined;
}

/**
 * Starts one that accepts everything.
 * @param stall how long it lets a connection hang before it ends it, in milliseconds; until it is told to behave otherwise if left out
 */
export async function startMailServer({ stall = 0, refuseRecipient = () => undefined }: MailServerOptions = {}): Promise<MailServer> {
  let next = (): MailBehaviour => 'accept';
  const mails: BroughtMail[] = [];
  const met = new Map<MailBehaviour, number>();
  const sockets = new Map<number, Socket>();
  const stalled = new Set<Socket>();
  /** Of the mail that a connection brings. */
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
      const behaviour = next();
      if (behaviour === 'refuse') drop(session);
      else if (behaviour === 'stall-greeting') hang(session);
      else return done();
      meet(behaviour);
    },
    onMailFrom(_address, session, done) {
      const behaviour = meet(next());
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
      stream.on('error', () => {}); // Whoever brought it went away in the middle: there is no mail.
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
  server.on('error', () => {}); // Connections that break are what it is for.
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
      next = typeof behaviour === 'function' ? behaviour : () => behaviour;
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

/** What a behaviour such as 4xx-rcpt answers at that point; undefined if it means another. */
function refusal(behaviour: MailBehaviour | undefined, point: 'mail' | 'rcpt' | 'data'): Error | undefined {
  if (behaviour === `4xx-${point}`) return Object.assign(new Error('4.3.0 try again later'), { responseCode: 451 });
  if (behaviour === `5xx-${point}`) return Object.assign(new Error('5.7.1 not wanted here'), { responseCode: 554 });
  return undefined;
}
