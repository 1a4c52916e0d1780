/** Parameters and results of the DevTools protocol are used here in too small a part to be worth its types. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Loose = any;

interface Message {
  id?: number;
  method?: string;
  params?: Loose;
  result?: Loose;
  error?: { message: string };
  sessionId?: string;
}

/** An answer that has not come after this time never will, in milliseconds. */
const ANSWER_WITHIN = 20_000;

/** A connection to a browser by the DevTools protocol, with all targets on one socket ("flattened"). */
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
  send(method: string, params: object = {}, session?: string): Promise<Loose> {
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Loose>();
    const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), ANSWER_WITHIN);
    this.#waiting.set(id, ({ result, error }) => {
      clearTimeout(timer);
      this.#waiting.delete(id);
      if (error) reject(new Error(`${method}: ${error.message}`));
      else resolve(result);
    });
    this.#socket.send(JSON.stringify({ id, method, params, sessionId: session }));
    return promise;
  }

  /** Hears every event until the returned function is called. */
  on(method: string, heard: (params: Loose, session: string | undefined) => void): () => void {
    const listener = (message: Message) => {
      if (message.method === method) heard(message.params, message.sessionId);
    };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * The next event that fits.
   * @param limit milliseconds, after which it rejects; nobody has to wait for that
   */
  next(method: string, limit: number, fits: (params: Loose, session: string | undefined) => boolean = () => true): Promise<Loose> {
    const { promise, resolve, reject } = Promise.withResolvers<Loose>();
    const timer = setTimeout(() => reject(new Error(`${method} did not come within ${limit} ms`)), limit);
    const stop = this.on(method, (params, session) => {
      if (fits(params, session)) resolve(params);
    });
    const event = promise.finally(() => {
      clearTimeout(timer);
      stop();
    });
    event.catch(() => {});
    return event;
  }
}
