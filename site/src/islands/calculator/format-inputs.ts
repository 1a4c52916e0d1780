import { numberFormats } from './number-formats.ts';
import { type Inputs, shopFields } from './read-inputs.ts';
import { readNumber } from './read-number.ts';

/** The inputs with their numbers written as is usual for the currency; what cannot be read stays as it was typed. */
export function formatInputs(inputs: Inputs): Inputs {
  const { number } = numberFormats(inputs.currency);
  const written = shopFields.map((field) => {
    const read = readNumber(inputs[field], field === 'margin');
    return [field, 'value' in read ? number(read.value) : inputs[field]];
  });
  return { ...inputs, ...Object.fromEntries(written) };
}
