import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';
import { contactForm } from '../../support/browser/contact-form.ts';

describe('an island reports a file that cannot be fetched, and retries at the next interaction:', () => {
  const expectReport = (complaints: string[]) => {
    expect(complaints).toContainEqual(expect.stringMatching(/stays plain HTML: TypeError: .*http\S+\/_assets\/[\w-]+\.\S+\.js/));
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/net::ERR_|status of 503|An island stays plain HTML/);
  };

  for (const [file, how, isTried] of [
    ['client', 'is cut off', process.env.LONG],
    ['client', 'is answered with 503', true],
    ['ContactForm', 'is cut off', true],
  ] as const) {
    test.runIf(isTried)(`the contact form when ${file} ${how}`, async ({ open, complaints }) => {
      const page = await open('/contact');
      let isBroken = true;
      await page.route(`**/_assets/${file}.*.js*`, (route) => {
        if (!isBroken) return route.continue();
        return how === 'is cut off' ? route.abort('connectionfailed') : route.fulfill({ status: 503 });
      });
      const form = contactForm(page);
      await form.name.hover();
      // Astro tries each file a second time after a second.
      await expect.poll(() => complaints.join()).toContain('stays plain HTML');
      isBroken = false;
      await form.fill();
      await form.button.click();
      await form.sent.waitFor();
      expect(new URL(page.url()).pathname).toBe('/contact');
      expectReport(complaints);
    });
  }

  for (const file of process.env.LONG ? ['client', 'ChatWidget'] : ['ChatWidget']) {
    test(`the assistant when ${file} is cut off`, async ({ open, complaints }) => {
      const page = await open('/about');
      let isBroken = true;
      await page.route(`**/_assets/${file}.*.js*`, (route) => (isBroken ? route.abort('connectionfailed') : route.continue()));
      const chat = chatPanel(page);
      await chat.link.hover();
      // Astro tries a second time after a second.
      await expect.poll(() => complaints.join()).toContain('stays plain HTML');
      isBroken = false;
      await chat.link.focus();
      await chat.launcher.waitFor();
      await chat.open();
      expect(await chat.question.isVisible()).toBe(true);
      expectReport(complaints);
    });
  }
});
