import type { FastifyBaseLogger } from 'fastify';
import type { AlertOptions } from './compose-alert.ts';
import { currentTroubles, type TroubleParts } from './current-troubles.ts';
import { pause } from './pause.ts';
import { tellTroubles } from './tell-troubles.ts';
import { type Trouble, type TroubleKind, troubleKinds } from './trouble.ts';

type WatchParts = Omit<TroubleParts, 'now'> &
  Omit<AlertOptions, 'now'> & {
    log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
    now?: () => number;
  };

/** What the log says of each kind, whether or not mail can leave. */
const inTheLog: Readonly<Record<TroubleKind, { on: string; over: string }>> = {
  enquiries: {
    on: 'enquiries have waited for more than 30 minutes or were given up: look at the mail server',
    over: 'no enquiry waits too long any more',
  },
  quarantine: { on: 'quarantine grows fast: a robot, or many visitors behind one address', over: 'quarantine is quiet again' },
  disk: { on: 'the disk with DATA_DIR is nearly full: make room, or enquiries cannot be accepted', over: 'the disk has room again' },
};

/** Looks for troubles, and tells of them once: in the log of this process, and by mail for all processes together. */
export class AlertWatch {
  readonly #parts: WatchParts;
  /** When this process last said it in its log. */
  readonly #logged = new Map<TroubleKind, number>();

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Never throws: what cannot be looked at is said in the log, and looked at again. */
  async look(): Promise<void> {
    const { storage, log, now = Date.now, ...parts } = this.#parts;
    try {
      const at = now();
      const troubles = await currentTroubles({ ...parts, storage, now: at });
      // First the log: mail may be what is broken, and so may the disk that it is put on.
      this.#log(troubles, at);
      const told = await tellTroubles(storage, troubles, { ...parts, now: at });
      if (told.length > 0) log.info({ ids: told }, 'alerts are in the outbox');
    } catch (error) {
      log.error({ err: error }, 'it cannot be seen now whether something is wrong; trying again');
    }
  }

  #log(troubles: readonly Trouble[], at: number): void {
    const { log } = this.#parts;
    for (const kind of troubleKinds) {
      const trouble = troubles.find((each) => each.kind === kind);
      const logged = this.#logged.get(kind);
      if (trouble && (logged === undefined || at - logged >= pause)) {
        log.error({ trouble }, inTheLog[kind].on);
        this.#logged.set(kind, at);
      }
      if (!trouble && this.#logged.delete(kind)) log.info(inTheLog[kind].over);
    }
  }
}
