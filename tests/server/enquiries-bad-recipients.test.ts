import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, runApp } from '../support/running-app.ts';
import { paramsWith, service } from './enquiries-bad-input/enquiry-bodies.ts';
import { type Poster, poster } from './enquiries-bad-input/poster.ts';

/** A mail as the mail server is told of it, which is not what stands in the mail. */
interface Brought {
  from: string;
  recipients: string[];
  raw: string;
}

const brought: Brought[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  async onData(stream, { envelope }, done) {
    const raw = await text(stream);
    brought.push({
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      recipients: envelope.rcptTo.map(({ address }) => address),
      raw,
    });
    done();
  },
});

let site: RunningApp;
let visitor: Poster;
beforeAll(async () => {
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  site = await runApp({
    smtpUrl: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
    mailFrom: 'Website <website@shop.example>',
    enquiriesTo: 'owner@shop.example',
    enquiriesPerMinute: 1_000_000,
  });
  visitor = poster(site.port);
});
afterAll(async () => {
  visitor.close();
  await site.close();
  await new Promise<void>((resolve) => mailServer.close(resolve));
});

test.each([
  ['an address with a comma', { from_email: 'a,b@c.de' }],
  ['an address with brackets', { from_email: 'a>,<b@c.de' }],
  ['an address that is a group', { from_email: 'group:a@b.cd;' }],
  ['an address in Devanagari', { from_email: 'नमस्ते@उदाहरण.परीक्षा' }],
  ['an address with SMTP parameters', { from_email: 'a@b.cd>SIZE=1' }],
  ['a name that is a header', { from_name: 'a\r\nBcc: thief@else.example' }],
  ['a name that is an address', { from_name: '<thief@else.example>,' }],
  ['a name that ends its quotes', { from_name: 'a" <thief@else.example>, "b' }],
  ['a message that ends the mail', { message: 'a\r\n.\r\nMAIL FROM:<a@b.cd>\r\nRCPT TO:<thief@else.example>\r\nDATA\r\nb\r\n.\r\n' }],
  ['a message of dots', { message: '.\n..\n.\r\n.' }],
  ['other recipients', { to_email: 'thief@else.example', reply_to: 'thief@else.example' }],
  ['other recipients with line breaks', { to_email: 'a@b.cd\r\nRCPT TO:<thief@else.example>' }],
])('the mail server is told one recipient, the owner, whoever writes: %s', async (_, more) => {
  const params = paramsWith(more);
  expect(await visitor.json(JSON.stringify({ ...service, template_params: params }))).toMatchObject({ status: 200, text: 'OK' });
  const about = () => brought.filter(({ raw }) => raw.includes(`<enquiry.${params.reference}.1@shop.example>`));
  await expect.poll(about).toHaveLength(1);
  expect(about()[0]).toMatchObject({ from: 'website@shop.example', recipients: ['owner@shop.example'] });
  expect(brought.flatMap(({ recipients }) => recipients)).not.toContain('thief@else.example');
});
