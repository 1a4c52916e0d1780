import type { Content } from '../content.ts';
import { pageEntries } from '../routes.ts';
import { contentFiles } from './content-files.ts';

interface Results {
  file: string;
  field: string;
  /** Key of the figure in each item. */
  key: string;
  figures: string[];
}

/** Fields with published figures, by the fragment that agreed-figures.yaml adds to a page's address. */
const parts: Readonly<Record<string, { names: readonly string[]; key: string }>> = {
  '': { names: ['results', 'impact', 'metrics'], key: 'figure' },
  features: { names: ['integrationFeatures'], key: 'figure' },
};

/** Finds the field that holds a page's published results, whose figures must be those in agreed-figures.yaml; undefined if there is none. */
export function resultsOf(content: Content, address: string): Results | undefined {
  const [path, part = ''] = address.split('#');
  const page = pageEntries(content).find(({ route }) => route.path === path)?.value as Record<string, { items: Record<string, string>[] }>;
  const file = contentFiles(content).find(({ value }) => value === page)?.file;
  const { names, key } = parts[part] ?? { names: [], key: '' };
  const name = names.find((field) => page?.[field]);
  if (!file || !name) return undefined;
  return { file, field: `${name}.items`, key, figures: page[name]?.items.map((item) => item[key] as string) ?? [] };
}
