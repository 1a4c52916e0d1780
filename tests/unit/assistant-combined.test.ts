import { describe, expect, test } from 'vitest';
import type { Entity } from '../../search/fact.ts';
import { assistantOver } from '../support/knowledge.ts';

// What is asked of two columns, or of what some have and others have not, by rule: of each row of the content.
const { talk, data } = assistantOver();
const rows = (kind: Entity['kind']) => data.entities.filter((entity) => entity.kind === kind);
const clients = rows('client');
const services = rows('service');
const namesOf = (entities: readonly Entity[]) => entities.map(({ name }) => name);
const figure = ({ values }: Entity, key: string) => values[key] as number;
const said = (question: string) => talk(question).text.replace(/\s*See \[.*$/s, '');
const namedIn = (text: string, entities: readonly Entity[]) => namesOf(entities).filter((name) => text.includes(name));
const listOf = ({ values }: Entity, key: string) => values[key] as string[];

test.each(services.flatMap((one) => services.filter((other) => other !== one).map((other) => [one, other] as const)))(
  'who has one service without another: %s',
  (one, other) => {
    const users = clients.filter((client) => listOf(client, 'services').includes(one.name));
    const only = users.filter((client) => !listOf(client, 'services').includes(other.name));
    const answer = said(`which clients use ${one.name} but not ${other.name}?`);
    // Where there is none, those that have both.
    expect(namedIn(answer, clients).toSorted()).toEqual(namesOf(only.length > 0 ? only : users).toSorted());
    expect(answer.startsWith('None. ')).toBe(only.length === 0);
  },
);

test.each(
  clients.flatMap(({ values: one }) => clients.map(({ values: other }) => [Number(one.return) - 5, Number(other.months)] as const)),
)('who got more than %i%% within %i months', (least, most) => {
  const hits = clients.filter((client) => figure(client, 'return') > least && figure(client, 'months') <= most);
  const answer = said(`which clients got more than ${least}% within ${most} months?`);
  if (hits.length === 0) expect(answer).toMatch(/^None\. /);
  else expect(namedIn(answer, clients).toSorted()).toEqual(namesOf(hits).toSorted());
});

test.each(clients.map((client) => figure(client, 'return') - 5))('who was fastest of those with more than %i%%', (least) => {
  const some = clients.filter((client) => figure(client, 'return') > least);
  const months = Math.min(...some.map((client) => figure(client, 'months')));
  const fastest = some.filter((client) => figure(client, 'months') === months);
  const answer = said(`the fastest client with a return of more than ${least}%`).replace(/ This counts.*/, '');
  expect(namedIn(answer, clients).toSorted()).toEqual(namesOf(fastest).toSorted());
});

test.each([
  ['who took longer than 5 months but less than 8?', 'There are two. Luxewear'],
  ['which offices have more than 100 employees and fewer than 150 clients?', 'There is one. The Amsterdam office'],
  ['which office has over 100 employees but under 50 clients?', 'None. '],
  ['the highest return among clients under 6 months', 'FreshMart saw the highest return'],
  ['the biggest office with under 100 clients', 'Singapore has the highest number of employees'],
])('%s', (question, begins) => expect(said(question).startsWith(begins)).toBe(true));

describe('the average', () => {
  const average = clients.reduce((sum, client) => sum + figure(client, 'return'), 0) / clients.length;
  test.each(clients)('beside that of $name', ({ name, values }) => {
    const holds = Number(values.return) > average ? 'Yes. ' : 'No. ';
    for (const question of [`is ${name} above average?`, `did ${name} do better than average?`])
      expect(said(question), question).toMatch(new RegExp(`^${holds}${name} saw a return of ${values.return}%`));
  });

  test.each([
    ['above', (value: number) => value > average],
    ['below', (value: number) => value < average],
  ] as const)('who is %s it', (side, isThere) => {
    const hits = clients.filter((client) => isThere(figure(client, 'return')));
    expect(namedIn(said(`which clients are ${side} average?`), clients).toSorted()).toEqual(namesOf(hits).toSorted());
  });
});

test('how much there is of one for each of another is told of no table', () => {
  expect(said('which office has most clients per employee')).not.toContain('highest number');
  expect(said('how many times more did ActiveGear get than TechPro')).toMatch(/^ActiveGear saw the higher return/);
});
