import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEnquiries } from '../../../server/enquiries/list-enquiries.ts';
import { addPerson, type Person, readName } from '../../../server/people/people.ts';
import { engines } from '../../support/server/engines.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { readPage } from '../../support/server/read-page.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

const password = 'correct horse battery';

describe.each(engines)('a desk with two accounts on $name', ({ storage }) => {
  let desk: RunningDesk;
  const cookies: Record<string, { cookie: string }> = {};
  beforeAll(async () => {
    desk = await runDesk({ where: await storage() });
    for (const name of ['Asha', 'Ravi']) {
      await addPerson(desk.storage, readName(name) as Person, password);
      const { headers } = await desk.submit('/sign-in', { name, password });
      cookies[name] = { cookie: String(headers['set-cookie']).split(';')[0] as string };
    }
  });
  afterAll(() => desk.close());

  const by = (name: string, path: string, fields: Record<string, string>) => desk.submit(path, fields, cookies[name]);
  const recordOf = async (reference: string) => (await listEnquiries(desk.storage, { reference }))[0];

  test('stores notes, assignments and actions in order, by name', async () => {
    const reference = await keepEnquiry(desk.storage);
    const at = `/enquiries/${reference}`;
    const note = 'Called back.\r\nWants <b>prices</b> by Friday.';
    expect((await by('Asha', `${at}/note`, { note })).headers.location).toBe(`${at}?done=noted`);
    expect((await by('Asha', `${at}/assign`, { to: ' Ravi ' })).headers.location).toBe(`${at}?done=assigned`);
    await by('Ravi', `${at}/state`, { state: 'answered' });
    await by('Ravi', `${at}/assign`, { to: '' });
    await by('Ravi', `${at}/assign`, { to: 'Ravi' });
    const { text } = readPage((await desk.ask(at, cookies.Asha)).text);
    expect(text).toMatch(
      /Asha noted .*Called back\. Wants <b>prices<\/b> by Friday\. .*Asha gave it to Ravi .*Ravi answered it .*nobody in particular .*Ravi took it on/,
    );
    expect(await recordOf(reference)).toMatchObject({ assignedTo: 'Ravi', handledBy: 'Ravi' });
  });

  test('assigns enquiries only to accounts', async () => {
    const reference = await keepEnquiry(desk.storage);
    const { text } = await desk.ask(`/enquiries/${reference}`, cookies.Asha);
    expect([...text.matchAll(/<option value="(\w*)"/g)].map(([, name]) => name)).toEqual(['', 'Asha', 'Ravi']);
    const answer = await by('Asha', `/enquiries/${reference}/assign`, { to: 'Mallory' });
    expect(answer.headers.location).toBe(`/enquiries/${reference}?done=nothing`);
    expect(await recordOf(reference)).toMatchObject({ assignedTo: null });
  });

  test('lets one of two concurrent people mark an enquiry as answered', async () => {
    const reference = await keepEnquiry(desk.storage);
    const pressed = await Promise.all(['Asha', 'Ravi'].map((name) => by(name, `/enquiries/${reference}/state`, { state: 'answered' })));
    const results = pressed.map(({ headers }) => headers.location?.split('done=')[1]);
    expect(results.sort()).toEqual(['answered', 'nothing']);
  });
});
