import type { Content } from '../../../content/load.ts';
import type { Card } from './card.ts';
import { asSentence, fill } from './fill.ts';
import { figureCards } from './offer-cards.ts';

/** Cards of the three technology pages. */
export function technologyCards(content: Content): Card[] {
  const { aiMl, ecommercePlatforms: platforms, integration } = content.technology;
  const { facts } = content.assistant.replies;
  const page = (
    path: string,
    { name, heading, lead, summary }: typeof aiMl | typeof platforms | typeof integration,
    parts: readonly { title: string }[],
  ) => {
    const card = (heading: string, aspect: Card['aspect'], text: string, more: Partial<Card> = {}): Card => ({
      path,
      title: name,
      heading,
      text,
      aspect,
      about: path,
      cue: '',
      ...more,
    });
    const first = [
      card(heading, 'overview', lead, { cue: summary }),
      card(heading, 'features', fill(facts.features, { name, features: parts.map(({ title }) => title).join('; ') })),
    ];
    return { card, first };
  };
  const models = page('/technology/ai-ml', aiMl, aiMl.technologies.items);
  const shops = page(
    '/technology/ecommerce-platforms',
    platforms,
    platforms.platforms.items.map(({ name }) => ({ title: name })),
  );
  const systems = page('/technology/integration', integration, integration.capabilities.items);
  const figures = (path: string, { name, metrics }: typeof aiMl | typeof platforms | typeof integration) =>
    figureCards(content, { path, name, items: metrics.items, lead: metrics.lead });
  const listOf = (label: string, entries: readonly string[]) => fill(facts.list, { label, entries: entries.join('; ') });
  return [
    ...models.first,
    ...aiMl.technologies.items.map(({ title, text }) => models.card(title, 'detail', `${title}: ${text}`)),
    ...aiMl.capabilities.groups.map(({ name, text, items }) =>
      models.card(name, 'detail', `${name}: ${text} ${asSentence(items.join('; '))}`),
    ),
    ...figures('/technology/ai-ml', aiMl),
    ...shops.first,
    ...platforms.platforms.items.map(({ name, text, features }) =>
      shops.card(name, 'overview', `${name}: ${text} ${asSentence(features.join('; '))}`, {
        about: `platform ${name}`,
        cue: 'platform work connect support integrate',
      }),
    ),
    ...platforms.integrationFeatures.items.map(({ title, text, metrics, measures }) =>
      shops.card(measures, 'detail', `${text} ${listOf(capitalized(measures), [metrics])}`, { cue: title }),
    ),
    ...figures('/technology/ecommerce-platforms', platforms),
    ...systems.first,
    ...integration.capabilities.items.map(({ title, text }) => systems.card(title, 'detail', `${title}: ${text}`)),
    ...integration.types.items.map(({ name, text, items }) =>
      systems.card(name, 'detail', `${name}: ${text} ${asSentence(items.join('; '))}`),
    ),
    ...integration.specifications.rows.map(({ label, values }) => systems.card(label, 'detail', listOf(label, values))),
    ...figures('/technology/integration', integration),
  ];
}

function capitalized(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
