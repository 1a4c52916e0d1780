import { describe, expect, test } from 'vitest';
import { assistantOver } from '../../tests/support/content/knowledge.ts';
import { content } from '../../tests/support/content/site-routes.ts';
import { Answerer } from './builtin/answerer.ts';

const { data, knowledge, talk, linksIn } = assistantOver(content);
const { replies } = content.assistant;

describe('an answer', () => {
  test.each([
    ['What is dynamic pricing?', '/services/dynamic-pricing'],
    ['who leads the ML side', '/about/team'],
    ['wat is dinamic pricing', '/services/dynamic-pricing'],
    ['<b>What</b> is dynamic pricing?', '/services/dynamic-pricing'],
    ['which client had the highest return', '/case-studies'],
    ['who uses Dynamic Pricing', '/case-studies'],
  ])('links its page for %j', (question, page) => {
    const { text, answered } = talk(question);
    expect(answered).toBe(true);
    expect(linksIn(text).some((link) => link.startsWith(page))).toBe(true);
  });

  test('is offered as a question, without its text, when uncertain', () => {
    const { text, answered, choices = [] } = talk('how low will it drop prices in the evening for old stock');
    expect([text, answered]).toEqual([replies.which, false]);
    expect(choices.length).toBeGreaterThan(0);
  });

  test.each(['Can it order stock by itself without asking me?', 'does the thing order stuff off suppliers without asking me'])(
    'is told when all that is in doubt says the same: %s',
    (question) => {
      const { answered, choices } = talk(question);
      expect([answered, choices]).toEqual([true, undefined]);
    },
  );

  test('is "not found" with a prefilled message and general topics when the site lacks it', () => {
    const { text, answered, choices, context } = talk('do kangaroos juggle penguins');
    expect([answered, choices]).toEqual([false, replies.topics]);
    expect(text).toContain('/contact#message=do%20kangaroos%20juggle%20penguins');
    expect(replies.topics.filter((topic) => !knowledge.answer(topic, [], context).answered)).toEqual([]);
    expect(talk('Kann meine Schwiegermutter das Programm bedienen?').choices).toEqual(replies.topics);
  });

  test.each(['i ordered a garden gnome for my aunt in may', 'and is there parking or which station is closest'])(
    'is offered only by a question that shares a word with: %s',
    (question) => {
      const { finder } = new Answerer(data, content.assistant, {}, new Map());
      const wordsOf = (text: string) => new Set(finder.telling(finder.read(text)));
      const { choices = [] } = talk(question);
      const offered = choices.filter((choice) => !replies.topics.includes(choice));
      expect(offered.filter((choice) => wordsOf(choice).isDisjointFrom(wordsOf(question)))).toEqual([]);
    },
  );

  test('is found by its own asked lines (every thirtieth)', () => {
    const asked = data.answers.flatMap((answer) => (answer.kind === 'fact' ? answer.asked.map((line) => ({ line, answer })) : []));
    const lines = asked.filter((_, at) => at % 30 === 0);
    const own = lines.filter(({ line, answer }) => talk(line).text.includes(answer.say));
    expect(own.length / lines.length).toBeGreaterThan(0.95);
  });

  test.each([
    ['which client had the highest return', /ActiveGear.*425%/],
    ['what is your biggest office', /Mumbai.*200\+/],
  ])('from a table has the right row and figure: %s', (question, says) => expect(talk(question).text).toMatch(says));

  test('contains only figures of the content', () => {
    const figures = (text: string) => text.match(/\d[\d.,]*(?:%|x|\+|M\+)/g) ?? [];
    const known = new Set(figures(JSON.stringify(content)));
    const printed = data.answers.filter(({ kind }) => kind === 'table').flatMap(({ say }) => figures(say));
    expect(printed.length).toBeGreaterThan(50);
    expect(printed.filter((figure) => !known.has(figure))).toEqual([]);
  });
});

