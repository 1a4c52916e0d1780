/** Labels of fields whose names only programmers understand. */
const labels: Readonly<Record<string, string>> = {
  hero: 'First screen',
  eyebrow: 'Small line above the heading',
  lead: 'Sentence under the heading',
  cardLink: 'Link on its card',
  summary: 'Sentence on its card',
  primary: 'First button',
  secondary: 'Second link',
  proof: 'Proof',
  closing: 'End of the page',
  action: 'Words on the button',
  href: 'Where it leads',
  alt: 'What the picture shows, in words',
  faq: 'Common questions',
  id: 'Short name in its address',
  lacks: 'What the answer says is not published',
  roi: 'Return within the first year',
  placeholder: 'Not the real one yet',
  draft: 'Hidden',
  photo: 'Photograph',
  contents: 'What is inside',
  icon: 'Icon on its cover',
  timeline: 'Months in all',
};

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

/** Returns a path without the key `items`: the key above it says what the list holds. */
export const withoutItems = (path: readonly (string | number)[]) => path.filter((key, at) => key !== 'items' || at === 0);

/**
 * Makes a label: cardLink → Link on its card; sizeOfShop → Size of shop. A name, such as LinkedIn, stays as it is.
 * @param key of a field, or the index of an entry
 */
export function plainName(key: string | number): string {
  if (typeof key === 'number') return `Entry ${key + 1}`;
  if (/^[A-Z]/.test(key)) return key;
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return labels[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields whose text names an entry of a list, the likeliest first. */
export const entryNames = ['name', 'client', 'title', 'question', 'heading', 'label'] as const;

/**
 * Names the steps of a path: "members, Asha Raman, social, LinkedIn".
 * @param nameOf returns the name of the list entry at a path; without a name, the entry is numbered
 */
export const namesOfPath = (path: Path, nameOf: (entry: Path) => string | undefined): string[] =>
  path.flatMap((key, index) => {
    if (typeof key === 'string') return key === 'items' && index > 0 ? [] : [plainName(key).toLowerCase()];
    return [nameOf(path.slice(0, index + 1)) ?? plainName(key).toLowerCase()];
  });

type Path = readonly (string | number)[];
