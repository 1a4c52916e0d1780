import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { plainHeaders } from './send-text.ts';

/** Statuses by error code of Node's parser. Other errors get 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a malformed, too long or too slow request and closes the connection. */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const text = `${STATUS_CODES[status]}\n`;
  const headers = {
    ...plainHeaders(false),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
}
