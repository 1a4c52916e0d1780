/** Names of files that are not for one page. */
const fileNames: Readonly<Record<string, string>> = {
  'agency.yaml': 'The agency, on every page',
  'agreed-figures.yaml': 'The list of agreed figures',
  'artefacts.yaml': 'Examples of what clients receive',
  'calculator.yaml': 'The calculator',
  'chat.yaml': 'The assistant',
  'example-shop.yaml': 'The example shop',
  'instruments/frame.yaml': 'Words of all tools',
  'labels.yaml': 'Small words on every page',
  'mail.yaml': 'Letters by email',
  'navigation.yaml': 'Menu and footer',
  'not-published.yaml': 'What is not published',
  'photo-hosts.yaml': 'Where photographs come from',
  'placeholders.yaml': 'What is invented so far',
  'privacy-elsewhere.yaml': 'Privacy on another host',
  'redirects.yaml': 'Addresses that have moved',
  'search.yaml': 'The search',
};

/** Names a file by what it holds: pages/home.yaml → Home. */
export const fileName = (file: string): string =>
  fileNames[file.replace(/^content\//, '')] ??
  (/^(?:answers|assistant|training)\//.test(file) ? 'The assistant' : plainName(file.replace(/^.*\/|\.\w+$/g, '')));

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
