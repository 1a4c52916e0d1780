import { describe, expect, test } from 'vitest';
import { maxContextLength } from '../../../shared/api/chat.ts';
import { assistantOver } from '../../../tests/support/content/knowledge.ts';
import { content } from '../../../tests/support/content/site-routes.ts';
import { Answerer } from './answerer.ts';
import { contextSchema, noContext } from './context.ts';

const { data, knowledge, talk } = assistantOver(content);
const { followUps } = new Answerer(data, content.assistant, {}, new Map());

describe('a question that leans on the conversation is said again', () => {
  test.each(data.words.followUps.patterns.map(({ id, example }) => [id, ...example] as const))(
    'by the pattern "%s"',
    (id, before, ask, says) => {
      const { context } = knowledge.answer(before, []);
      expect(followUps.sayAgain(ask, context)).toEqual({ question: says, by: id });
    },
  );

  test.each(['What is Dynamic Pricing?', 'Where are your offices?', 'do you work with Shopify', 'who owns the data'])(
    'but not one that stands alone: %s',
    (question) => {
      const { context } = talk('What return did GlowCo see?');
      expect(followUps.sayAgain(question, context)).toEqual({ question });
    },
  );
});

describe('the context', () => {
  test('of a long conversation stays within its length and keeps what was last named', () => {
    const clients = content.caseStudies.map(({ client }) => client);
    const questions = Array.from({ length: 30 }, (_, at) => `What return did ${clients[at % clients.length]} see?`);
    const context = questions.reduce((context, question) => knowledge.answer(question, [], context).context, noContext);
    expect(JSON.stringify(context).length).toBeLessThanOrEqual(maxContextLength);
    expect(context.focus[0]).toBe(`client:${clients[29 % clients.length]}`);
  });

  test.each([
    { focus: ['client:Nobody'], told: ['/nowhere#x'], list: ['x'], shop: ['y'] },
    { aspect: 'nothing', asked: '<b>x</b>' },
  ])('with unknown ids changes nothing: %j', (forged) => {
    const context = contextSchema.parse(forged);
    expect(knowledge.answer('how long did it take', [], context).text).toBe(knowledge.answer('how long did it take', []).text);
  });

  test.each([{ focus: 'GlowCo' }, { unknown: 1 }, { asked: 'x'.repeat(301) }, { list: Array(13).fill('client:GlowCo') }])(
    'of another shape is refused: %j',
    (forged) => expect(contextSchema.safeParse(forged).success).toBe(false),
  );
});

describe('a visitor who takes us for a shop', () => {
  test.each(['where is my order 40812', 'my dress came torn', 'can i buy a laptop here', 'do you have the red one in size m'])(
    'is told that nothing is sold here: %s',
    (question) => expect(talk(question).text).toMatch(/sell nothing to shoppers/),
  );

  test.each(['do you sell my data', 'can the bot cancel an order', 'we ordered 2000 sofas and the factory sent them late'])(
    'is nobody who asks for the own shop: %s',
    (question) => expect(talk(question).text).not.toMatch(/sell nothing to shoppers/),
  );
});
