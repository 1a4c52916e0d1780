import { z } from 'zod';
import { answerable } from './answers.ts';
import { icon, vignette } from './drawings.ts';
import { between, exactly } from './list.ts';
import { cardHead, closing, featureCards, offerHead, results, sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { line, link } from './words.ts';

/** One of three groups of four items. */
const group = toConfirm('technical', { icon, name: line(32), text: line(140), items: exactly(4, 'items', line(60)), ...answerable });
const platform = toConfirm('technical', { name: line(28), text: line(120), items: between(2, 4, line(48)), ...answerable });
const integrationType = toConfirm('technical', { icon, name: line(28), text: line(140), items: between(3, 4, line(60)), ...answerable });
const specification = toConfirm('technical', { name: line(28), items: between(3, 8, line(40)), ...answerable });

/** Head of each page, with the picture on its card. */
const head = { ...offerHead, ...cardHead, picture: vignette };

/** /technology/ai-ml */
export const aiMl = z.strictObject({
  ...head,
  technologies: z.strictObject({ ...sectionHead, items: featureCards }),
  capabilities: z.strictObject({ ...sectionHead, groups: exactly(3, 'groups', group) }),
  metrics: results,
  closing,
});

/** /technology/ecommerce-platforms */
export const ecommercePlatforms = z.strictObject({
  ...head,
  platforms: z.strictObject({ ...sectionHead, items: exactly(6, 'platforms', platform) }),
  integrationFeatures: results,
  metrics: results,
  closing,
});

/** /technology/integration */
export const integration = z.strictObject({
  ...head,
  link,
  capabilities: z.strictObject({ ...sectionHead, items: featureCards }),
  types: z.strictObject({ ...sectionHead, items: exactly(3, 'types', integrationType) }),
  specifications: z.strictObject({ ...sectionHead, rows: exactly(3, 'rows', specification) }),
  metrics: results,
  closing,
});
