import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import type { KnowledgeData } from '../../search/knowledge.ts';
import { contextLength, type Turn } from '../../wire/chat.ts';
import { Answerer, type Reply } from './builtin/answerer.ts';

/** A sentence of the site as a model is told of it. */
export interface Fact {
  path: string;
  page: string;
  title: string;
  text: string;
}

/** What the site says, ready to be asked. */
export interface Knowledge {
  /** Every fact of the site, those that a question is about first. */
  facts(question: string, history: readonly Turn[]): Fact[];
  /** Addresses of the site's pages. */
  readonly paths: ReadonlySet<string>;
  /** Answers from the site's own words. */
  answer(question: string, history: readonly Turn[]): Reply;
  /** What must be said before a model is asked: help in distress, a limit, a wish with its message begun. */
  first(question: string): Reply | undefined;
  /** What was understood and found, for who wants to know why. */
  explain(question: string, history: readonly Turn[]): string;
}

/** @param data what the build made of the content (search/knowledge.ts) */
export function openKnowledge(content: Content, data: KnowledgeData): Knowledge {
  const { agency, assistant } = content;
  const values = { agency: agency.name, email: agency.email.address, phone: agency.phone.number, address: agency.address.lines.join(', ') };
  const names = new Map(routes(content).map(({ path, name }) => [path, name]));
  const answerer = new Answerer(data, assistant, values, names);
  const last = (history: readonly Turn[]) => history.slice(-contextLength);
  const factOf = ({ page, title, say }: KnowledgeData['answers'][number]) => ({
    path: page,
    page: names.get(page.split('#')[0] as string) ?? page,
    title,
    text: say,
  });
  const facts = data.answers.filter(({ kind }) => kind === 'fact');
  return {
    facts: (question, history) => {
      const found = answerer.find(question, last(history)).map(({ answer }) => answer);
      return [...new Set([...found.filter(({ kind }) => kind === 'fact'), ...facts])].map(factOf);
    },
    paths: new Set(names.keys()),
    answer: (question, history) => answerer.answer(question, last(history)),
    first: (question) => answerer.first(question),
    explain: (question, history) => answerer.explain(question, last(history)),
  };
}
