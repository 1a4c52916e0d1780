import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http/send-text.ts';
import type { Site } from './load-site.ts';
import { sendInstead } from './send-file.ts';

/**
 * Answers an address that nothing is at with the site's page that says so and leads on; with a line of text where the site has none.
 * @param path undefined where the address cannot be read: a mistake in the request (RFC 9110, 15.5.1), not a page that is gone
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
