import { content } from '../data/content.ts';
import type { Option } from '../islands/calculator/estimate.ts';

/** Returns the calculator's options: services with percentages among their published results. More orders count as more sales. */
export function calculatorOptions(): Option[] {
  return content.calculator.options.map((slug) => {
    const service = content.services.find((entry) => entry.slug === slug);
    if (!service) throw new Error(`No service ${slug}`);
    const figures = service.results.items.flatMap(({ figure, label, measures }) => {
      const percent = /(\d{1,9}(?:\.\d{1,9})?)%/.exec(figure)?.[1];
      return measures && percent ? [{ percent: Number(percent), isMargin: measures === 'margin', claim: `${figure} ${label}` }] : [];
    });
    return { slug, name: service.name, figures };
  });
}
