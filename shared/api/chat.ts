/**
 * What browser and server agree on about the assistant. Free of libraries, because the browser loads it.
 * The shape is the public generative language API's (v1beta, generateContent); the figures are the specification's (sections 4, 5 and 9).
 */

/** Name of our own server's model. */
export const ownModel = 'site';

/** Where a question is posted to, below the base address. */
export const chatPath = (model: string) => `/v1beta/models/${model}:generateContent`;

/** Longest question, in characters as a browser counts them. */
export const maxQuestionLength = 200;
/** Messages that a prompt tells of before the question. */
export const contextLength = 3;

/** A message of the conversation as a prompt tells it. */
export interface Turn {
  isBot: boolean;
  text: string;
}

/** How to answer, by what the question is about; the first that fits (specification, section 7). */
const topics: readonly { words: RegExp; instruction: string }[] = [
  { words: /\b(features?|capabilit\w*)\b/i, instruction: 'Describe the features that the question is about, in 2 to 3 sentences.' },
  {
    words: /\b(implement\w*|set ?-?up)\b/i,
    instruction: 'Explain how it is implemented and set up, and how long that takes, in 2 to 3 sentences.',
  },
  { words: /\b(benefits?|advantages?)\b/i, instruction: 'Explain the benefits for the shop, with the figures, in 2 to 3 sentences.' },
  { words: /\b(support\w*|help\w*)\b/i, instruction: 'Explain what support there is and how to reach a person, in 2 to 3 sentences.' },
];
const defaultInstruction = 'Give a short, friendly answer in 2 to 3 sentences.';

/** The topic instruction of a prompt, by the words of the question (specification, section 7). */
export function instructionFor(question: string): string {
  return topics.find(({ words }) => words.test(question))?.instruction ?? defaultInstruction;
}

/** Every instruction that our own page sends. */
export const instructions: readonly string[] = [...topics.map(({ instruction }) => instruction), defaultInstruction];

const historyHead = 'Recent conversation:';
const questionHead = 'Current question: ';

/**
 * The prompt, one text (product, section 5). Line breaks within a message become spaces, so that no message can pretend to be another part.
 * @param history the conversation so far; its last three messages are told
 */
export function buildPrompt(question: string, history: readonly Turn[]): string {
  const told = history.slice(-contextLength).map(({ isBot, text }) => `${isBot ? 'Assistant' : 'User'}: ${oneLine(text)}`);
  return [instructionFor(question), ...(told.length > 0 ? [[historyHead, ...told].join('\n')] : []), questionHead + oneLine(question)].join(
    '\n\n',
  );
}

/** A prompt's parts. */
export interface Prompt {
  instruction: string;
  history: Turn[];
  question: string;
}

/** Reads a prompt back. @returns its parts; undefined if the text is not of the form that buildPrompt writes */
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
    const [, who, said] = /^(User|Assistant): (.*)$/.exec(line) ?? [];
    if (!who || said === undefined) return undefined;
    history.push({ isBot: who === 'Assistant', text: said });
  }
  return { instruction, history, question };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Body of a question. */
export interface ChatRequest {
  /** Facts for a model that the browser asks itself; our own server has its own and refuses them. */
  systemInstruction?: { parts: { text: string }[] };
  contents: { role?: 'user'; parts: { text: string }[] }[];
}

/** The part of an answer that is read. */
export interface ChatAnswer {
  candidates: { content: { role?: string; parts: { text: string }[] }; finishReason?: string }[];
  /** Our own server's word beside the API's shape: whether the site says what was asked. */
  answered?: boolean;
  /** Our own server's as well: questions to offer with the answer, three at most, or none. Read them with readChoices. */
  choices?: string[];
}

/** Most questions that an answer offers. */
export const maxChoices = 3;

/**
 * The questions that an answer offers. It may come from anywhere, so only what can be asked as it stands is taken: whole text of one line,
 * no longer than a question may be.
 * @param said an answer, or anything else
 */
export function readChoices(said: unknown): string[] {
  const { choices } = (said ?? {}) as { choices?: unknown };
  if (!Array.isArray(choices)) return [];
  const isAskable = (choice: unknown): choice is string =>
    typeof choice === 'string' && choice.length <= maxQuestionLength && !/[\p{Cc}\p{Cs}]/u.test(choice) && choice.trim() !== '';
  return [...new Set(choices.slice(0, maxChoices).filter(isAskable).map(oneLine))];
}

/** Where a browser says, without saying who asked, whether an answer of our own server helped. */
export const verdictPath = '/api/v1/chat/verdict';

/** Whether an answer helped. */
export type Verdict = 'yes' | 'no';

/** Body of a verdict. */
export interface VerdictReport {
  verdict: Verdict;
  /** Path of the page that the answer links to first. */
  page: string;
  /** What was asked; left out where the answer helped. */
  question?: string;
}

/** An error as the API tells it. */
export interface ChatError {
  error: { code: number; message: string; status: string };
}

/** A piece of an answer: words, or a link to a page of this site. */
export type Piece = string | { label: string; href: string };

/**
 * Takes an answer apart. Markdown links to paths of this site become links; every other link becomes its words, and all other markup stays text.
 * @param isOwnPath whether a path is a page of this site
 */
export function readAnswer(text: string, isOwnPath: (path: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let place = 0;
  // Everything is counted: a model that writes blanks without end must not hold up the page.
  for (const match of text.matchAll(/!?\[([^\][]{1,200})\]\(\s{0,9}([^()\s]{0,500})\s{0,9}\)/g)) {
    const [whole, label = '', href = ''] = match;
    pieces.push(text.slice(place, match.index));
    const isLink = !whole.startsWith('!') && /^\/(?!\/)/.test(href) && isOwnPath(href.split(/[?#]/)[0] ?? '');
    pieces.push(isLink ? { label, href } : label);
    place = match.index + whole.length;
  }
  pieces.push(text.slice(place));
  return pieces.filter((piece) => piece !== '');
}
