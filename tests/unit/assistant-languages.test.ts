import { describe, expect, test } from 'vitest';
import { foreignLanguage } from '../../server/assistant/builtin/languages.ts';
import { readerOf } from '../../server/assistant/builtin/reader-of.ts';
import { assistantOver } from '../support/knowledge.ts';
import { content } from '../support/site-routes.ts';

const { data, talk, linksIn } = assistantOver();
const { languages } = content.assistant;
const says = (language: string) => languages.find(({ name }) => name === language)?.say as string;

/** Whether it works with Shopify, what it costs, where we are, and who got most. */
const asked: Record<string, [string, string, string, string]> = {
  Hindi: ['क्या यह Shopify के साथ चलता है?', 'कितना खर्च आएगा?', 'आपके दफ़्तर कहाँ हैं?', 'सबसे ज़्यादा रिटर्न किस क्लाइंट को मिला?'],
  Hinglish: ['kya yeh shopify ke saath chalta hai', 'kitna paisa lagega', 'aapke office kaha hai', 'sabse zyada return kis client ko mila'],
  Dutch: ['Werkt het met Shopify?', 'Wat kost het?', 'Waar zijn jullie kantoren?', 'Welke klant had het hoogste rendement?'],
  German: ['Funktioniert das mit Shopify?', 'Was kostet das?', 'Wo sind Ihre Büros?', 'Welcher Kunde hatte die höchste Rendite?'],
  Spanish: ['¿Funciona con Shopify?', '¿Cuánto cuesta?', '¿Dónde están sus oficinas?', '¿Cuál fue el cliente con mejor retorno?'],
  Arabic: ['هل يعمل مع Shopify؟', 'كم التكلفة؟', 'أين مكاتبكم؟', 'من هو العميل صاحب أعلى عائد؟'],
  Chinese: ['你们支持Shopify吗?', '多少钱?', '你们的办公室在哪里?', '哪个客户的回报最高?'],
  French: [
    'Est-ce que ça marche avec Shopify ?',
    'Combien ça coûte ?',
    'Où sont vos bureaux ?',
    'Quel client a eu le meilleur rendement ?',
  ],
};
const most = [...content.caseStudies].sort((one, other) => Number.parseInt(other.roi, 10) - Number.parseInt(one.roi, 10))[0];
const pages = ['/technology/ecommerce-platforms', '/contact', '/about/global-presence', `/case-studies/${most?.slug}`];

test.each(Object.entries(asked))('to %s says in it that answers are English, and answers', (name, questions) => {
  for (const [at, question] of questions.entries()) {
    const { text } = talk(question);
    expect(text.startsWith(says(name)), question).toBe(true);
    expect(linksIn(text), question).toContain(pages[at]);
  }
});

test('what is not found is said in the language, or told by what is nearest', () => {
  const { notFound, say } = languages.find(({ name }) => name === 'Dutch') as (typeof languages)[number];
  expect(talk('Wat is de hoofdstad van Peru?')).toEqual({ text: `${say} ${notFound}`, answered: false });
  const { text, answered, choices } = talk('Welke voordelen heeft een kleine winkel?');
  expect(text).toMatch(new RegExp(`^${say} The nearest that I find: `));
  expect({ answered, isOffered: Boolean(choices?.length) }).toEqual({ answered: false, isOffered: true });
  const doubtful = talk('Welke resultaten hebben jullie klanten behaald?');
  expect(doubtful.text).toMatch(new RegExp(`^${say} I read that as "What results do your customers get\\?"`));
  expect(doubtful.answered).toBe(true);
});

describe('English', () => {
  const reader = readerOf(data, content.assistant);
  const isEnglish = (word: string) => reader.isKnown(word);

  test('is taken for no other language, however a fact is asked', () => {
    const lines = new Set(data.facts.flatMap((fact) => fact.asked.map(({ text }) => text)));
    const foreign = [...lines].filter((line) => foreignLanguage(line, languages, isEnglish));
    // Some lines are in other languages.
    expect(foreign.filter((line) => !/[^\x20-\x7e]|\b(hai|kar|ik|een)\b/.test(line))).toEqual([]);
    expect(lines.size).toBeGreaterThan(10_000);
  });

  test.each(['do you speak Dutch', 'is German supported', 'we are in Spain, can you help us'])('is answered in English: %s', (question) =>
    expect(languages.some(({ name }) => talk(question).text.startsWith(says(name)))).toBe(false),
  );
});
