import type { Currency } from '../../../../content/schema/calculator.ts';
import { type Inputs, readInputs, shopFields } from './read-inputs.ts';

/** First parameter of the fragment, such as #calculator=dynamic-pricing&orders=2000&value=1500&margin=40&currency=INR. */
const firstParameter = 'calculator';

/** Maximum length of a number's text and of a fragment, in characters. */
const longest = { number: 24, fragment: 600 } as const;

interface Known {
  options: readonly string[];
  currencies: readonly Currency[];
}

/** Returns the fragment that restores the inputs; undefined if a number is invalid. */
export function fragmentOf(inputs: Inputs): string | undefined {
  const { shop } = readInputs(inputs);
  if (!shop) return undefined;
  const numbers = shopFields.map((field) => [field, String(shop[field])]);
  return `#${new URLSearchParams([[firstParameter, inputs.options.join(' ')], ...numbers, ['currency', inputs.currency]])}`;
}

/**
 * Parses a fragment from untrusted input. Where a value is unknown or invalid, keeps the value from `inputs`.
 * @returns undefined if the fragment is not the calculator's
 */
export function inputsFrom(fragment: string, inputs: Inputs, known: Known): Inputs | undefined {
  if (!fragment.startsWith(`#${firstParameter}=`) || fragment.length > longest.fragment) return undefined;
  const entries = new URLSearchParams(fragment.slice(1));
  const namedOptions = (entries.get(firstParameter) ?? '').split(' ');
  const restored: Inputs = { ...inputs, options: known.options.filter((slug) => namedOptions.includes(slug)) };
  const currency = known.currencies.find((code) => code === entries.get('currency'));
  if (currency) restored.currency = currency;
  for (const field of shopFields) {
    const text = entries.get(field);
    if (text === null || text.length > longest.number) continue;
    const { mistakes } = readInputs({ ...restored, [field]: text });
    if (!mistakes[field]) restored[field] = text;
  }
  return restored;
}
