import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { emailPaths } from '../../../shared/api/enquiry.ts';
import { listenLocally } from '../server/listen-locally.ts';

/** The only valid account. */
const account = { user_id: 'public-key', service_id: 'service_shop', template_id: 'template_enquiry' };

/**
 * Starts a stand-in for the e-mail service on loopback: its two endpoints over HTTP with CORS, for one account
 * (https://www.emailjs.com/docs/rest-api/send/ and send-form/).
 */
export async function startEmailService() {
  /** Accepted e-mails, each as flat fields. */
  const letters: Record<string, unknown>[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    const answer = (code: number, text = '') => {
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
      response.writeHead(code, { 'content-type': 'text/plain', ...cors }).end(text);
    };
    if (method === 'OPTIONS') return answer(204);
    const isForm = url === emailPaths.sendForm;
    if (method !== 'POST' || !(isForm || url === emailPaths.send)) return answer(404, 'Not Found');
    const body = new Response(await buffer(request), { headers: { 'content-type': headers['content-type'] ?? '' } });
    const { template_params, ...rest } = isForm ? Object.fromEntries(await body.formData()) : await body.json();
    const letter: Record<string, unknown> = { ...rest, ...template_params };
    if (Object.entries(account).some(([name, id]) => letter[name] !== id)) return answer(400, 'The Public Key is invalid');
    if (status === 200) letters.push(letter);
    answer(status, status === 200 ? 'OK' : 'It failed');
  });
  const origin = await listenLocally(server);
  return {
    letters,
    origin,
    /** Settings for a build that uses the stand-in. */
    settings: {
      PUBLIC_EMAIL_BASE: origin,
      PUBLIC_EMAILJS_KEY: account.user_id,
      PUBLIC_EMAILJS_SERVICE: account.service_id,
      PUBLIC_EMAILJS_TEMPLATE: account.template_id,
    },
    /** Sets the status of further responses. */
    answerWith(next: number) {
      status = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
