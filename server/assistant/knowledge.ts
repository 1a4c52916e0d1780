import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import type { KnowledgeData } from '../../search/fact.ts';
import { contextLength, type Turn } from '../../wire/chat.ts';
import { Answerer } from './builtin/answerer.ts';
import type { Reply } from './builtin/reply.ts';
import type { Passage } from './model-instructions.ts';

/** What the site says, ready to be asked. */
export interface Knowledge {
  /** Addresses of the site's pages. */
  readonly paths: ReadonlySet<string>;
  /** The answer that must be given whoever else could give one: help in distress, what is declined, a wish with its begun message. */
  first(question: string, history: readonly Turn[]): Reply | undefined;
  /** Answers whose words stand on no page, for a model that is told the pages; always in one order. */
  extra(): readonly Passage[];
  /** Answers with their pages, those that match a question best first: for a model that has no room for all pages. */
  matching(question: string, history: readonly Turn[]): readonly Passage[];
  /** Answers from the site's own words. */
  answer(question: string, history: readonly Turn[]): Reply;
  /** Questions near by that are answered, for who did not find an answer; at most three. */
  near(question: string, history: readonly Turn[]): readonly string[];
  /** What was understood and found, for who wants to know why. */
  explain(question: string, history: readonly Turn[]): string;
}

/** @param data what the build made of the content (search/knowledge-of.ts) */
export function openKnowledge(content: Content, data: KnowledgeData): Knowledge {
  const { agency, assistant } = content;
  const values = { agency: agency.name, email: agency.email.address, phone: agency.phone.number, address: agency.address.lines.join(', ') };
  const answerer = new Answerer(data, assistant, values);
  const last = (history: readonly Turn[]) => history.slice(-contextLength);
  // What stands on no page comes last in the data.
  const extra = data.facts.slice(data.facts.length - assistant.facts.length).map(({ path, text }) => ({ path, text }));
  return {
    paths: new Set(routes(content).map(({ path }) => path)),
    first: (question) => answerer.first(question),
    extra: () => extra,
    matching: (question, history) => answerer.facts(question, last(history)),
    answer: (question, history) => answerer.answer(question, last(history)),
    near: (question, history) => answerer.near(question, last(history)),
    explain: (question, history) => answerer.explain(question, last(history)),
  };
}
