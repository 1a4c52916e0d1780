import type { Content } from '../../../content/load.ts';
import type { KnowledgeData } from '../../../search/fact.ts';
import type { Reader } from '../../../search/reader.ts';
import type { FactFinder } from './fact-finder.ts';
import type { Operators } from './operators.ts';
import type { Pages } from './pages.ts';
import type { QuestionReader } from './reading.ts';

export type Words = Omit<Content['assistant'], 'facts' | 'names'>;

/** What questions are read and answered with. */
export interface Means extends KnowledgeData {
  words: Words;
  reader: Reader;
  questions: QuestionReader;
  finder: FactFinder;
  operators: Operators;
  pages: Pages;
  /** Takes down a step, for who wants to know why. */
  note: (step: string, what: unknown) => void;
}
