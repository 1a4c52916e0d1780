import { z } from 'zod';
import { exactLine, line, lines, withPlaces } from './words.ts';

const label = line(40);
/** A question that a button asks: longer ones do not fit beside another. */
const question = line(44);

/** Says what one is talking to. */
const notice = line(80).regex(/\bAI\b/, 'must say that it is an AI');

/** Words of the assistant's panel. What the assistant answers is not among them. */
export const chat = z.strictObject({
  /** On the button that opens the panel, and at its top. */
  name: line(24),
  /** Under the name: that it is a machine, and what it knows. */
  notice,
  /** The same where the build lets the browser ask a model of another company: what it says is not this site's. */
  noticeElsewhere: notice,
  greeting: line(120),
  /** Questions to begin with. */
  starters: z.array(question).length(3),
  /** Questions to go on with, by the word that a reply mentions (specification, section 9). */
  followUps: z.strictObject({ pricing: question, features: question, demo: question, integration: question, support: question }),
  labels: z.strictObject({
    ...lines(40, 'conversation', 'suggestions', 'you', 'assistant', 'sources'),
    /** Over the questions that a reply offers: said to people who hear the page. */
    choices: label,
    /** Over the questions that the present page answers. */
    ...lines(40, 'page', 'question', 'send', 'close', 'clear', 'retry', 'person'),
    /** Added to the button's name when a reply came while the panel was closed. */
    news: label,
    counter: withPlaces(60, 'count', 'most'),
  }),
  states: z.strictObject({ thinking: label, typing: label, cleared: line(60), sent: label, delivered: label, read: label }),
  /** Whether an answer helped: two buttons with the name of both, and what stands in their place once one was pressed. */
  verdict: z.strictObject({ label, yes: line(24), no: line(24), thanks: line(24) }),
  /** How a conversation is handed to a person: an introduction, then who said what. */
  summary: z.strictObject({ intro: line(120), you: label, assistant: label }),
  /** In place of a reply: by what the error's text contains (404, 429, key), and for any other. */
  failures: z.strictObject({ other: exactLine(90), notFound: exactLine(90), tooMany: exactLine(90), key: exactLine(90) }),
});

export type ChatWords = Omit<z.infer<typeof chat>, 'noticeElsewhere'>;
