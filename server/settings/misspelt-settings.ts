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
      const meant = missing.find((name) => isNear(given.toUpperCase(), name, mostMistakes(name)));
      return meant ? [{ given, meant }] : [];
    });
}

/** Returns the warning about a misspelt variable, without its value. */
export const misspeltMessage = ({ given, meant }: MisspeltSetting): string => `${given} is not a setting: did you mean ${meant}?`;

/** Returns how many mistakes a name may have. Short names such as PORT resemble too many other names. */
const mostMistakes = ({ length }: string) => (length < 6 ? 0 : length < 10 ? 1 : 2);

/** Returns whether few letters have to be inserted, removed, replaced or swapped with a neighbour. */
function isNear(one: string, other: string, mistakes: number): boolean {
  if (one === other) return true;
  if (mistakes === 0) return false;
  if (one !== '' && one[0] === other[0]) return isNear(one.slice(1), other.slice(1), mistakes);
  const isSwapped = one.length > 1 && one[0] === other[1] && one[1] === other[0];
  return (
    isNear(one.slice(1), other, mistakes - 1) ||
    isNear(one, other.slice(1), mistakes - 1) ||
    isNear(one.slice(1), other.slice(1), mistakes - 1) ||
    (isSwapped && isNear(one.slice(2), other.slice(2), mistakes - 1))
  );
}