describe('a promise', () => {
  test.each(['30% guaranteed?', 'is that a promise', 'do you swear on 425%', 'we can expect the same, right?'])(
    'is never confirmed: %s',
    (question) => expect(talk('What did TechPro get out of it?', question).text).toMatch(/We do not guarantee results/),
  );

  test.each(['is customer data guaranteed to stay ours', 'how is fairness of prices guaranteed'])('is not detected in: %s', (question) =>
    expect(talk(question).text).not.toBe(replies.promise),
  );
});

describe('a visitor who wants to act', () => {
  test.each([
    ["I'd like a quote for inventory, 2 warehouses", 'Please send me a quote: I'],
    ['call me on 98200 12345 tomorrow', 'Please call me: call me'],
    ['Please book a demo on Friday at 3', 'Please book a demo on Friday at 3 / Times that suit me'],
    ['I wrote four days ago and nobody answered', 'I have a complaint: I wrote'],
    ['this is not acceptable, your app broke my page', 'I have a complaint: this'],
    ['can I speak to a human', 'I would like to talk to a person: can'],
  ])('gets a prefilled message: %s', (question, message) => {
    const { text, answered } = talk(question);
    expect(answered).toBe(true);
    expect(text).toContain(`/contact#message=${encodeURIComponent(message)}`);
  });

  test('gets a starting point after describing a shop', () => {
    const { text } = talk('We sell sarees on Shopify, 300 orders a month');
    expect(linksIn(text)).toContain('/case-studies/luxewear');
    expect(text).toContain(`/contact#message=${encodeURIComponent('About our shop: We sell sarees')}`);
  });

  test.each(['I have 3 grocery shops, does each one get its own order', 'do I need electronic shelf labels for this'])(
    'is answered as asked, not as a lead: %s',
    (question) => expect(talk(question).text).not.toContain('About%20our%20shop'),
  );
});

describe('a conversation', () => {
  test.each<[string[], RegExp]>([
    [['tell me about GlowCo', 'how long did it take?'], /\b5\b/],
    [['List your offices please', 'how many people in Dubai', 'and amsterdam'], /150\+/],
    [['What did GlowCo get?', 'and TechPro?'], /280%/],
    [['do you support WooCommerce', 'n magento'], /Magento/],
    [['What did GlowCo get?', 'Does it work in Germany with my own warehouse software?'], /20\+ countries.*warehouse systems/],
    [['who is your chief scientist', 'how many people work there'], /Singapore.*100\+/],
    [['have you solved returned foundations', 'what did they get out of it'], /GlowCo.*310%/],
    [['Ich habe WooCommerce. Geht das?', 'und wie lange dauert es, bis es läuft'], /2–4.weeks/],
    [['how many people work in Dubai', 'and in the mumbai office?'], /Mumbai.*200\+/],
    [['how lng to set up', 'wat do u need frm me'], /your catalogue, your stock/],
    [['tell me about GlowCo', 'so who are you then???'], /^Tarazu is/],
    [['what did FreshMart begin with', 'and the beauty one?'], /^At GlowCo/],
  ])('continues: %j', (questions, says) => expect(talk(...questions).text).toMatch(says));

  test.each([
    ['do you offer refunds on parcels', '/about/global-presence'],
    ['Do you have an ISO certificate?', '/about/global-presence'],
    ['which APIs do you offer', '/about/global-presence'],
  ])('drops the previous topic for a new question: %s', (question, page) =>
    expect(linksIn(talk('tell me about the Dubai office', question).text)).not.toContain(page),
  );

  test('offers what a short follow-up may mean', () =>
    expect(talk('can the AI go over the max price I set', 'not even on black friday?').choices).toContain('What about Black Friday?'));

  test('keeps no price after fees that are not ours', () =>
    expect(talk('can I see what I earn after marketplace fees', 'in dollars and euros too?').text).not.toMatch(/no prices/));

  test('offers other questions of the page when a message names nothing', () => {
    const { text, choices = [] } = talk('tell me about the GlowCo project', 'tell me more');
    expect([text, choices.length > 0]).toEqual([replies.more, true]);
  });
});

