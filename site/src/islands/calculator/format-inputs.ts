import { numberFormats } from './number-formats.ts';
import { type Inputs, shopFields } from './read-inputs.ts';
import { readNumber } from './read-number.ts';

/** Formats the inputs' numbers in the currency's style. Leaves invalid text unchanged. */
export function formatInputs(inputs: Inputs): Inputs {
  const { number } = numberFormats(inputs.currency);
  const formatted = shopFields.map((field) => {
    const parsed = readNumber(inputs[field], field === 'margin');
    return [field, 'value' in parsed ? number(parsed.value) : inputs[field]];
  });
  return { ...inputs, ...Object.fromEntries(formatted) };
}
