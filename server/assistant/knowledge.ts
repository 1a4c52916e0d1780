import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import type { Fact, KnowledgeData } from '../../search/fact.ts';
import { contextLength, type Turn } from '../../wire/chat.ts';
import { Answerer } from './builtin/answerer.ts';
import type { Reply } from './builtin/reply.ts';

/** What the site says, ready to be asked. */
export interface Knowledge {
  /** Every fact of the site, those that a question is about first. */
  facts(question: string, history: readonly Turn[]): Fact[];
  /** Addresses of the site's pages. */
  readonly paths: ReadonlySet<string>;
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
  return {
    facts: (question, history) => answerer.facts(question, last(history)),
    paths: new Set(routes(content).map(({ path }) => path)),
    answer: (question, history) => answerer.answer(question, last(history)),
    near: (question, history) => answerer.near(question, last(history)),
    explain: (question, history) => answerer.explain(question, last(history)),
  };
}
