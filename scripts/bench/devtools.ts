import type { CDPSession } from 'playwright-core';

/** Types of the protocol, which Playwright does not export. */
declare const session: CDPSession;
export type Method = Parameters<CDPSession['send']>[0];
export type Params<Name extends Method> = Parameters<typeof session.send<Name>>[1];
type Result<Name extends Method> = Awaited<ReturnType<typeof session.send<Name>>>;
/** Events that the benchmark listens to. */
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

/** Timeout of a command, in milliseconds. */
const ANSWER_WITHIN = 20_000;

/**
 * DevTools connection to a browser with all targets on one socket ("flattened" sessions). Playwright's sessions do not reach
 * targets of targets, such as prerendered pages. Playwright also attaches to every page, which prevents prerendering.
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

  /** Opens a connection. @param address of the browser's socket, which the browser prints when it starts */
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
   * Sends a command.
   * @param session session of a target; by default the browser's session
   * @throws Error if the browser refuses or does not answer
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

  /** Listens to an event until the returned function is called. */
  on<Name extends Event>(method: Name, handler: (params: EventParams<Name>, session: string | undefined) => void): () => void {
    const listener = (message: Message) => {
      if (message.method === method) handler(message.params as EventParams<Name>, message.sessionId);
    };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Waits for the next matching event.
   * @param limit milliseconds until the promise rejects. The caller may ignore the rejection.
   */
  next<Name extends Event>(
    method: Name,
    limit: number,
    isMatch: (params: EventParams<Name>) => boolean = () => true,
  ): Promise<EventParams<Name>> {
    const { promise, resolve, reject } = Promise.withResolvers<EventParams<Name>>();
    const timer = setTimeout(() => reject(new Error(`${method} did not come within ${limit} ms`)), limit);
    const stop = this.on(method, (params) => {
      if (isMatch(params)) resolve(params);
    });
    const event = promise.finally(() => {
      clearTimeout(timer);
      stop();
    });
    event.catch(() => {});
    return event;
  }
}
