import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import { contextLength, maxQuestionLength, type Turn } from '../../shared/api/chat.ts';
import { agencyValues } from '../../shared/assistant/agency-values.ts';
import type { Answer } from '../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../shared/assistant/knowledge.ts';
import { setNumbers } from '../../shared/format/set-numbers.ts';
import { Answerer, type Reply } from './builtin/answerer.ts';
import { type Context, noContext } from './builtin/context.ts';
import { openingDays } from './builtin/opening-days.ts';
import type { Passage } from './model-instructions.ts';

/** The loaded knowledge. */
export interface Knowledge {
  /** Paths of the site's pages. */
  readonly paths: ReadonlySet<string>;
  /** Returns whether builtin's reply takes precedence over a model: to distress, declined topics, requests for promises, wishes, and opening days. */
  hasPrecedence(question: string): boolean;
  /** Returns the answers that are on no page, for a model's prompt; in a fixed order. */
  extra(): readonly Passage[];
  /** Returns pages and answers by relevance, for a model without room for all pages. */
  matching(question: string, history: readonly Turn[]): readonly Passage[];
  /** Returns the answers that match a question, best first. */
  nearest(question: string): readonly Answer[];
  /** Returns builtin's reply. @param context of the last reply; without it the visitor's earlier questions are read again */
  answer(question: string, history: readonly Turn[], context?: Context): Reply;
}

/** Returns what finds the assistant's written answers. @param data answers, asked lines and weights, as the build wrote them @param now for questions about a day */
export function openKnowledge(content: Content, data: KnowledgeData, now = Date.now): Knowledge {
  const { agency } = content;
  const assistant = setNumbers(content.assistant);
  const names = new Map(routes(content).map(({ path, name }) => [path, name]));
  const values = { ...agencyValues(agency), contactPerson: content.pages.contact.who.name };
  const answerer = new Answerer(data, assistant, values, names, (said, goesOn) =>
    openingDays(said, goesOn, { agency, assistant }, data.words.cues, now()),
  );
  // A visitor's own messages were questions, so a longer one is not read to its end.
  const contextAfter = (history: readonly Turn[]) =>
    history
      .slice(-contextLength)
      .filter(({ isBot }) => !isBot)
      .reduce((context, { text }) => answerer.answer(text.slice(0, maxQuestionLength), context).context, noContext);
  const passageOf = ({ page, say }: Answer): Passage => ({ path: page, text: say });
  const facts = data.answers.filter(({ kind }) => kind === 'fact');
  const extra = facts.filter(({ id }) => id.includes('#answers/')).map(passageOf);
  return {
    paths: new Set(names.keys()),
    hasPrecedence: (question) => answerer.hasPrecedence(question),
    extra: () => extra,
    matching: (question, history) => {
      const found = answerer.find(question, contextAfter(history)).map(({ answer }) => answer);
      return [...new Set([...found.filter(({ kind }) => kind === 'fact'), ...facts])].map(passageOf);
    },
    nearest: (question) => answerer.find(question).map(({ answer }) => answer),
    answer: (question, history, context) => answerer.answer(question, context ?? contextAfter(history)),
  };
}
