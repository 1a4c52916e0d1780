import { expect, test } from 'vitest';
import { assistantOver } from '../../../tests/support/content/knowledge.ts';
import { content } from '../../../tests/support/content/site-routes.ts';

const { data, talk, linksIn } = assistantOver(content);
const { languages } = content.assistant;

/** Three questions by language: does it work with Shopify, what does it cost, where are the offices? */
const foreign: Record<string, readonly [string, string, string]> = {
  Hindi: ['क्या यह Shopify के साथ चलता है?', 'कितना खर्च आएगा?', 'आपके दफ़्तर कहाँ हैं?'],
  Hinglish: ['kya yeh shopify ke saath chalta hai', 'kitna paisa lagega', 'aapke office kaha hai'],
  Dutch: ['Werkt het met Shopify?', 'Wat kost het?', 'Waar zijn jullie kantoren?'],
  German: ['Funktioniert das mit Shopify?', 'Was kostet das?', 'Wo sind Ihre Büros?'],
  Spanish: ['¿Funciona con Shopify?', '¿Cuánto cuesta?', '¿Dónde están sus oficinas?'],
  Arabic: ['هل يعمل مع Shopify؟', 'كم التكلفة؟', 'أين مكاتبكم؟'],
  French: ['Est-ce que ça marche avec Shopify ?', 'Combien ça coûte ?', 'Où sont vos bureaux ?'],
  Chinese: ['你们支持Shopify吗?', '多少钱?', '你们的办公室在哪里?'],
};
const noteIn = (language: string) => languages.find(({ name }) => name === language)?.say ?? `no words for ${language}`;

test('each language of the content has a word list', () =>
  expect(languages.map(({ name }) => name).toSorted()).toEqual(data.words.languages.languages.map(({ name }) => name).toSorted()));

test.each(Object.entries(foreign))('%s gets a note in that language and an English answer', (name, questions) => {
  const pages = ['/technology/ecommerce-platforms', '/contact', '/about/global-presence'];
  for (const [at, question] of questions.entries()) {
    const { text } = talk(question);
    expect(text.startsWith(noteIn(name)), question).toBe(true);
    expect(
      linksIn(text).some((link) => link === pages[at] || link === '/contact'),
      question,
    ).toBe(true);
  }
});

test.each([
  ['6 log ki dukan hai, mere liye hai?', /Small shops are welcome/],
  ['isse return kam honge kya', /Size advice learns/],
  ['bhai ye kya karta hai exactly', /We are an agency/],
  ['order apne aap chala jayega ya mujhse puchega', /none goes out until you say yes/],
  ['Diwali aur Eid ka dhyan rakhega kya? mere yaha dono pe bhid hoti h', /Diwali/],
  ['Fragt es mich, bevor es bestellt?', /none goes out until you say yes/],
  ['Wir verkaufen Möbel. Was bringt uns Ihr System?', /For furniture shops/],
  ['aap kab khulte ho', /Our working days are/],
  ['आपका पता क्या है, मैं मिलने आ सकता हूँ?', /(?:(?!visit us at).)*visit us at(?:(?!visit us at).)*$/],
])('a message in another language gets the answer: %s', (question, says) => expect(talk(question).text).toMatch(says));
