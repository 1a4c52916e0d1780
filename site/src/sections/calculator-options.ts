import { countedMeasures } from '../../../content/schema/parts.ts';
import { readFigure } from '../charts/read-figure.ts';
import { content } from '../content.ts';
import type { Option } from '../islands/calculator/estimate.ts';

/** The services that the calculator offers, with the percentages that their pages publish as results. More orders from the same visitors are more sales. */
export function calculatorOptions(): Option[] {
  return content.calculator.options.map((slug) => {
    const service = content.services.find((entry) => entry.slug === slug);
    if (!service) throw new Error(`No service ${slug}`);
    const figures = service.results.items.flatMap(({ figure, label, measures }) => {
      const read = readFigure(figure);
      const isCounted = read?.kind === 'percent' && measures && countedMeasures.includes(measures);
      return isCounted ? [{ percent: read.value, isMargin: measures === 'margin', claim: `${figure} ${label}` }] : [];
    });
    return { slug, name: service.name, figures };
  });
}
