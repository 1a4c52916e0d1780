import type { Content } from './content.ts';
import { contentFiles } from './content-files.ts';
import { pageEntries } from './routes.ts';

interface Results {
  file: string;
  field: string;
  /** The figure's name in each item of the field. */
  key: string;
  figures: string[];
}

/** Parts of a page that publish its figures, by what stands behind the # of an address in agreed-figures.yaml. */
const parts: Readonly<Record<string, { names: readonly string[]; key: string }>> = {
  '': { names: ['results', 'impact', 'metrics'], key: 'figure' },
  features: { names: ['integrationFeatures'], key: 'figure' },
};

/** Where a page keeps the figures that agreed-figures.yaml lists for it; undefined where it has none. */
export function resultsOf(content: Content, address: string): Results | undefined {
  const [path, part = ''] = address.split('#');
  const page = pageEntries(content).find(({ route }) => route.path === path)?.value as Record<string, { items: Record<string, string>[] }>;
  const file = contentFiles(content).find(({ value }) => value === page)?.file;
  const { names, key } = parts[part] ?? { names: [], key: '' };
  const name = names.find((each) => page?.[each]);
  if (!file || !name) return undefined;
  return { file, field: `${name}.items`, key, figures: page[name]?.items.map((item) => item[key] as string) ?? [] };
}
