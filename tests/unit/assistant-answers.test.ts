import { describe, expect, test } from 'vitest';
import { heard, judge, type Outcome, type Verdict } from '../../eval/judge.ts';
import { customersSentences, declinedSentences, questionsOf, type SetName } from '../../eval/question-set.ts';
import { report } from '../../eval/report.ts';
import { Language } from '../../search/language.ts';
import { Limits } from '../../server/assistant/builtin/limits.ts';
import { withinBudget } from '../../server/assistant/within-budget.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { assistantOver } from '../support/knowledge.ts';
import { content } from '../support/site-routes.ts';

const { data, knowledge, talk, linksIn } = assistantOver(content);
const { replies } = content.assistant;
const declines = [replies.abuse, replies.foreign, replies.secret, replies.personal, replies.harm];
function declinedAs(sentence: string) {
  const { text } = knowledge.answer(sentence, []);
  return declines.find((reply) => reply === text);
}

async function verdictsOn(set: SetName): Promise<Verdict[]> {
  const by = { ask: knowledge.answer, isOwnPath: (path: string) => knowledge.paths.has(path), replies };
  return Promise.all(questionsOf(set).map((question) => judge(question, by)));
}
const share = (verdicts: readonly Verdict[], ...outcomes: Outcome[]) =>
  verdicts.filter(({ outcome }) => outcomes.includes(outcome)).length / verdicts.length;

const opened = verdictsOn('opened');
const openedSecond = verdictsOn('opened-second');
const moves = verdictsOn('moves');

test('of the questions that it is tuned on, most are answered at once or among the choices, and few wrongly', async () => {
  const verdicts = await opened;
  expect(share(verdicts, 'right', 'offered'), report('opened', verdicts)).toBeGreaterThanOrEqual(0.9);
  expect(share(verdicts, 'right'), report('opened', verdicts)).toBeGreaterThanOrEqual(0.84);
  expect(share(verdicts, 'wrong'), report('opened', verdicts)).toBeLessThanOrEqual(0.035);
});

test('of the harder ones, fewer, and still few wrongly', async () => {
  const verdicts = await openedSecond;
  expect(share(verdicts, 'right', 'offered'), report('opened-second', verdicts)).toBeGreaterThanOrEqual(0.76);
  expect(share(verdicts, 'right'), report('opened-second', verdicts)).toBeGreaterThanOrEqual(0.66);
  expect(share(verdicts, 'wrong'), report('opened-second', verdicts)).toBeLessThanOrEqual(0.06);
});

test.each(['customers-a', 'customers-b'] as const)('of what prospects ask (%s), nearly all is answered at once', async (set) => {
  const verdicts = await verdictsOn(set);
  expect(share(verdicts, 'right'), report(set, verdicts)).toBeGreaterThanOrEqual(0.88);
  expect(share(verdicts, 'wrong'), report(set, verdicts)).toBeLessThanOrEqual(0.04);
});

test('of what goes on in a conversation, and of two questions in one, most is understood', async () => {
  const verdicts = await moves;
  expect(share(verdicts, 'right'), report('moves', verdicts)).toBeGreaterThanOrEqual(0.85);
});

describe('nobody is turned away', () => {
  test('for how a customer words it', () => {
    expect(customersSentences().length).toBeGreaterThanOrEqual(500);
    expect(customersSentences().filter((sentence) => declinedAs(sentence))).toEqual([]);
  });

  test('for asking what a fact of the site is asked for', () => {
    const limits = new Limits(content.assistant.limits, new Language(content.assistant.synonyms));
    const lines = new Set(data.facts.flatMap(({ asked }) => asked.map(({ text }) => text)));
    expect([...lines].filter((line) => limits.of(line))).toEqual([]);
  });

  test('but abuse, foreign topics, secrets and private things are, briefly, and despair is met kindly', () => {
    const missed = declinedSentences().filter(({ kind, ask }) => knowledge.answer(ask, []).text !== replies[kind as 'abuse']);
    expect(missed).toEqual([]);
  });

  test.each(['<b>What</b> is dynamic pricing?', 'What is \u202edynamic pricing?', 'wat is dinamic pricing'])(
    'for markup, odd signs or haste: %j',
    (question) => {
      expect(knowledge.answer(question, []).text).toContain('](/services/dynamic-pricing)');
    },
  );
});

