import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { commandEnvironment } from '../../tools/command-environment.ts';
import { projectCopy } from '../../tools/project-copy.ts';
import { startProgram } from '../../tools/start-program.ts';
import { expect, test } from '../support/browser-test.ts';
import { chatPanel } from '../support/chat-panel.ts';
import { failures } from '../support/chat-words.ts';
import { contactForm, expectFailedRequest, letter, texts } from '../support/contact-form.ts';
import { startEmailService } from '../support/email-service-stand-in.ts';
import { type ModelStandIn, standInKey, startModelStandIn } from '../support/model-stand-in.ts';
import { hidePage } from '../support/reports.ts';
import { content } from '../support/site-routes.ts';
import { startStaticHost } from '../support/static-host.ts';

const { agency, chat: chatWords } = content;

/** A build of its own, for which only the long form of the tests has time; its settings are tried by the units. */
describe.runIf(process.env.LONG)('a site on a static host, its form sent by an e-mail service and its assistant by a model,', () => {
  const resources = new AsyncDisposableStack();
  let email: Awaited<ReturnType<typeof startEmailService>>;
  let model: ModelStandIn;
  let host: Awaited<ReturnType<typeof startStaticHost>>;
  let baseURL: string;
  let buildOutput: string;
  beforeAll(async () => {
    email = resources.adopt(await startEmailService(), (it) => it.close());
    model = resources.adopt(await startModelStandIn('google'), (it) => it.close());
    const settings = {
      ...email.settings,
      PUBLIC_CHAT_BASE: new URL(String(model.settings.baseUrl)).origin,
      PUBLIC_CHAT_KEY: standInKey,
      PUBLIC_CHAT_MODEL: model.settings.model,
    };
    const cwd = await projectCopy(resources, { cached: true });
    // Not this process's own settings: Vitest's would make it a build for tests, in which nothing is measured anyway.
    const env = { ...commandEnvironment(), ...settings };
    const build = await startProgram(resources, process.execPath, ['scripts/build.ts'], { cwd, env });
    expect(await build.exited, build.output()).toBe(0);
    buildOutput = build.output();
    host = resources.adopt(await startStaticHost(join(cwd, 'dist/site')), (it) => it.close());
    baseURL = host.origin;
  }, 600_000);
  afterAll(() => resources.disposeAsync());
  beforeEach(() => {
    email.answerWith(200);
    email.letters.length = 0;
    model.behave({ text: 'Prices follow demand.' });
  });

  test('says at its build that the key is public and that nothing is measured', () => {
    expect(buildOutput).toContain('PUBLIC_CHAT_KEY becomes public');
    expect(buildOutput).toContain('Nothing is measured');
  });

  test("sends the visitor's words to the service, and says thanks without a receipt", async ({ open }) => {
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
    expect(await form.sent.getByRole('link').count(), 'no receipt of ours').toBe(0);
    expect(host.refused).toEqual([]);
  });

  test('sends them without a script too', async ({ open }) => {
    const page = await open('/contact', { baseURL, javaScriptEnabled: false });
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await page.waitForURL(`${email.origin}/**`);
    expect(email.letters).toEqual([expect.objectContaining({ from_name: letter.name, from_email: letter.email, to_name: agency.name })]);
  });

  test('keeps the words where the service fails, names phone and address, and sends them when it works again', async ({
    open,
    complaints,
  }) => {
    email.answerWith(503);
    const page = await open('/contact', { baseURL });
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    const alert = form.alert(texts.failed);
    await alert.waitFor();
    await expectFailedRequest(complaints, 'the server responded with a status of 503');
    expect(await form.values()).toEqual({ ...letter, phone: '' });
    expect(await alert.getByRole('link').allTextContents()).toEqual([agency.phone.number, agency.email.address]);
    email.answerWith(200);
    await form.button.click();
    await form.sent.waitFor();
    expect(email.letters).toHaveLength(1);
  });

  test("says that the assistant is another company's, answers by its model, and reports nothing to anybody", async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/', { baseURL, before: async (it) => it.on('request', (request) => asked.push(request.url())) });
    const chat = chatPanel(page);
    await chat.open();
    await chat.panel.getByText(chatWords.noticeElsewhere).waitFor();
    expect(await chat.panel.getByText(chatWords.notice).count()).toBe(0);
    await chat.ask('What do prices follow?');
    await chat.reply('Prices follow demand.').waitFor();
    const call = model.calls.at(-1);
    expect(call?.headers['x-goog-api-key']).toBe(standInKey);
    expect(JSON.stringify(call?.body)).toContain('What do prices follow?');

    await hidePage(page);
    await page.waitForLoadState('networkidle');
    const { origin } = new URL(String(model.settings.baseUrl));
    expect(new Set(asked.map((address) => new URL(address).origin))).toEqual(new Set([baseURL, origin]));
    expect(asked.filter((address) => /_vercel|\/measure\b/.test(address))).toEqual([]);
    expect(host.refused).toEqual([]);
  });

  test('says so when the model is not to be had, and offers a person', async ({ open, complaints }) => {
    model.behave(429);
    const chat = chatPanel(await open('/', { baseURL }));
    await chat.open();
    await chat.ask('What do prices follow?');
    await chat.panel.getByText(failures.tooMany).waitFor();
    await expectFailedRequest(complaints, 'the server responded with a status of 429');
    expect(await chat.person.getAttribute('href')).toMatch(/^\/contact\b/);
  });
});
