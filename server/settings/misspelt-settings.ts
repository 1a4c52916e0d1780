import { variables } from './variables.ts';

/** Settings of the build, which the server does not read but which are not misspelt. */
const ofBuild = [
  'PUBLIC_CHAT_BASE',
  'PUBLIC_CHAT_KEY',
  'PUBLIC_CHAT_MODEL',
  'PUBLIC_EMAIL_BASE',
  'PUBLIC_EMAILJS_KEY',
  'PUBLIC_EMAILJS_SERVICE',
  'PUBLIC_EMAILJS_TEMPLATE',
  'PUBLIC_GTM_ID',
];

/** An unknown variable, and the setting that it resembles. */
export interface MisspeltSetting {
  given: string;
  meant: string;
}

/**
 * Finds unknown variables that resemble a setting that is not set, such as SMPT_URL.
 * @param names of the variables that are set
 */
export function misspeltSettings(names: readonly string[]): MisspeltSetting[] {
  const known = [...Object.keys(variables.shape), ...ofBuild];
  const missing = known.filter((name) => !names.includes(name));
  return names
    .filter((name) => !known.includes(name))
    .flatMap((given) => {
      const meant = missing.find(
        // The difference in length is a lower bound, which spares a start most of the comparisons.
        (name) =>
          Math.abs(given.length - name.length) <= mostMistakes(name) && editDistance(given.toUpperCase(), name) <= mostMistakes(name),
      );
      return meant ? [{ given, meant }] : [];
    });
}

export const misspeltMessage = ({ given, meant }: MisspeltSetting): string => `${given} is not a setting: did you mean ${meant}?`;

/** Returns how many mistakes a name may have. Short names such as PORT resemble too many other names. */
function mostMistakes({ length }: string): number {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}

/** Counts the letters to insert, remove, replace or swap with a neighbour (optimal string alignment distance). */
function editDistance(one: string, other: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (next[column - 1] as number) + 1,
        (last?.[column] as number) + 1,
        (last?.[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast?.[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last ?? [], next];
  }
  return last?.at(-1) as number;
}
