import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http/send-text.ts';
import type { Site } from './load-site.ts';
import { sendInstead } from './send-file.ts';

/**
 * Answers an unknown path with the site's not-found page, or a line of text if there is none.
 * @param path undefined for an invalid request target, which is answered with 400 (RFC 9110, 15.5.1)
 */
export function sendNoPage(
  site: Site,
  path: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  secure: boolean,
): void {
  const status = path === undefined ? 400 : 404;
  const page = site.notFound.find(({ under }) => (path ?? '/').startsWith(under))?.page;
  if (page) sendInstead(page, status, request, response, secure);
  else sendText(response, status, path === undefined ? 'This address is malformed.' : 'There is no page at this address.', secure);
}
