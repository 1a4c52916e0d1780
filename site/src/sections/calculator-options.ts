import { content } from '../content.ts';
import type { Option } from '../islands/calculator/estimate.ts';

/** The services that the calculator offers, with the percentages that their pages publish as results. More orders from the same visitors are more sales. */
export function calculatorOptions(): Option[] {
  return content.calculator.options.map((slug) => {
    const service = content.services.find((entry) => entry.slug === slug);
    if (!service) throw new Error(`No service ${slug}`);
    const figures = service.results.items.flatMap(({ figure, label, measures }) => {
      const percent = /(\d+(?:\.\d+)?)%/.exec(figure)?.[1];
      return measures && percent ? [{ percent: Number(percent), isMargin: measures === 'margin', claim: `${figure} ${label}` }] : [];
    });
    return { slug, name: service.name, figures };
  });
}
