import { createServer } from 'node:net';

/** Below the ports that Linux (from 32768 on) and other systems give to outgoing connections. */
const LEAST = 10_240;
const MOST = 32_000;

/**
 * A port of 127.0.0.1 for a server that goes away and comes back to it. None of those for outgoing connections: a client could take it
 * meanwhile, and one that asks for a port that nobody has could even reach itself.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LEAST + Math.floor(Math.random() * (MOST - LEAST));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
