import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import { contextLength, maxQuestionLength, type Turn } from '../../shared/api/chat.ts';
import type { Answer } from '../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../shared/assistant/knowledge.ts';
import { Answerer, type Reply } from './builtin/answerer.ts';
import type { Passage } from './model-instructions.ts';

/** The loaded knowledge. */
export interface Knowledge {
  /** Paths of the site's pages. */
  readonly paths: ReadonlySet<string>;
  /** Returns a reply that takes precedence over a model: to distress, declined topics, requests for promises, and wishes. */
  first(question: string): Reply | undefined;
  /** Returns the answers that are on no page, for a model's prompt; in a fixed order. */
  extra(): readonly Passage[];
  /** Returns pages and answers by relevance, for a model without room for all pages. */
  matching(question: string, history: readonly Turn[]): readonly Passage[];
  /** Returns the answers that match a question, best first. */
  nearest(question: string): readonly Answer[];
  /** Returns builtin's reply. */
  answer(question: string, history: readonly Turn[]): Reply;
  /** Describes for diagnosis how a message was parsed and what was found. */
  explain(question: string, history: readonly Turn[]): string;
}

/** Returns what finds the assistant's written answers. @param data answers, asked lines and weights, as the build wrote them */
export function openKnowledge(content: Content, data: KnowledgeData): Knowledge {
  const { agency, assistant } = content;
  const values = { agency: agency.name, email: agency.email.address, phone: agency.phone.number, address: agency.address.lines.join(', ') };
  const names = new Map(routes(content).map(({ path, name }) => [path, name]));
  const answerer = new Answerer(data, assistant, values, names);
  // A visitor's own messages were questions, so a longer one is not read to its end.
  const last = (history: readonly Turn[]) =>
    history.slice(-contextLength).map((turn) => (turn.isBot ? turn : { ...turn, text: turn.text.slice(0, maxQuestionLength) }));
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
