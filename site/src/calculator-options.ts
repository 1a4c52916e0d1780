import { countedMeasures } from '../../content/schema/parts.ts';
import { readFigure } from './charts/read-figure.ts';
import { content } from './content.ts';
import type { Option } from './islands/calculator/estimate.ts';

/** What the calculator offers, with the percentages that its pages publish as results. More orders from the same visitors are more sales. */
export function calculatorOptions(): Option[] {
  const offers = [...content.services, ...content.solutions];
  return content.calculator.options.map((slug) => {
    const offer = offers.find((entry) => entry.slug === slug);
    if (!offer) throw new Error(`No service or solution ${slug}`);
    const counted = offer.results.items.flatMap(({ figure, label, measures }) => {
      const read = readFigure(figure);
      const isCounted = read?.kind === 'percent' && measures && countedMeasures.includes(measures);
      return isCounted ? [{ percent: read.value, isMargin: measures === 'margin', claim: `${figure} ${label}` }] : [];
    });
    const most = (isMargin: boolean) => Math.max(0, ...counted.filter((it) => it.isMargin === isMargin).map(({ percent }) => percent));
    return { slug, name: offer.name, claims: counted.map(({ claim }) => claim), revenue: most(false), margin: most(true) };
  });
}
