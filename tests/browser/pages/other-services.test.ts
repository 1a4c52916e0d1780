import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { projectCopy } from '../../../scripts/tools/project-copy.ts';
import { commandEnvironment, startProgram } from '../../../scripts/tools/start-program.ts';
import { emailPaths } from '../../../shared/api/enquiry.ts';
import { expect, measured, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';
import { contactForm, expectFailedRequest, letter, texts } from '../../support/browser/contact-form.ts';
import { startStaticHost } from '../../support/browser/static-host.ts';
import { content } from '../../support/content/site-routes.ts';
import { listenLocally } from '../../support/server/listen-locally.ts';
import { type ModelStandIn, standInKey, startModelStandIn } from '../../support/server/model-stand-in.ts';

const { agency, chat: chatWords } = content;

/** Needs its own build, which only the long run has time for; unit tests cover its settings. */
describe.runIf(process.env.LONG)('a site on a static host with an e-mail service and a model', () => {
  const resources = new AsyncDisposableStack();
  let email: Awaited<ReturnType<typeof startEmailService>>;
  let model: ModelStandIn;
  let host: Awaited<ReturnType<typeof startStaticHost>>;
  let baseURL: string;
  let buildOutput: string;
  let site: string;
  beforeAll(async () => {
    email = resources.adopt(await startEmailService(), (it) => it.close());
    model = resources.adopt(await startModelStandIn('google'), (it) => it.close());
    const settings = {
      ...email.settings,
      PUBLIC_CHAT_BASE: new URL(String(model.settings.baseUrl)).origin,
      PUBLIC_CHAT_KEY: standInKey,
      PUBLIC_CHAT_MODEL: model.settings.model,
      PUBLIC_HOST_MEASURES: 'on',
    };
    const cwd = await projectCopy(resources, { cached: true });
    // This process's own settings are left out: Vitest's would make it a build for tests, which has no measurement.
    const env = { ...commandEnvironment(), ...settings };
    const build = await startProgram(resources, process.execPath, ['scripts/build.ts'], { cwd, env });
    expect(await build.exited, build.output()).toBe(0);
    buildOutput = build.output();
    site = join(cwd, 'dist/site');
    host = resources.adopt(await startStaticHost(site), (it) => it.close());
    baseURL = host.origin;
  }, 600_000);
  afterAll(() => resources.disposeAsync());
  beforeEach(() => {
    email.answerWith(200);
    email.letters.length = 0;
    model.behave({ text: 'Prices follow demand.' });
  });

  test('warns of the public key when built, and leaves measurement to the host', () => {
    expect(buildOutput).toContain('PUBLIC_CHAT_KEY becomes public');
    expect(buildOutput).not.toContain('Nothing is measured');
    expect(existsSync(join(site, '_vercel'))).toBe(false);
  });

  test('logs one line for each script that the host does not have', async ({ open, complaints }) => {
    const lines: string[] = [];
    const listen = async (it: Page) => void it.on('console', (message) => message.type() === 'log' && lines.push(message.text()));
    await open('/', { baseURL, ...measured, before: listen });
    await expect.poll(() => lines.length).toBe(2);
    expect(lines).toEqual(
      expect.arrayContaining(['/insights/script.js', '/speed-insights/script.js'].map((name) => expect.stringContaining(name))),
    );
    await expect.poll(() => complaints.filter((line) => line.includes('404')).length).toBe(2);
    complaints.splice(0);
    host.refused.splice(0);
  });

  test("reports page views, vitals and a failed send to the host's scripts", async ({ open, complaints }) => {
    for (const [folder, queue, name] of [
      ['insights', 'vaq', 'va'],
      ['speed-insights', 'siq', 'si'],
    ] as const) {
      mkdirSync(join(site, '_vercel', folder), { recursive: true });
      const code = `window.taken ??= []; for (const call of window.${queue}?.splice(0) ?? []) window.taken.push(call); window.${name} = (...call) => window.taken.push(call); window.taken.push(['${name} is here']);`;
      writeFileSync(join(site, '_vercel', folder, 'script.js'), code);
    }
    email.answerWith(503);
    const page = await open('/contact', { baseURL, ...measured });
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await form.alert(texts.failed).waitFor();
    await expectFailedRequest(complaints, 'the server responded with a status of 503');
    const taken = () => page.evaluate(() => JSON.stringify((window as Window & { taken?: unknown }).taken ?? []));
    for (const text of [
      '"pageview",{"route":"/contact","path":"/contact"}',
      'va is here',
      'si is here',
      '"category":"enquiry","action":"failed"',
    ])
      await expect.poll(taken).toContain(text);
    rmSync(join(site, '_vercel'), { recursive: true });
  });

  test('sends enquiries to the service, and shows thanks without a receipt', async ({ open }) => {
    const page = await open('/contact', { baseURL });
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await form.sent.waitFor();
    expect(email.letters).toEqual([
      expect.objectContaining({
        from_name: letter.name,
        from_email: letter.email,
        reply_to: letter.email,
        phone_number: 'Not provided',
        message: letter.message,
        to_name: agency.name,
        to_email: agency.email.address,
        reference: await form.reference(),
      }),
    ]);
    expect(await form.sent.getByRole('link').count(), 'no link to a receipt').toBe(0);
    expect(host.refused).toEqual([]);
  });

  test('sends enquiries without a script too', async ({ open }) => {
    const page = await open('/contact', { baseURL, javaScriptEnabled: false });
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await page.waitForURL(`${email.origin}/**`);
    expect(email.letters).toEqual([expect.objectContaining({ from_name: letter.name, from_email: letter.email, to_name: agency.name })]);
  });

  test("names the assistant's provider, and answers by its model with the site's facts", async ({ open }) => {
    const requested: string[] = [];
    const page = await open('/', { baseURL, before: async (it) => it.on('request', (request) => requested.push(request.url())) });
    const chat = chatPanel(page);
    await chat.open();
    await chat.panel.getByText(chatWords.noticeElsewhere).waitFor();
    expect(await chat.panel.getByText(chatWords.notice).count()).toBe(0);
    await chat.ask('What do prices follow?');
    await chat.reply('Prices follow demand.').waitFor();
    const call = model.calls.at(-1);
    expect(call?.headers['x-goog-api-key']).toBe(standInKey);
    expect(JSON.stringify(call?.body)).toContain('What do prices follow?');
    expect(JSON.stringify(call?.body)).toContain(agency.about);
    expect(JSON.stringify(call?.body)).toContain('/services/dynamic-pricing');

    await page.waitForLoadState('networkidle');
    const { origin } = new URL(String(model.settings.baseUrl));
    expect(new Set(requested.map((address) => new URL(address).origin))).toEqual(new Set([baseURL, origin]));
  });
});

/** The only valid account. */
const account = { user_id: 'public-key', service_id: 'service_shop', template_id: 'template_enquiry' };

/**
 * Starts a stand-in for the e-mail service on loopback: its two endpoints over HTTP with CORS, for one account
 * (https://www.emailjs.com/docs/rest-api/send/ and send-form/).
 */
async function startEmailService() {
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
