/**
 * The assistant's protocol, used by browser and server. Imports no libraries, because the browser loads this file.
 * Requests and responses follow the public generative language API (v1beta, generateContent).
 * The specification sets the limits (sections 4, 5 and 9).
 */

/** Model name of our own server. */
export const ownModel = 'site';

/** Returns the path for posting a question, relative to the base address. */
export const chatPath = (model: string) => `/v1beta/models/${model}:generateContent`;

/** Longest question, in UTF-16 code units, as `maxlength` counts. */
export const maxQuestionLength = 200;
/** Longest context of a conversation, in characters of JSON. */
export const maxContextLength = 2_048;
/** Number of earlier messages in a prompt. */
export const contextLength = 3;

/** An earlier message in a prompt. */
export interface Turn {
  isBot: boolean;
  text: string;
}

/** Topic instructions by keywords of the question; the first match counts (specification, section 7). */
const topics: readonly { words: RegExp; instruction: string }[] = [
  { words: /\b(features?|capabilit\w*)\b/i, instruction: 'Describe the features that the question is about, in 2 to 3 sentences.' },
  {
    words: /\b(implement\w*|set(?:ting|s)?[ -]?up)\b/i,
    instruction: 'Explain how it is implemented and set up, and how long that takes, in 2 to 3 sentences.',
  },
  { words: /\b(benefits?|advantages?)\b/i, instruction: 'Explain the benefits for the shop, with the figures, in 2 to 3 sentences.' },
  {
    words: /\b((?:un)?support\w*|help\w*)\b/i,
    instruction: 'Explain what support there is and how to reach a person, in 2 to 3 sentences.',
  },
];
const defaultInstruction = 'Give a short, friendly answer in 2 to 3 sentences.';

/** Chooses the topic instruction by keywords of the question (specification, section 7). */
export function instructionFor(question: string): string {
  return topics.find(({ words }) => words.test(question))?.instruction ?? defaultInstruction;
}

/** Every instruction that our own page sends. */
export const instructions: readonly string[] = [...topics.map(({ instruction }) => instruction), defaultInstruction];

const historyHead = 'Recent conversation:';
const questionHead = 'Current question: ';

/**
 * Builds the prompt as one text. Line breaks within a message become spaces, so that no message can imitate another part.
 * @param history the conversation so far; its last three messages are included
 */
export function buildPrompt(question: string, history: readonly Turn[]): string {
  const lines = history.slice(-contextLength).map(({ isBot, text }) => `${isBot ? 'Assistant' : 'User'}: ${oneLine(text)}`);
  return [
    instructionFor(question),
    ...(lines.length > 0 ? [[historyHead, ...lines].join('\n')] : []),
    questionHead + oneLine(question),
  ].join('\n\n');
}

/** A prompt's parts. */
export interface Prompt {
  instruction: string;
  history: Turn[];
  question: string;
}

/** Parses a prompt. Returns undefined if buildPrompt cannot have written the text. */
export function readPrompt(text: string): Prompt | undefined {
  const blocks = text.split('\n\n');
  const [instruction, second] = blocks;
  const last = blocks.at(-1);
  if (!instruction || !last?.startsWith(questionHead) || blocks.length < 2 || blocks.length > 3 || last.includes('\n')) return undefined;
  const question = last.slice(questionHead.length).trim();
  const lines = blocks.length === 3 ? (second ?? '').split('\n') : [historyHead];
  if (question === '' || lines[0] !== historyHead) return undefined;
  const history: Turn[] = [];
  for (const line of lines.slice(1)) {
    const [, who, message] = /^(User|Assistant): (.*)$/.exec(line) ?? [];
    if (!who || message === undefined) return undefined;
    history.push({ isBot: who === 'Assistant', text: message });
  }
  return { instruction, history, question };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Request body of a question. */
export interface ChatRequest {
  /** Facts for a provider that the browser calls directly; our own server refuses them. */
  systemInstruction?: { parts: { text: string }[] };
  contents: { role?: 'user'; parts: { text: string }[] }[];
  /** Context of the last reply; our own server reads it. */
  context?: object;
}

/** The fields of a response that we read. */
export interface ChatAnswer {
  candidates: { content: { role?: string; parts: { text: string }[] }; finishReason?: string }[];
  /** Extension of our own server: whether the site answers the question. */
  answered?: boolean;
  /** Extension of our own server: up to three questions to offer. Read with readChoices. */
  choices?: string[];
  /** Extension of our own server: what the conversation is about, to be sent back with the next question. Read with readContext. */
  context?: object;
}

/** Most questions that a response offers. */
const maxChoices = 3;

/**
 * Reads the questions that a response offers. The response is untrusted, so only single-line texts
 * within the length limit of a question are accepted.
 * @param response a parsed response of any shape
 */
export function readChoices(response: unknown): string[] {
  const { choices } = (response ?? {}) as { choices?: unknown };
  if (!Array.isArray(choices)) return [];
  const isAskable = (choice: unknown): choice is string =>
    typeof choice === 'string' && choice.length <= maxQuestionLength && !/[\p{Cc}\p{Cs}]/u.test(choice) && choice.trim() !== '';
  return [...new Set(choices.slice(0, maxChoices).filter(isAskable).map(oneLine))];
}

/** Reads the context of a response or a stored message, which is untrusted. @returns undefined if there is none, or if it is too long */
export function readContext(from: unknown): object | undefined {
  const { context } = (from ?? {}) as { context?: unknown };
  return context && typeof context === 'object' && JSON.stringify(context).length <= maxContextLength ? context : undefined;
}

/** Path for posting an anonymous verdict on an answer. */
export const verdictPath = '/api/v1/chat/verdict';

/** Whether an answer helped. */
export type Verdict = 'yes' | 'no';

/** Request body of a verdict. */
export interface VerdictReport {
  verdict: Verdict;
  /** Path of the page that the answer links to first. */
  page: string;
  /** The question; omitted if the answer helped. */
  question?: string;
}

/** An error response of the API. */
export interface ChatError {
  error: { code: number; message: string; status: string };
}

/** Part of an answer: text, or a link to a page of this site. */
export type Piece = string | { label: string; href: string };

/**
 * Parses an answer. Markdown links to pages of this site become links, other links become their text, and all other markup stays text.
 * @param isOwnPath whether a path is a page of this site
 */
export function readAnswer(text: string, isOwnPath: (path: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  // All quantifiers are bounded, so that endless blanks from a model cannot block the page.
  for (const match of text.matchAll(/!?\[([^\][]{1,200})\]\(\s{0,9}([^()\s]{0,500})\s{0,9}\)/g)) {
    const [whole, label = '', href = ''] = match;
    pieces.push(text.slice(end, match.index));
    const isLink = !whole.startsWith('!') && /^\/(?!\/)/.test(href) && isOwnPath(href.split(/[?#]/)[0] ?? '');
    pieces.push(isLink ? { label, href } : label);
    end = match.index + whole.length;
  }
  pieces.push(text.slice(end));
  return pieces.filter((piece) => piece !== '');
}
