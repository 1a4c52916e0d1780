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

/** Parts of a page with published figures, by the fragment used in agreed-figures.yaml. */
const parts: Readonly<Record<string, { names: readonly string[]; key: string }>> = {
  '': { names: ['results', 'impact', 'metrics'], key: 'figure' },
  features: { names: ['integrationFeatures'], key: 'figure' },
};

/** Field of a page with the figures listed in agreed-figures.yaml; undefined if it has none. */
export function resultsOf(content: Content, address: string): Results | undefined {
  const [path, part = ''] = address.split('#');
  const page = pageEntries(content).find(({ route }) => route.path === path)?.value as Record<string, { items: Record<string, string>[] }>;
  const file = contentFiles(content).find(({ value }) => value === page)?.file;
  const { names, key } = parts[part] ?? { names: [], key: '' };
  const name = names.find((each) => page?.[each]);
  if (!file || !name) return undefined;
  return { file, field: `${name}.items`, key, figures: page[name]?.items.map((item) => item[key] as string) ?? [] };
}
