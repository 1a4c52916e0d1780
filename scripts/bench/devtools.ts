import type { CDPSession } from 'playwright-core';

/** Only for the protocol's types, which Playwright has and does not export. */
declare const session: CDPSession;
export type Method = Parameters<CDPSession['send']>[0];
export type Params<Name extends Method> = Parameters<typeof session.send<Name>>[1];
type Result<Name extends Method> = Awaited<ReturnType<typeof session.send<Name>>>;
/** What is listened to. */
type Event = 'Target.attachedToTarget' | 'Runtime.bindingCalled';
type EventParams<Name extends Event> = Parameters<Parameters<typeof session.on<Name>>[1]>[0];

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
}

/** An answer that has not come after this time never will, in milliseconds. */
const ANSWER_WITHIN = 20_000;

/**
 * A connection to a browser by the DevTools protocol, with all targets on one socket ("flattened"). Playwright's own sessions do not reach
 * what is a target of a target, which a prerendered page is, and Playwright attaches to every page, which keeps it from being prerendered.
 */
export class DevTools {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #listeners = new Set<(message: Message) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
      else for (const listener of this.#listeners) listener(message);
    });
  }

  /** @param address of the browser's socket, as it prints it at its start */
  static async connect(resources: AsyncDisposableStack, address: string): Promise<DevTools> {
    const socket = new WebSocket(address);
    resources.defer(() => socket.close());
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)), { once: true });
    });
    return new DevTools(socket);
  }

  /**
   * @param session of a target; the browser's own if left out
   * @throws Error when the browser refuses, or does not answer
   */
  send<Name extends Method>(method: Name, params?: Params<Name>, session?: string): Promise<Result<Name>> {
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Result<Name>>();
    const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), ANSWER_WITHIN);
    this.#waiting.set(id, ({ result, error }) => {
      clearTimeout(timer);
      this.#waiting.delete(id);
      if (error) reject(new Error(`${method}: ${error.message}`));
      else resolve(result as Result<Name>);
    });
    this.#socket.send(JSON.stringify({ id, method, params: params ?? {}, sessionId: session }));
    return promise;
  }

  /** Hears every event until the returned function is called. */
  on<Name extends Event>(method: Name, heard: (params: EventParams<Name>, session: string | undefined) => void): () => void {
    const listener = (message: Message) => {
      if (message.method === method) heard(message.params as EventParams<Name>, message.sessionId);
    };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * The next event that fits.
   * @param limit milliseconds, after which it rejects; nobody has to wait for that
   */
  next<Name extends Event>(
    method: Name,
    limit: number,
    fits: (params: EventParams<Name>) => boolean = () => true,
  ): Promise<EventParams<Name>> {
    const { promise, resolve, reject } = Promise.withResolvers<EventParams<Name>>();
    const timer = setTimeout(() => reject(new Error(`${method} did not come within ${limit} ms`)), limit);
    const stop = this.on(method, (params) => {
      if (fits(params)) resolve(params);
    });
    const event = promise.finally(() => {
      clearTimeout(timer);
      stop();
    });
    event.catch(() => {});
    return event;
  }
}
