import type { CalculatorWords } from '../../../../content/schema/calculator.ts';
import type { Option } from './estimate.ts';
import type { Inputs } from './read-inputs.ts';

/** What the calculator is given by the build: its words, its example as it stands in the fields, and what is published. */
export interface CalculatorContent {
  words: Pick<CalculatorWords, 'currencies' | 'form' | 'mistakes' | 'outcome' | 'working' | 'share' | 'send'>;
  example: Inputs;
  options: readonly Option[];
}
