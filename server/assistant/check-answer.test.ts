import { describe, expect, test } from 'vitest';
import { objectionTo } from './check-answer.ts';
import { cleanAnswer } from './clean-answer.ts';

const passages = [
  { path: '/case-studies/glowco', text: 'GlowCo: **310%** return within the first year.' },
  { path: '/case-studies/freshmart', text: 'FreshMart: **375%** return within the first year. They are no promise for your shop.' },
  { path: '/contact', text: 'Write to <info@tarazu.example>. A person answers within two working days.' },
  { path: '/contact#support', text: 'Support is there 24/7 once you are live.' },
];
const site = { paths: new Set(['/case-studies/glowco', '/case-studies/freshmart', '/contact']), url: 'https://tarazu.example' };
const glowco = '[GlowCo](/case-studies/glowco)';
const freshmart = '[FreshMart](/case-studies/freshmart)';
const contact = '[Contact](/contact)';
const objection = (text: string, question = 'What return?') => objectionTo(cleanAnswer(text, site), passages, question);

describe("a model's answer", () => {
  test.each([
    `GlowCo saw 310%, FreshMart 375%: ${glowco}, ${freshmart}.`,
    `Write to info@tarazu.example; an answer comes within two working days. ${contact}`,
    `Support is there 24/7. ${contact}`,
    `I did not find that. Ask ${contact}.`,
  ])('is accepted if its linked pages support it: %j', (text) => expect(objection(text)).toBeUndefined());

  test.each([
    ['FreshMart saw 375%.', 'links to no page'],
    [`${freshmart}`, 'says nothing beside its links'],
    [`GlowCo saw 375%: ${glowco}.`, 'has a figure that the pages it links to do not have'],
    [`An answer comes in three days: ${contact}.`, 'has a figure that the pages it links to do not have'],
    [`[375%](/case-studies/glowco) for GlowCo.`, 'has a figure that the pages it links to do not have'],
    [`Write to ceo@tarazu.example: ${contact}.`, 'has an address of its own'],
  ])('is refused with the reason: %j', (text, reason) => expect(objection(text)).toBe(reason));

  test.each([
    'We guarantee a return',
    'A return is guaranteed',
    'We can promise more revenue',
    'I assure you of more revenue',
    'No, we guarantee more than that',
    'Guaranteed results',
    'It is risk-free',
    'You get your money back',
  ])('is refused if it promises: %j', (claim) => expect(objection(`${claim}: ${freshmart}.`)).toBe('makes a promise'));

  test.each([
    'We do not guarantee a return',
    "We can't guarantee it",
    'These results are not guaranteed',
    'There is no such guarantee',
    'These are results and no promise',
    'HomeStyle promised dates and kept them',
  ])('is accepted if it denies or quotes a promise: %j', (claim) => expect(objection(`${claim}: ${freshmart}.`)).toBeUndefined());

  test('is refused if a plain yes confirms a promise', () => {
    const yes = `Yes, FreshMart saw 375%: ${freshmart}.`;
    expect(objection(yes, 'Is that guaranteed?')).toBe('confirms a promise');
    expect(objection(yes, 'Did FreshMart see 375%?')).toBeUndefined();
  });
});
