import type { Content } from './content.ts';
import { pathOf } from './pages.ts';

/** Where a page keeps the figures that agreed-figures.yaml lists for it; `key` is the figure's name in each item of `field`. */
export function resultsOf(content: Content, path: string): { file: string; field: string; key?: string; figures: string[] } | undefined {
  const { technology, pages } = content;
  const results = (items: readonly { figure: string }[]) => items.map(({ figure }) => figure);
  const slug = path.split('/').at(-1) as string;
  const offers = {
    services: content.services,
    solutions: content.solutions,
    industries: content.industries,
  };
  for (const [folder, entries] of Object.entries(offers) as [keyof typeof offers, (typeof offers)[keyof typeof offers]][]) {
    const entry = entries.find((candidate) => path === pathOf(folder, candidate.slug));
    if (entry) return { file: `${folder}/${slug}.yaml`, field: 'results.items', figures: results(entry.results.items) };
  }
  switch (path) {
    case '/solutions/industries':
      return { file: 'pages/industries.yaml', field: 'impact.items', figures: results(pages.industries.impact.items) };
    case '/technology/ai-ml':
      return { file: 'technology/ai-ml.yaml', field: 'metrics.items', figures: results(technology.aiMl.metrics.items) };
    case '/technology/integration':
      return { file: 'technology/integration.yaml', field: 'metrics.items', figures: results(technology.integration.metrics.items) };
    case '/technology/ecommerce-platforms':
      return {
        file: 'technology/ecommerce-platforms.yaml',
        field: 'metrics.items',
        figures: results(technology.ecommercePlatforms.metrics.items),
      };
    case '/technology/ecommerce-platforms#features':
      return {
        file: 'technology/ecommerce-platforms.yaml',
        field: 'integrationFeatures.items',
        key: 'metrics',
        figures: technology.ecommercePlatforms.integrationFeatures.items.map(({ metrics }) => metrics),
      };
    default:
      return undefined;
  }
}
