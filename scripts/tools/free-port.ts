import { createServer } from 'node:net';

/** Range below the ephemeral ports of Linux (from 32768 on) and other systems. */
const LEAST = 10_240;
const MOST = 32_000;

/**
 * Finds a free port of 127.0.0.1 for a server that restarts on it. Avoids ephemeral ports: an outgoing connection could take the port
 * meanwhile, and a connection to a closed ephemeral port can even connect to itself.
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
