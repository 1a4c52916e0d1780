import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import { contextLength, type Turn } from '../../shared/api/chat.ts';
import type { Answer } from '../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../shared/assistant/knowledge.ts';
import { Answerer, type Reply } from './builtin/answerer.ts';
import type { Passage } from './model-instructions.ts';

/** What the site says, ready to be asked. */
export interface Knowledge {
  /** Addresses of the site's pages. */
  readonly paths: ReadonlySet<string>;
  /** The answer that must be given whoever else could give one: help in distress, what is declined, a promise, a wish with its begun message. */
  first(question: string): Reply | undefined;
  /** Answers whose words stand on no page, for a model that is told the pages; always in one order. */
  extra(): readonly Passage[];
  /** Answers with their pages, those that match a question best first: for a model that has no room for all pages. */
  matching(question: string, history: readonly Turn[]): readonly Passage[];
  /** Answers that match a question, the best first. */
  nearest(question: string): readonly Answer[];
  /** Answers from the site's own words. */
  answer(question: string, history: readonly Turn[]): Reply;
  /** What was understood and found, for who wants to know why. */
  explain(question: string, history: readonly Turn[]): string;
}

/** @param data what the build made of the content (shared/assistant/knowledge.ts) */
export function openKnowledge(content: Content, data: KnowledgeData): Knowledge {
  const { agency, assistant } = content;
  const values = { agency: agency.name, email: agency.email.address, phone: agency.phone.number, address: agency.address.lines.join(', ') };
  const names = new Map(routes(content).map(({ path, name }) => [path, name]));
  const answerer = new Answerer(data, assistant, values, names);
  const last = (history: readonly Turn[]) => history.slice(-contextLength);
  const passageOf = ({ page, say }: Answer): Passage => ({ path: page, text: say });
  const facts = data.answers.filter(({ kind }) => kind === 'fact');
  const extra = facts.filter(({ id }) => id.includes('#answers/')).map(passageOf);
  return {
    paths: new Set(names.keys()),
    first: (question) => answerer.first(question),
    extra: () => extra,
    matching: (question, history) => {
      const found = answerer.find(question, last(history)).map(({ answer }) => answer);
      return [...new Set([...found.filter(({ kind }) => kind === 'fact'), ...facts])].map(passageOf);
    },
    nearest: (question) => answerer.find(question).map(({ answer }) => answer),
    answer: (question, history) => answerer.answer(question, last(history)),
    explain: (question, history) => answerer.explain(question, last(history)),
  };
}
