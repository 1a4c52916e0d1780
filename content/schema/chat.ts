import { z } from 'zod';
import { exactLine, line, lines, withPlaces } from './words.ts';

const label = line(40);
/** Question on a button. The limit lets two buttons fit side by side. */
const question = line(44);

/** Disclosure that the visitor talks to an AI. */
const notice = line(80).regex(/\bAI\b/, 'must say that it is an AI');

/** Words of the chat panel, without the assistant's answers. */
export const chat = z.strictObject({
  /** Label of the launcher and title of the panel. */
  name: line(24),
  /** Line under the name: states that the assistant is an AI, and what it knows. */
  notice,
  /** Replaces `notice` in builds whose browser code calls another company's model directly. */
  noticeElsewhere: notice,
  greeting: line(120),
  /** Suggested first questions. */
  starters: z.array(question).length(3),
  /** Suggested follow-up questions, by the keyword in the reply (specification, section 9). */
  followUps: z.strictObject({ pricing: question, features: question, demo: question, integration: question, support: question }),
  labels: z.strictObject({
    ...lines(40, 'conversation', 'suggestions', 'you', 'assistant'),
    /** Screen reader label of the questions that a reply offers. */
    choices: label,
    /** `page`: label above the questions that the current page answers. */
    ...lines(40, 'page', 'question', 'send', 'close', 'clear', 'retry', 'person'),
    /** Suffix of the launcher's name after a reply arrived while the panel was closed. */
    news: label,
    counter: withPlaces(60, 'count', 'most'),
  }),
  states: z.strictObject({ thinking: label, typing: label, cleared: line(60), sent: label, delivered: label, read: label }),
  /** "Did this help?": the group's label, its two buttons, and what replaces them after the one or the other. */
  verdict: z.strictObject({ label, yes: line(24), no: line(24), thanks: line(24), sorry: line(24) }),
  /** Words of the summary that is handed to a person. */
  summary: z.strictObject({ intro: line(120), you: label, assistant: label }),
  /** Error replies, by what the error message contains (404, 429, key), and `other` for the rest. */
  failures: z.strictObject({ other: exactLine(90), notFound: exactLine(90), tooMany: exactLine(90), key: exactLine(90) }),
});

export type ChatWords = Omit<z.infer<typeof chat>, 'noticeElsewhere'>;
