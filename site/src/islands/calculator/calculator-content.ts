import type { CalculatorWords } from '../../../../content/schema/calculator.ts';
import type { Option } from './estimate.ts';
import type { Inputs } from './read-inputs.ts';

/** Props from the build: words, example inputs, and options with published figures. */
export interface CalculatorContent {
  words: Pick<CalculatorWords, 'currencies' | 'form' | 'mistakes' | 'outcome' | 'working' | 'share' | 'send'>;
  example: Inputs;
  options: readonly Option[];
}
