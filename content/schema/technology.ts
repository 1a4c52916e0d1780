import { z } from 'zod';
import { picture } from './drawings.ts';
import { askable } from './facts.ts';
import { closing, featureCard, pageHead, sectionHead, stat } from './parts.ts';
import { figure, line } from './words.ts';

const technologyHead = {
  ...pageHead,
  name: line(32),
  summary: line(110),
  cardLink: line(28),
  picture,
};
const metrics = z.strictObject({ ...sectionHead, items: z.array(stat).length(3, 'must have exactly 3 figures') });

/** /technology/ai-ml */
export const aiMl = z.strictObject({
  ...technologyHead,
  technologies: z.strictObject({ ...sectionHead, items: z.array(featureCard).length(6, 'must have exactly 6 cards') }),
  capabilities: z.strictObject({
    ...sectionHead,
    groups: z
      .array(
        z.strictObject({ name: line(32), text: line(140), items: z.array(line(60)).length(4, 'must have exactly 4 items'), ...askable }),
      )
      .length(3, 'must have exactly 3 groups'),
  }),
  metrics,
  closing,
});

/** /technology/ecommerce-platforms */
export const ecommercePlatforms = z.strictObject({
  ...technologyHead,
  platforms: z.strictObject({
    ...sectionHead,
    items: z
      .array(z.strictObject({ name: line(28), text: line(120), features: z.array(line(48)).min(2).max(4), ...askable }))
      .length(6, 'must have exactly 6 platforms'),
  }),
  integrationFeatures: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ title: line(40), text: line(150), metrics: figure.max(28), measures: line(40), ...askable })).length(3),
  }),
  metrics,
  closing,
});

/** /technology/integration */
export const integration = z.strictObject({
  ...technologyHead,
  capabilities: z.strictObject({ ...sectionHead, items: z.array(featureCard).length(6, 'must have exactly 6 cards') }),
  types: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ name: line(28), text: line(140), items: z.array(line(60)).min(3).max(4), ...askable })).length(3),
  }),
  specifications: z.strictObject({
    ...sectionHead,
    rows: z.array(z.strictObject({ label: line(28), values: z.array(line(40)).min(3).max(8), ...askable })).length(3),
  }),
  metrics,
  closing,
});
