import { z } from 'zod';
import { icon, picture } from './drawings.ts';
import { askable } from './facts.ts';
import { closing, featureCard, pageHead, sectionHead, stat } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { figure, line } from './words.ts';

const technologyHead = {
  ...pageHead,
  name: line(32),
  summary: line(110),
  cardLink: line(28),
  picture,
};
/** The specification gives the figures alone; what they are figures of is ours. */
const metrics = z.strictObject({ ...sectionHead, items: z.array(toConfirm('figure', stat)).length(3, 'must have exactly 3 figures') });
/** What we say that our software does. */
const cards = z.array(toConfirm('technical', featureCard)).length(6, 'must have exactly 6 cards');

/** /technology/ai-ml */
export const aiMl = z.strictObject({
  ...technologyHead,
  technologies: z.strictObject({ ...sectionHead, items: cards }),
  capabilities: z.strictObject({
    ...sectionHead,
    groups: z
      .array(
        toConfirm(
          'technical',
          z.strictObject({
            icon,
            name: line(32),
            text: line(140),
            items: z.array(line(60)).length(4, 'must have exactly 4 items'),
            ...askable,
          }),
        ),
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
      .array(
        toConfirm(
          'technical',
          z.strictObject({ icon, name: line(28), text: line(120), features: z.array(line(48)).min(2).max(4), ...askable }),
        ),
      )
      .length(6, 'must have exactly 6 platforms'),
  }),
  integrationFeatures: z.strictObject({
    ...sectionHead,
    items: z
      .array(toConfirm('figure', z.strictObject({ ...featureCard.shape, metrics: figure.max(28), measures: line(40) })))
      .length(3, 'must have exactly 3 features'),
  }),
  metrics,
  closing,
});

/** /technology/integration */
export const integration = z.strictObject({
  ...technologyHead,
  capabilities: z.strictObject({ ...sectionHead, items: cards }),
  types: z.strictObject({
    ...sectionHead,
    items: z
      .array(
        toConfirm(
          'technical',
          z.strictObject({ icon, name: line(28), text: line(140), items: z.array(line(60)).min(3).max(4), ...askable }),
        ),
      )
      .length(3, 'must have exactly 3 types'),
  }),
  specifications: z.strictObject({
    ...sectionHead,
    rows: z
      .array(toConfirm('technical', z.strictObject({ label: line(28), values: z.array(line(40)).min(3).max(8), ...askable })))
      .length(3, 'must have exactly 3 rows'),
  }),
  metrics,
  closing,
});