describe('an answer', () => {
  test.each([
    ['Can dynamic pricing drop the price below cost?', /^No\. /, '/services/dynamic-pricing'],
    ['Can you confirm that it works with Shopify?', /^Yes\. .*Shopify/, '/technology/ecommerce-platforms'],
    ['TechPro made 425%, right?', /^No\. TechPro saw a return of 280%.*ActiveGear/, '/case-studies/techpro'],
    ['Luxewear took half a year, true?', /^Yes\. .*6 months/, '/case-studies/luxewear'],
    ['glowco is that furniture shop?', /^No\. .*beauty/, '/case-studies/glowco'],
    ['joris haverkamp is the ceo, right?', /^No\. .*operations/i, '/about/team'],
    ['Raj Patel is the CEO, right?', /^No\. Vasanti Karnik/, '/about/team'],
    ['So Luxewear was quicker than HomeStyle?', /^Yes\. Luxewear took the shorter time/, '/case-studies/luxewear'],
    ['So there are seven services?', /^No\. We offer six services/, '/services'],
    ['Am I right that TechPro took the longest of all your case clients?', /^No\. HomeStyle took the longest/, '/case-studies/techpro'],
    ['must we take all services together', /^No\. You can take a single service/, '/services'],
    ['so there is only one office?', /^No\. We publish four offices/, '/about/global-presence'],
    ['so I need to be on Shopify to use this', /^No\. You keep your platform/, '/technology/ecommerce-platforms'],
    ['you only work with fashion shops?', /^No\. /, '/solutions/industries'],
    ['was TechPro faster than average', /^Yes\. TechPro needed 4 months.*5\.8 months/, '/case-studies'],
  ])('begins with yes or no where one was asked: %s', (question, says, path) => {
    const { text } = talk(question);
    expect(text).toMatch(says);
    expect(linksIn(text)).toContain(path);
  });

  test.each([
    [['tell me about techpro', 'how long did it take them?'], '4 months'],
    [['how many case studies do you have?', 'which industries are they from?'], 'FreshMart (grocery)'],
    [['how long did techpro take?', 'and homestyle?'], 'HomeStyle'],
    [['where are your offices', 'tell me more about the last one'], 'Dubai'],
    [['which platforms do you connect to', 'number two'], 'WooCommerce'],
    [['what did glowco get back in the first year', 'is that more than homestyle got'], 'Yes. GlowCo'],
    [['when were you founded', 'are you sure?'], '2010'],
  ])('follows on what was said: %j', (questions, says) => {
    expect(talk(...questions).text).toContain(says);
  });

  test('of two questions gets both', () => {
    const { text } = talk('how long did techpro take and what did they get back?');
    expect(text).toMatch(/4 months.*280%/);
  });

  test.each([
    ['What came out for Luxewear and how many months did they wait for it?', /^Luxewear saw .*\. It needed 6 months/],
    ['can it run in our cloud, and is everything encrypted?', /^Yes\. (?!.*Yes\.).*encrypted/],
    ['Did HomeStyle or FreshMart do better, and which of them was faster?', /^FreshMart saw the higher .*\. It took the shorter time/],
    ['amsterdam or singapore, which has more people', /^The Amsterdam office has the higher number/],
    ['Which services did FreshMart use?', /^FreshMart uses /],
    ['How many clients use inventory management?', /^There are three\. TechPro/],
    ['is Dubai your biggest office?', /^No\. Mumbai has the highest number/],
    ['were you founded in 2010?', /^Yes\. .*2010/],
    ['You were founded in 1999, right?', /^No\. .*2010/],
    ['You have 500+ clients, right?', /^Yes\. .*500/],
    ['did FreshMart use personalization or pricing?', /^FreshMart uses/],
    ['which clients do not use dynamic pricing?', /^Luxewear, GlowCo, .* do not use/],
    ['which clients are not fashion', /^TechPro, .* are not our published clients in Fashion/],
    ['who founded you and when?', /Vasanti Karnik is the founder.*Tarazu was founded in 2010/],
    ['what did HomeStyle achieve and how long did it take, who speaks for them?', /^HomeStyle saw .*290%.*8 months.*Ingrid Solheim/],
    ['are you in Singapore and how many clients do you have there?', /^Yes\. The Singapore office.* 80\+ clients\. See/],
    ['founded in 2015, right?', /^(?!Yes).*2010/],
    ['does the bot hallucinate promises we never made?', /^No\. /],
    ['In whose ownership does our data remain?', /^(?!Yes|No).*yours/],
  ])('is made of whole sentences, none said twice: %s', (question, says) => {
    expect(talk(question).text).toMatch(says);
  });

  test.each([
    [['which project was the slowest', 'what was the return'], /^HomeStyle saw a return of 290%/],
    [['which clients use dynamic pricing?', 'tell me about the first of them'], /^TechPro, .*280%/],
  ])('to a follow-up is of what was found: %j', (questions, says) => {
    expect(talk(...questions).text).toMatch(says);
  });

  test.each([
    ['u have whatsapp number?', /^No\. We publish no number for WhatsApp.*info@/],
    ['how old is the founder and where did she study', /^We publish no ages, studies, pay or private lives/],
    ['do you have an office in germany', /^No\. We publish four offices/],
  ])('says what there is not: %s', (question, says) => {
    expect(talk(question).text).toMatch(says);
  });

  test('of what is kept tells of the conversation and of the form', () => {
    expect(talk('do you save what I type?').text).toMatch(/own browser.*ninety days.*draft/);
  });

  test('is one sentence when it shall be shorter', () => {
    const long = talk('how does dynamic pricing work?').text;
    const short = talk('how does dynamic pricing work?', 'shorter please').text;
    expect(short.length).toBeLessThan(long.length);
  });

  test('to a shop described is where to begin, who is like it, and a message begun', () => {
    const { text } = talk('we sell sofas on Magento, 3 warehouses');
    expect(linksIn(text)).toEqual(expect.arrayContaining(['/services/inventory-management', '/case-studies/homestyle', '/contact']));
    expect(text).toContain('#message=About%20our%20shop%3A%20we%20sell%20sofas');
    // What is asked beside it is answered.
    expect(talk('we sell on 4 marketplaces. does each of them keep its own stock').text).toContain('a single stock count for all of them');
  });

  test.each([
    ['call me on Friday', '#message=Please%20call%20me'],
    ['can you ring me back', '#message=Please%20call%20me'],
    ['let us start on Monday', '#message=I%20would%20like%20to%20start'],
    ['we want to begin next week', '#message=I%20would%20like%20to%20start'],
    ["I'd like to buy dynamic pricing", '#message=I%20would%20like%20to%20start'],
    ['sign me up for smart inventory management', '#message=I%20would%20like%20to%20start'],
    ['send me a quote for dynamic pricing', '#message=Please%20send%20me%20an%20offer'],
    ['you are idiots', 'I am sorry'],
    ['idiot', 'I am sorry'],
  ])('to a wish is a message begun, and to anger a few quiet words: %s', (said, words) => expect(talk(said).text).toContain(words));

  test.each(['book me a demo on Friday', 'call me', 'I want to buy', 'delete my data', 'hello', 'thanks', 'bye', 'are you a robot'])(
    'meets a wish or a courtesy: %s',
    (said) => {
      expect(talk(said).answered).toBe(true);
      expect(declinedAs(said)).toBeUndefined();
    },
  );
});

