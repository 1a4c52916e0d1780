import { variables } from './variables.ts';

/** Settings of the build: the server does not read them, and they are no mistakes either. */
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

/** A variable that is set and nobody reads, and the setting whose name it nearly has. */
export interface MisspeltSetting {
  given: string;
  meant: string;
}

/** Variables whose names are nearly a setting's that is not set, such as SMPT_URL. @param names of the variables that are set */
export function misspeltSettings(names: readonly string[]): MisspeltSetting[] {
  const known = [...Object.keys(variables.shape), ...ofBuild];
  const missing = known.filter((name) => !names.includes(name));
  return names
    .filter((name) => !known.includes(name))
    .flatMap((given) => {
      const meant = missing.find((name) => editDistance(given.toUpperCase(), name) <= mostMistakes(name));
      return meant ? [{ given, meant }] : [];
    });
}

/** What to tell of one. */
export const misspeltMessage = ({ given, meant }: MisspeltSetting): string => `${given} is set and means nothing: was ${meant} meant?`;

/** Short names such as PORT are near to too many others. */
const mostMistakes = ({ length }: string): number => (length < 6 ? 0 : length < 10 ? 1 : 2);

/** Letters to insert, remove, replace or swap with a neighbour, to make one name of the other (optimal string alignment distance). */
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
