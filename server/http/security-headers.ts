import type { ServerResponse } from 'node:http';

/** Headers of every response, errors included. A page's policy is added to them. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers that do not support frame-ancestors need this header.
  'X-Frame-Options': 'DENY',
};

/** Header sent over HTTPS only, because browsers ignore it over HTTP (RFC 6797, 7.2). */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Content-Security-Policy of responses that are not pages: nothing may load or run. */
const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

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