test('a model is told all facts of the site, whatever the question, as long as nobody sets a smaller budget', () => {
  const { chatModel } = readSettings({ CHAT_PROVIDER: 'google', CHAT_MODEL: 'm', CHAT_API_KEY: 'k' });
  const facts = knowledge.facts('Where are your offices?', []);
  expect(facts.length).toBeGreaterThan(500);
  expect(withinBudget(facts, chatModel?.contextTokens ?? 0)).toHaveLength(facts.length);
});

test.each([...content.chat.starters, ...Object.values(content.chat.followUps)])(
  'what the panel offers to ask is answered without a doubt: %s',
  (question) => {
    const answer = knowledge.answer(question, []);
    expect(heard(answer, replies).told, answer.text).toBe('plainly');
  },
);

test('the same question has the same answer each time', () => {
  const again = assistantOver({ ...content });
  for (const { ask } of questionsOf('opened')) expect(again.knowledge.answer(ask, [])).toEqual(knowledge.answer(ask, []));
});

test('what is added to a described shop goes into the message that was begun, and what is asked is answered', () => {
  const shop = ['we sell shoes in Germany on Magento', '5000 orders a month', 'and we have two warehouses'];
  const message = 'About our shop: we sell shoes in Germany on Magento, 5000 orders a month, and we have two warehouses';
  expect(talk(...shop).text).toContain(`(/contact#message=${encodeURIComponent(message)})`);
  expect(talk(...shop, 'how long does it take').text).toContain('2-4 weeks');
});

test('a conversation that was made up with a broken message is answered all the same', () => {
  const said = { isBot: true, text: 'Send us [the message](/contact#message=%E0%A4%A).' };
  expect(knowledge.answer('5000 orders a month', [{ isBot: false, text: 'we sell shoes' }, said]).text).not.toContain('Good to know');
});
