import { describe, expect, test } from 'vitest';
import { routes } from '../../content/routes.ts';
import { heard } from '../../eval/judge.ts';
import type { Entity } from '../../search/fact.ts';
import { assistantOver } from '../support/knowledge.ts';
import { content } from '../support/site-routes.ts';

// What holds of each row of the content and of no other, asked of every one and claimed of every one.
const { talk, data } = assistantOver();
const { replies } = content.assistant;
const rows = (kind: Entity['kind']) => data.entities.filter((entity) => entity.kind === kind);
const clients = rows('client');
const offices = rows('office');
const services = rows('service');
const people = rows('person');
const bare = (text: string) => heard({ text, answered: true }, replies).text.replace(/\s*See \[.*$/s, '');
const withoutHolds = (text: string) => text.replace(/^(?:Yes|No)\. /, '');
const said = (...questions: string[]) => bare(talk(...questions).text);
const pairs = <A, B>(ones: readonly A[], others: readonly B[]) => ones.flatMap((one) => others.map((other) => [one, other] as const));
/** What is said of two things in each of some forms, and what it is answered with. */
const told = (forms: readonly string[], [one, other]: readonly [string, string]) =>
  forms.map((form) => form.replace('A', one).replace('B', other)).map((question) => [question, said(question)] as const);

describe('what is so is confirmed, and what is not is not', () => {
  test.each(pairs(people, offices))('that %s works in %s', ({ name, values }, office) => {
    for (const [question, answer] of told(['does A work in B?', 'is A in B', 'A sits in B, right?'], [name, office.name]))
      expect(answer, question).toMatch(values.place === office.name ? /^Yes\. / : /^No\. /);
  });

  test.each(pairs(people, people))('that %s has the role of %s', (one, other) => {
    for (const [question, answer] of told(['is A the B?', 'A is your B, right?'], [one.name, String(other.values.role)])) {
      expect(answer, question).toMatch(one === other ? /^Yes\. / : /^No\. /);
      expect(answer, question).toContain(other.name);
    }
  });

  test.each(pairs(clients, services))('that %s uses %s', ({ name, values }, service) => {
    const isSo = [values.services].flat().includes(service.name);
    for (const [question, answer] of told(['does A use B?', 'A uses B, right?', 'did A buy B', 'A took B, right?'], [name, service.name]))
      expect(answer, question).toMatch(isSo ? /^Yes\. / : /^No\. /);
  });

  test.each(pairs(clients, rows('industry')))('that %s is a shop of %s', ({ name, values }, industry) => {
    for (const [question, answer] of told(['is A in B?', 'is A a B shop?'], [name, industry.name]))
      expect(answer, question).toMatch(values.industry === industry.name ? /^Yes\. / : /^No\. /);
  });

  test.each(offices)('which office is the headquarters: $name', ({ name, hints }) => {
    for (const question of [`is ${name} your headquarters?`, `your head office is in ${name}, right?`])
      expect(said(question), question).toMatch(hints.includes('headquarters') ? /^Yes\. / : /^No\. /);
  });

  test.each(offices.flatMap(({ name, values }) => [name, String(values.country)].map((place) => [place, name] as const)))(
    'that there is an office in %s',
    (place, city) => {
      for (const question of ['do you have an office in A', 'is there an office in A', 'are you in A', 'is there a branch in A?']) {
        expect(said(question.replace('A', place)), question).toMatch(new RegExp(`^(?:Yes\\. )?The ${city} office`));
      }
    },
  );

  test.each(['Germany', 'France', 'the USA', 'the UK', 'Japan', 'Brazil', 'Canada', 'Berlin'])('that there is none in %s', (place) => {
    for (const question of ['do you have an office in A', 'is there an office in A', 'you have an office in A, right?'])
      expect(said(question.replace('A', place)), question).not.toMatch(/^Yes\. /);
  });

  test.each([...clients.map(({ name }) => `is ${name} a client of yours?`), ...services.map(({ name }) => `do you offer ${name}?`)])(
    '%s',
    (question) => expect(said(question)).toMatch(/^Yes\. /),
  );

  test('a year that a list of years has is no yes', () => expect(said('did the company start in 2018?')).not.toMatch(/^Yes/));
});

describe('what a pronoun means is named instead', () => {
  const lines = data.facts.flatMap(({ asked }) => asked.map(({ text }) => text));
  const plainly = (...questions: string[]) => said(...questions).replace(/^(?:Yes|No)\. /, '');
  test.each([
    ['they', clients],
    ['it', services],
  ] as const)('%s: a line is answered as if it named what is spoken of', (pronoun, entities) => {
    const pairs = entities.flatMap(({ name, names }) => {
      const called = new RegExp(`\\b(?:${[name, ...names].map((each) => each.replace(/\W/g, '.')).join('|')})\\b`, 'i');
      const first = `tell me about ${name}`;
      return (
        lines
          .filter((line) => /^(?:did|does|what (?:did|does)|how (?:did|does|do)|when (?:did|does)|who)\b/.test(line) && called.test(line))
          .map((line) => [plainly(line), plainly(first, line.replace(called, pronoun)), plainly(first)] as const)
          // What was told first is not told again.
          .filter(([named, , told]) => named !== told)
      );
    });
    const same = pairs.filter(([named, spokenOf]) => named === spokenOf);
    expect(pairs.length).toBeGreaterThan(50);
    // Others are answered by a table.
    expect(same.length / pairs.length).toBeGreaterThan(0.75);
  });

  test.each([
    [['i have a furniture shop in rotterdam', 'what does it do'], 'Smart Inventory Management makes a forecast'],
    [['tell me about Luxewear', 'what did they try first'], "Luxewear's first rails"],
    [['how many people work there', 'and in amsterdam', 'so who is the biggest office'], 'Mumbai has the highest'],
  ])('%j', (questions, begins) => expect(said(...questions)).toMatch(new RegExp(`^${begins}`)));
});

describe('two questions of different things', () => {
  const asks = /^(?:do|does|is|are|can|who|what|where|how|will|when|which)\b/i;
  const leaning = /\b(?:it|its|they|them|their|he|she|his|her|that|this|those|these|there|ones?|then|others?)\b/i;
  const questions = data.facts.flatMap((fact) => fact.asked.map(({ text }) => ({ fact, text }))).filter(({ text }) => asks.test(text));
  const whole = questions.filter(({ text }) => !leaning.test(text));
  // Far apart in the content, and the same ones in every run.
  const apart = whole.filter((_, at) => at % 61 === 0).map((one, at) => [questions[(at * 977) % questions.length] ?? one, one] as const);
  const told = (text: string) => withoutHolds(text).slice(0, 60);

  test.each(['B', 'and B', 'ok, B', 'thanks. B'])('after one another, the second is answered as if it stood alone: %s', (form) => {
    const same = apart.filter(([one, other]) => told(said(one.text, form.replace('B', other.text))) === told(said(other.text)));
    expect(apart.length).toBeGreaterThan(100);
    expect(same.length / apart.length).toBeGreaterThan(0.94);
  });

  test.each(['A and B', 'A? B?', 'A, B'])('in one message are both answered: %s', (form) => {
    const short = apart.filter(
      ([one, other]) => one.fact !== other.fact && !leaning.test(one.text) && one.text.length + other.text.length < 120,
    );
    const both = short.filter(([one, other]) => {
      const answer = said(form.replace('A', one.text).replace('B', other.text));
      return [one, other].every(({ text }) => answer.includes(told(said(text)).replace(/^\S+ /, '')));
    });
    expect(short.length).toBeGreaterThan(40);
    expect(both.length / short.length).toBeGreaterThan(0.85);
  });
});

test('a line with "it" for its noun is read with the noun of the question before', () => {
  const nouns =
    'data stock price contract calculator guide form chat forecast model message returns trial sheet report connection catalogue'.split(
      ' ',
    );
  const asked = nouns.flatMap((noun) => {
    const named = new RegExp(`\\b(?:(?:my|our|your|the|a) )?${noun}\\b`, 'i');
    const lines = data.facts.flatMap((fact) => fact.asked.map(({ text }) => ({ fact, text }))).filter(({ text }) => named.test(text));
    const questions = lines.filter(({ text }) => /^(?:do|does|is|are|can|who|what|where|how|will|when)\b/i.test(text)).slice(0, 25);
    const [first] = questions;
    return questions
      .filter(({ fact }) => fact !== first?.fact)
      .map(({ text }) => [withoutHolds(said(text)), withoutHolds(said(first?.text as string, text.replace(named, 'it')))]);
  });
  expect(asked.length).toBeGreaterThan(250);
  expect(asked.filter(([plain, spokenOf]) => plain === spokenOf).length / asked.length).toBeGreaterThan(0.8);
});

test.each(['guitars', 'bagpipes', 'kites'])('a shop for %s, a trade that no page has, is told where to begin', (goods) => {
  expect(said(`i sell ${goods} online`)).toMatch(/^For a shop like yours I would begin/);
});

test.each(services)('what holds for every service holds for $name', ({ name }) => {
  expect(said(`can ${name} be switched off?`)).toMatch(/^Yes\. One switch/);
  expect(said(`how fast is ${name} live`)).toContain('2-4 weeks');
});

test.each(rows('document').filter(({ name }) => !name.includes('reorder')))('what holds for every document holds for $name', ({ name }) => {
  expect(said(`is ${name} free`)).toMatch(/^Yes\. Each document downloads/);
});

test.each([
  ['How often is it right?', ['your analytics service predicts our sales', 'How often is it right?'], '85%'],
  ['need for my essay, when was the company started and who started it', undefined, 'Vasanti Karnik'],
  ["what's the 98%", undefined, 'satisfaction is 98%'],
  // What stands before a clause that only says when.
  ['how do i switch it off if it goes mad', undefined, 'One switch stops it'],
  // A rare word of a question that is mostly strange.
  ['is it just chatgpt with a bow on', undefined, 'We name no outside model'],
  // No wedding.
  ["how long before we'd be live", undefined, '2-4 weeks'],
])('%s', (question, talked, has) => expect(said(...(talked ?? [question]))).toContain(has));

describe('a page is told of and linked by its name', () => {
  const forms = ['A', 'tell me about A', 'I want to know about A', 'is there a page about A', 'where is the A page', 'show me the A page'];
  // A category lists what the page of resources has; "home" and "about" are other words' as well, and platforms are told of on another page.
  const others = ['/', '/about', '/technology/ecommerce-platforms'];
  const pages = routes(content).filter(({ path }) => data.facts.some((fact) => fact.path === path) && !others.includes(path));
  test.each(pages)('$name', ({ path, name }) => {
    for (const question of forms.map((form) => form.replace('A', name.toLowerCase())))
      expect(talk(question).text, question).toMatch(new RegExp(`\\]\\(${path}\\)`));
  });
});

const onTopics = content.assistant.names.filter(({ topics }) => topics.length > 0);
test.each(pairs(onTopics, ['the A paper', 'the guide on A', 'the pdf about A']))(
  'a document is known by what it is about: %o, %s',
  ({ of, topics }, form) => {
    for (const topic of topics) {
      const question = `what is in ${form.replace('A', topic)}`;
      expect(said(question), question).toContain(of);
    }
  },
);

describe('a wish is met however it is wrapped', () => {
  const wishes: Partial<Record<keyof typeof replies, readonly string[]>> = {
    again: ['say that again', 'repeat that', 'what was that'],
    simpler: ['explain simply', 'in plain english', 'say it in other words', 'rephrase that', 'explain it to me like I am a child'],
    sure: ['are you sure', 'is that true', 'is that a fact', 'really'],
    says: ['which page', 'where can I read that', 'link', 'how do you know that'],
  };
  const wraps = ['A', 'A please', 'can you A', 'ok A', 'hmm, A', 'no, A', 'sorry but A'];
  test.each(Object.entries(wishes))('%s', (reply, wanted) => {
    const [lead = ''] = String(replies[reply as keyof typeof replies]).split(/[.,]? ?\{/);
    for (const first of ['how does dynamic pricing work', 'how do I contact you', 'what happens in week one'])
      for (const [wish, wrap] of pairs(wanted, wraps)) {
        const question = wrap.replace('A', wish);
        expect(talk(first, question).text.startsWith(lead), `${first} / ${question}: ${talk(first, question).text}`).toBe(true);
      }
  });
});