describe('a second question about', () => {
  test.each([
    ['a price', ['what does it cost', 'just a ballpark?', 'and per month?'], /(\+91|offer for your shop)/],
    ['a promise', ['do you guarantee results', 'ok but at least 10, right?'], /^Not that figure either/],
    ['a complaint', ['I want to complain', 'this is ridiculous'], /cannot settle this here.*Salim Osman/],
  ])('%s is answered in other words', (_, questions, says) => expect(talk(...questions).text).toMatch(says));

  test('the same is no complaint, but gets no choices after one', () => {
    expect(talk('if a customer is very angry what does the bot do').text).not.toMatch(/^I.m sorry/);
    expect(talk('I want to complain', 'zebra umbrella').choices).toBeUndefined();
  });
});

describe('a question that visitors asked', () => {
  test.each([
    ['are you a human', /^I’m this site’s AI assistant/],
    ['are you on whatsapp?', /^No, we have no number for WhatsApp/],
    ['is TechPro a real company?', /by name.*\/about\/how-we-count/],
    ['who audited the 280%?', /no outside audit.*\/about\/how-we-count/],
    ['SAP?', /^SAP is not named.*SFTP/],
    ['I sell only through Instagram and WhatsApp, can you help me?', /^No, WhatsApp, Instagram and Facebook/],
    ['do you connect to Amazon', /^Yes, we connect to the marketplaces/],
    ['Do you work with WooCommerce?', /^Yes\. For WooCommerce/],
    ['compare TechPro and HomeStyle', /290%.*280%.*8.months.*4.months/],
    ['what can you tell me', /services, what \w+ clients gained/],
  ])('is answered plainly: %s', (question, says) => expect(talk(question).text).toMatch(says));

  test.each([...content.chat.starters, ...Object.values(content.chat.followUps)])('that the panel offers is answered: %s', (question) => {
    expect(talk(question).answered).toBe(true);
  });

  test.each([
    ['saree no bhav shu che', /markdown/],
    ['my blorf has 12 zorgs', /\/(?:case|serv)/],
    ['can you give me luxewears phone number', /\+91/],
  ])('is not guessed: %s', (question, never) => {
    const { text, answered } = talk(question);
    expect(answered).toBe(false);
    expect(text).not.toMatch(never);
  });

  test('about a shop with a wish gets one question back, whose choices are answered', () => {
    const { text, choices = [] } = talk('We sell sarees on Shopify. What can you do for me?');
    expect(text).toContain(replies.shop.ask);
    expect(choices.map((choice) => linksIn(talk(choice).text)[0])).toEqual([
      '/services/customer-service',
      '/services/inventory-management',
      '/services/dynamic-pricing',
    ]);
  });
});

describe('two questions in one message', () => {
  test.each([
    ['Where are your offices? And do you work with Shopify?', '/about/global-presence', '/technology/ecommerce-platforms'],
    ['Does it work in Germany with my own warehouse software?', '/about/global-presence', '/technology/integration'],
  ])('get both answers if both are certain: %s', (question, ...pages) =>
    expect(linksIn(talk(question).text)).toEqual(expect.arrayContaining(pages)),
  );

  test('get one answer and name what was not found', () => {
    const { text } = talk('Where are your offices? And can you juggle kangaroos?');
    expect(linksIn(text)).toContain('/about/global-presence');
    expect(text).toContain('I did not find the other part, “can you juggle kangaroos”');
  });
});

test("a model with a small context gets pages on the conversation's subject first", () => {
  const history = [
    { isBot: false, text: 'What was wrong at GlowCo?' },
    { isBot: true, text: talk('What was wrong at GlowCo?').text },
  ];
  const rank = (facts: readonly { path: string }[]) => facts.findIndex(({ path }) => path === '/case-studies/glowco');
  expect(rank(knowledge.matching('How long did it take?', history))).toBeLessThan(rank(knowledge.matching('How long did it take?', [])));
});
