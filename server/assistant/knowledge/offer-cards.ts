import type { Content, Entry } from '../../../content/load.ts';
import type { Offer } from '../../../content/schema/offer.ts';
import type { Card } from './card.ts';
import { asSentence, fill } from './fill.ts';

interface Figure {
  figure: string;
  label: string;
  detail?: string;
}

/** Cards of a page's published figures: all together, and each by itself. */
export function figureCards(
  content: Content,
  { path, name, items, lead, about = path }: { path: string; name: string; items: readonly Figure[]; lead?: string; about?: string },
): Card[] {
  const { facts } = content.assistant.replies;
  return [
    {
      path,
      title: name,
      heading: content.labels.offer.results,
      text: [fill(facts.figures, { name, figures: items.map(({ figure, label }) => `${figure} ${label}`).join('; ') }), lead]
        .filter(Boolean)
        .join(' '),
      aspect: 'results',
      about,
      cue: '',
    },
    ...items.map(
      ({ figure, label, detail }): Card => ({
        path,
        title: name,
        heading: label,
        text: `${name}: ${asSentence([figure, label].join(' ') + (detail ? `, ${detail}` : ''))}`,
        aspect: 'detail',
        about,
        cue: '',
      }),
    ),
  ];
}

/** Cards of a service, a solution for a size of shop, or an industry. */
export function offerCards(content: Content, base: string, entry: Entry<Offer>): Card[] {
  const { replies } = content.assistant;
  const path = `${base}/${entry.slug}`;
  const { name, features, benefits, results } = entry;
  const card = (card: Pick<Card, 'heading' | 'text' | 'aspect'> & Partial<Card>): Card => ({
    path,
    title: name,
    about: path,
    cue: '',
    ...card,
  });
  const figures = fill(replies.facts.figures, { name, figures: results.items.map(({ figure, label }) => `${figure} ${label}`).join('; ') });
  const study = content.caseStudies.find(({ slug }) => slug === entry.proof.caseStudy);
  return [
    card({ heading: entry.heading, text: entry.lead, aspect: 'overview', cue: entry.summary }),
    ...figureCards(content, { path, name, items: results.items, lead: results.lead }),
    card({
      heading: features.heading,
      text: [
        fill(replies.facts.features, { name, features: features.items.map(({ title }) => title).join('; ') }),
        ...features.items.slice(0, 1).map(({ title, text }) => `${title}: ${text}`),
      ].join(' '),
      aspect: 'features',
    }),
    ...features.items.map(({ title, text }) => card({ heading: title, text: `${title}: ${text}`, aspect: 'detail' })),
    card({ heading: benefits.heading, text: [figures, ...benefits.items.slice(0, 2)].join(' '), aspect: 'benefits' }),
    ...benefits.items.map((text) => card({ heading: benefits.heading, text, aspect: 'detail' })),
    ...(study
      ? [
          card({
            heading: entry.proof.heading,
            text: [
              fill(replies.facts.proof, { name, client: study.client }),
              fill(replies.facts.return, { client: study.client, roi: study.roi }),
            ].join(' '),
            aspect: 'proof',
            alsoAt: `/case-studies/${study.slug}`,
          }),
        ]
      : []),
  ];
}
