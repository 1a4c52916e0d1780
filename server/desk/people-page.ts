import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeReference } from '../../shared/api/reference.ts';
import { addPerson, deskPeople, passwordMistake, readName, removePerson, resetPassword } from '../people/people.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import type { SendPage } from './send-page.ts';
import { startSession, tryPassword } from './sign-in.ts';

interface PeoplePageOptions {
  storage: Storage;
  tries: FailedSignIns;
  send: SendPage;
}

/** Registers GET /people, and the POSTs that add and remove people and set their passwords. */
export function peoplePage(app: FastifyInstance, { storage, tries, send }: PeoplePageOptions): void {
  const show = async ({ person }: FastifyRequest, reply: FastifyReply, said = {}) =>
    send(reply, { page: 'people', people: await deskPeople(storage), self: person, ...said }, 'mistake' in said ? 422 : 200);
  app.get('/people', (request, reply) => show(request, reply));

  app.post<{ Body: { name?: string } }>('/people/add', async (request, reply) => {
    const added = readName(request.body?.name ?? '');
    if (!added) return show(request, reply, { mistake: 'Give a name of up to 60 characters.' });
    const isFirst = (await deskPeople(storage)).length === 0;
    const password = makeReference().toLowerCase();
    if (!(await addPerson(storage, added, password))) return show(request, reply, { mistake: `${added.name} is here already.` });
    request.log.info({ added: added.name, person: request.person }, 'a person was added');
    // From now on everybody signs in: who has added the first person goes on as that person.
    if (isFirst) await startSession(request, added);
    return show(request, reply, { made: { name: added.name, password } });
  });

  app.post<{ Body: { name?: string } }>('/people/remove', async (request, reply) => {
    const removed = readName(request.body?.name ?? '');
    if (removed?.name === request.person) return show(request, reply, { mistake: 'Nobody removes themselves: ask a colleague.' });
    if (!removed || !(await removePerson(storage, removed.key))) return show(request, reply, { mistake: 'There is nobody of that name.' });
    request.log.info({ removed: removed.name, person: request.person }, 'a person was removed');
    return show(request, reply, { done: `${removed.name} is removed, and signed out everywhere.` });
  });

  app.post<{ Body: { name?: string } }>('/people/reset', async (request, reply) => {
    const person = readName(request.body?.name ?? '');
    const password = makeReference().toLowerCase();
    if (!person || !(await resetPassword(storage, person.key, password)))
      return show(request, reply, { mistake: 'There is nobody of that name.' });
    request.log.info({ reset: person.name, person: request.person }, 'a person has a new password');
    return show(request, reply, { made: { name: person.name, password } });
  });

  app.post<{ Body: { present?: string; password?: string } }>('/people/password', async (request, reply) => {
    const { present = '', password = '' } = request.body ?? {};
    const mistake = passwordMistake(password);
    if (mistake) return show(request, reply, { mistake });
    const tried = await tryPassword(request, { storage, tries }, request.person ?? '', present);
    if (!tried.person) return show(request, reply, { mistake: tried.wait ? tried.mistake : 'This is not your present password.' });
    await resetPassword(storage, tried.person.key, password);
    await startSession(request, tried.person);
    return show(request, reply, { done: 'Your password is changed. You are signed out on other devices.' });
  });
}
