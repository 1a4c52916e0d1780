import { describe, expect, test } from 'vitest';
import { heard } from '../../eval/judge.ts';
import type { Entity, Fact } from '../../search/fact.ts';
import { assistantOver } from '../support/knowledge.ts';
import { content } from '../support/site-routes.ts';

// Every row and column of the site is asked for, in the plain words that anybody uses: what an owner adds is asked for as well.
const { talk, knowledge, data } = assistantOver();
const rows = (kind: Entity['kind']) => data.entities.filter((entity) => entity.kind === kind);
const clients = rows('client');
const offices = rows('office');
const services = rows('service');
const people = rows('person');
const milestones = rows('milestone');
const namesOf = (entities: readonly Entity[]) => entities.map(({ name }) => name);
const figure = ({ values }: Entity, key: string) => values[key] as number;
const listOf = ({ values }: Entity, key: string) => values[key] as string[];
const by = (entities: readonly Entity[], key: string) => entities.toSorted((one, other) => figure(other, key) - figure(one, key));
const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The answer to the last of some questions, without its links. */
const said = (...questions: string[]) => talk(...questions).text.replace(/\s*See \[.*$/s, '');
/** What a text names of some things. */
const namedIn = (text: string, entities: readonly Entity[]) => namesOf(entities).filter((name) => text.includes(name));

describe('what there is', () => {
  const asking = (plural: string, count: string | undefined) => [
    `what are the ${count} ${plural}`,
    `list your ${plural}`,
    `your ${plural}?`,
    `what ${plural} are there`,
    `can you list all the ${plural} please`,
    `how many ${plural} do you have`,
  ];
  const tables: [string, readonly Entity[], (entity: Entity) => string][] = [
    ['case studies', clients, ({ name }) => name],
    ['offices', offices, ({ name }) => name],
    ['leaders', people, ({ name }) => name],
    ['milestones', milestones, ({ values }) => String(values.year)],
    ['industries', rows('industry'), ({ name }) => name.slice(0, 5)],
  ];
  test.each(
    tables.flatMap(([plural, list, part]) => asking(plural, counts[list.length]).map((question) => [question, list, part] as const)),
  )('%s', (question, list, part) => {
    const text = said(question).toLowerCase();
    for (const entity of list) expect(text).toContain(part(entity).toLowerCase());
  });

  test.each(asking('services', counts[services.length]))('%s', (question) => {
    expect(said(question)).toMatch(/recommendations.*inventory.*customer service.*pricing.*personalization.*analytics/is);
  });
});

describe('most, least and some', () => {
  const returns = by(clients, 'return');
  const staff = by(offices, 'employees');
  test.each<[string, readonly Entity[], readonly Entity[]]>([
    ['which client had the highest return', returns.slice(0, 1), clients],
    ['what was the lowest ROI of all case studies', returns.slice(-1), clients],
    ['second best return?', returns.slice(1, 2), clients],
    ['which three clients had the best returns', returns.slice(0, 3), clients],
    ['the two lowest returns', returns.slice(-2), clients],
    ['what is your biggest office?', staff.slice(0, 1), offices],
    ['the two biggest offices', staff.slice(0, 2), offices],
    ['which clients had a return over 300%', clients.filter((each) => figure(each, 'return') > 300), clients],
    ['how many clients needed longer than 5 months', clients.filter((each) => figure(each, 'months') > 5), clients],
    ['which offices have more than 100 employees', offices.filter((each) => figure(each, 'employees') > 100), offices],
  ])('%s', (question, hits, all) => {
    expect(namedIn(said(question), all).toSorted()).toEqual(namesOf(hits).toSorted());
  });
});

describe.each(clients)('$name', (client) => {
  const { name, values } = client;
  const other = clients[(clients.indexOf(client) + 1) % clients.length] as Entity;
  const used = listOf(client, 'services');
  test.each<[string[], readonly (string | number)[]]>([
    [[`what was the return of ${name}`], [`${values.return}%`]],
    [[`in how many months was ${name} live`], [`${values.months} months`]],
    [[`services of ${name}`], used],
    [[`tell me about ${name}`, 'which services did they use'], used],
    [
      [`what was the return of ${name}`, `and ${other.name}?`],
      [other.name, `${other.values.return}%`],
    ],
    [
      [`how long did ${name} take`, `what about ${other.name}`],
      [other.name, `${other.values.months} months`],
    ],
    [[`${name} got ${values.return}% return, right?`], ['Yes', `${values.return}%`]],
    [[`${name} took ${Number(values.months) + 3} months, correct?`], ['No', `${values.months} months`]],
    [[`what was the return of ${name} and how long did it take`], [`${values.return}%`, `${values.months} months`]],
    [[`which services did ${name} use and what was the return`], [...used, `${values.return}%`]],
    [[`what did ${name} gain and with which services`], [`${values.return}%`, ...used]],
  ])('%j', (questions, parts) => {
    for (const part of parts) expect(said(...questions)).toContain(String(part));
  });
});

describe.each(offices)('$name', ({ name, values }) => {
  const leader = people.find((person) => person.values.place === name) as Entity;
  test.each<[string[], readonly (string | number)[]]>([
    [[`how many employees does the ${name} office have`], [`${values.employees}+`]],
    [[`${name}: how many clients?`], [name, `${values.clients}+`]],
    [[`does ${name} have ${Number(values.employees) + 130} employees?`], ['No', `${values.employees}+`]],
    [[`where is the ${name} office`], [String(values.address).split(',')[0] as string]],
    [[`who is in charge in ${name}`], [leader.name, String(leader.values.role)]],
    [[`who is ${leader.name}`], [String(leader.values.role)]],
    [[`who is your ${leader.values.role}`, 'where is he based'], [name]],
  ])('%j', (questions, parts) => {
    for (const part of parts) expect(said(...questions)).toContain(String(part));
  });
});

test.each(services.flatMap(({ name }) => [[`who uses ${name}?`], [`how many clients use ${name}`], [`what is ${name}`, 'who uses it']]))(
  'who has a service: %s %s',
  (...questions) => {
    const service = services.find(({ name }) => questions[0]?.includes(name)) as Entity;
    const users = clients.filter((client) => listOf(client, 'services').includes(service.name));
    expect(namedIn(said(...questions.filter(Boolean)), clients).toSorted()).toEqual(namesOf(users).toSorted());
  },
);

describe('what is said around a question changes no answer, if perhaps how surely it is told', () => {
  const questions = data.facts.flatMap(({ asked }) => asked.slice(0, 1).map(({ text }) => text)).filter((_, at) => at % 8 === 0);
  const lower = (question: string) => question.replace(/\?$/, '');
  const upper = (question: string) => question.charAt(0).toUpperCase() + question.slice(1);
  /** Each asked once: some questions stay as they are. */
  const replies = new Map<string, ReturnType<typeof knowledge.answer>>();
  const reply = (question: string) => {
    const known = replies.get(question) ?? knowledge.answer(question, []);
    replies.set(question, known);
    return known;
  };
  const answer = (question: string) =>
    heard(reply(question), content.assistant.replies)
      .text.replace(/^(?:Yes|No)\. /, '')
      .slice(0, 60);
  test.each<[string, (question: string) => string, number]>([
    ['please', (question) => `${lower(question)} please`, 1],
    ['a greeting', (question) => `Hi team, ${question}`, 1],
    ['an announcement', (question) => `Quick question: ${question}`, 1],
    ['"tell me"', (question) => `tell me, ${question}`, 1],
    ['thanks', (question) => `${lower(question)}? Thanks!`, 0.98],
    ['hurry', (question) => `${lower(question)}, asap`, 1],
    ['capitals', (question) => question.toUpperCase(), 1],
    ['a story before', (question) => `I read your page yesterday and I like it. ${upper(lower(question))}?`, 0.95],
    ['a word after', (question) => `${lower(question)}? I am new to this.`, 0.9],
    ['another word for what we sell', (question) => question.replace(/\bit\b/, 'this tool'), 0.98],
    ['another word for a shop', (question) => question.replace(/\bshop\b/, 'webshop'), 0.98],
    ['another word for us', (question) => question.replace(/\byou\b/, 'you guys'), 0.98],
    ['a filling word', (question) => question.replace(/^(\w+ \w+) /, '$1 actually '), 0.98],
  ])('%s', (_, around, least) => {
    const changed = questions.filter((question) => reply(question).answered && answer(around(question)) !== answer(question));
    expect(changed.length, changed.join('\n')).toBeLessThanOrEqual(questions.length * (1 - least));
  });
});

const again = ['shorter please', 'in simple words', 'are you sure?', 'where does it say that?', 'say that again'];
test.each(again)('what was told is still spoken of after "%s"', (first) => {
  const facts = data.facts.filter(({ asked }, at) => asked.length > 0 && at % 10 === 0);
  const told = facts.filter(({ asked, text }) => talk(asked[0]?.text ?? '').text.includes(text));
  const begins = ({ text }: Fact) => text.slice(0, text.indexOf('.'));
  const lost = told.flatMap((fact) =>
    again
      .filter((second) => !talk(fact.asked[0]?.text ?? '', first, second).text.includes(begins(fact)))
      .map((second) => [fact.text, second]),
  );
  expect(told.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test.each(['tell me about GlowCo', 'who is your chief scientist', 'what services do you have', 'which client had the highest return'])(
  'what stands by itself is answered so after "%s" as well',
  (before) => {
    const questions = data.facts.flatMap(({ asked }) => asked.slice(1, 2).map(({ text }) => text)).filter((_, at) => at % 6 === 0);
    const begin = (text: string) => text.replace(/^(?:Yes|No)\. /, '').slice(0, 50);
    const changed = questions.filter((question) => begin(talk(before, question).text) !== begin(talk(question).text));
    expect(changed.length, changed.join('\n')).toBeLessThanOrEqual(questions.length * 0.09);
  },
);

test.each([
  [['where are your offices?', 'how many people?'], 'Mumbai (200+), Amsterdam (150+)'],
  [['which case studies do you have?', 'how long did they take?'], 'HomeStyle (8 months), ActiveGear (7 months)'],
  [['where u based n how many staff'], 'Mumbai (200+), Amsterdam (150+)'],
])('a column is told of all rows that were spoken of: %j', (questions, row) => {
  expect(talk(...questions).text).toContain(row);
});

test.each([
  ['which client got the highest return?', 'ActiveGear', '425%'],
  ['second best return of all the projects?', 'FreshMart', '375%'],
  ['average return over all the case studies?', '338'],
  ['which case studies took longer than half a year', 'HomeStyle (8 months) and ActiveGear (7 months)'],
  ['which projects were finished in under six months?', 'TechPro', 'GlowCo', 'FreshMart'],
  ['which clients use dynamic pricing?', 'TechPro', 'FreshMart'],
  ['how many employees do the four offices have together?', '500+'],
  ['how many offices do you have?', 'four offices'],
  ['which of the guides is the shortest?', 'Answering well'],
  ['what took longer, homestyle or techpro?', 'HomeStyle', '8 months'],
  ['who earned most per month of work?', 'FreshMart'],
  ['which client used the most services?', 'chose two services'],
  ['do any clients use just one service?', 'None.', 'chose two services'],
  ['which client is neither fashion nor beauty?', 'TechPro, ActiveGear, HomeStyle and FreshMart are not'],
  ['fifth best return', '290%', 'HomeStyle'],
  ['average number of months over the six case studies?', '5.8 months'],
  ['mean number of months until the whole shop was live', '5.8 months'],
  ['how many pages has the reordering paper', '"When to reorder, and how much" has'],
  ['list your offices from the smallest to the largest', 'Dubai (50+), Singapore (100+)'],
  ['sort the offices from biggest to smallest', 'Mumbai (200+), Amsterdam (150+)'],
  ['rank the offices by number of clients', 'By clients the order of the offices is Mumbai (150+)'],
  ['which services did GlowCo not use?', 'does not use Smart Inventory Management'],
  ['what percentage of the case studies use inventory management?', 'There are three'],
  ['what results does dynamic pricing bring?', '25% more revenue', '15% margin'],
])('counts and compares: %s', (question, ...said) => {
  const { text } = talk(question);
  for (const words of said) expect(text).toContain(words);
});

test.each([
  ['different prices for different people', 'employees'],
  ['who sets the prices', 'use Dynamic Pricing'],
  ['why do some projects take longer', '8 months'],
  ['does return mean revenue?', 'average'],
  ['shared forecast at TechPro', 'same services'],
  ['rollout for a bigger company', '425%'],
  ['did returns go down at GlowCo?', '425%'],
  ['how much did TechPro pay for it', '280%'],
  ['new stock with no track record', '375%'],
  ['what statistics do you publish', '85% forecast accuracy'],
  ['can we use more than one service', 'Luxewear'],
  // A line says "does it order without my okay? No" as near.
  ['can i say ok to the supplier order from my mobile', 'No.'],
])("counts nothing where words only happen to be a table's: %s", (question, said) => {
  expect(talk(question).text).not.toContain(said);
});
