import type { ServerResponse } from 'node:http';
import { denyAllPolicy, securityHeaders, transportSecurity } from './security-headers.ts';

/** Headers of a response that is neither page nor file. It is not cached, and nothing may load or run. */
export function plainHeaders(secure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': denyAllPolicy,
    ...securityHeaders,
    ...(secure ? transportSecurity : {}),
    'Cache-Control': 'no-store',
  };
}

/** Sends one line of text, such as a short error. */
export function sendText(response: ServerResponse, status: number, text: string, secure: boolean, more: Record<string, string> = {}): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    ...plainHeaders(secure),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...more,
  });
  response.end(body);
}
