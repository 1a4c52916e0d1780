import type { Content } from '../content.ts';
import { pageEntries } from '../routes.ts';
import type { Path } from '../walk.ts';
import { contentFiles } from './content-files.ts';

interface Results {
  file: string;
  /** Path of the list. */
  path: Path;
  figures: string[];
}

/** Fields with published figures, by the fragment that agreed-figures.yaml adds to a page's address. */
const parts: Readonly<Record<string, readonly string[]>> = { '': ['results', 'impact', 'metrics'], features: ['integrationFeatures'] };

/** Finds the field that holds a page's published results, whose figures must be those in agreed-figures.yaml; undefined if there is none. */
export function resultsOf(content: Content, address: string): Results | undefined {
  const [path, part = ''] = address.split('#');
  const page = pageEntries(content).find(({ route }) => route.path === path)?.value as Record<string, { items: { figure: string }[] }>;
  const file = contentFiles(content).find(({ value }) => value === page)?.file;
  const name = parts[part]?.find((field) => page?.[field]);
  if (!file || !name) return undefined;
  return { file, path: [name, 'items'], figures: page[name]?.items.map(({ figure }) => figure) ?? [] };
}
