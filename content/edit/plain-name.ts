/** Names of files that are not for one page. */
const fileNames: Readonly<Record<string, string>> = {
  'agency.yaml': 'The agency, on every page',
  'agreed-figures.yaml': 'The list of agreed figures',
  'calculator.yaml': 'The calculator',
  'chat.yaml': 'The assistant',
  'labels.yaml': 'Small words on every page',
  'mail.yaml': 'Letters by email',
  'navigation.yaml': 'Menu and footer',
  'redirects.yaml': 'Addresses that have moved',
};

/** Names a file by what it holds: pages/home.yaml → Home. */
export const fileName = (file: string): string =>
  fileNames[file] ?? (/^(?:answers|assistant|training)\//.test(file) ? 'The assistant' : plainName(file.replace(/^.*\/|\.\w+$/g, '')));

/**
 * Makes a label for a field whose schema has none: sizeOfShop → Size of shop. A name, such as LinkedIn, stays as it is.
 * @param key of a field, or the index of an entry
 */
export function plainName(key: string | number): string {
  if (typeof key === 'number') return `Entry ${key + 1}`;
  if (/^[A-Z]/.test(key)) return key;
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
