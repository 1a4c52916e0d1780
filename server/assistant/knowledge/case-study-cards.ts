import type { Content, Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import type { Card } from './card.ts';
import { fill, listed } from './fill.ts';

/** Cards of one client. */
export function caseStudyCards(content: Content, study: Entry<CaseStudy>): Card[] {
  const { facts, and } = content.assistant.replies;
  const { client, category, labels } = { ...study, labels: content.labels.caseStudy };
  const path = `/case-studies/${study.slug}`;
  const card = (heading: string, aspect: Card['aspect'], text: string, cue = ''): Card => ({
    path,
    title: client,
    heading,
    text,
    aspect,
    about: path,
    cue,
  });
  const services = study.services.flatMap((slug) => content.services.filter((service) => service.slug === slug).map(({ name }) => name));
  const documents = study.resources.flatMap((slug) =>
    content.resources.filter((document) => document.slug === slug).map(({ title }) => title),
  );
  const said = {
    return: fill(facts.return, { client, roi: study.roi }),
    timeline: fill(facts.timeline, { client, months: String(study.timeline) }),
    services: fill(facts.services, { client, services: listed(services, and) }),
    trade: fill(facts.trade, { client, category }),
  };
  return [
    card(
      study.heading,
      'overview',
      [said.trade, study.lead].join(' '),
      ['client industry trade sector business', study.summary, ...study.tags].join(' '),
    ),
    card(labels.roi, 'return', [said.return, said.services].join(' ')),
    card(labels.timeline, 'timeline', [said.timeline, said.return].join(' ')),
    card(study.resultsHeading, 'results', [said.return, said.timeline].join(' ')),
    card(labels.services, 'services', said.services),
    ...study.challenge.map((text, index) => card(labels.challenge, index === 0 ? 'challenge' : 'detail', text)),
    ...study.solution.map((text, index) => card(labels.solution, index === 0 ? 'solution' : 'detail', text)),
    card(labels.implementation, 'steps', fill(facts.steps, { client, steps: study.implementation.map(({ title }) => title).join('; ') })),
    ...study.implementation.map(({ title, text }) => card(title, 'detail', `${title}: ${text}`)),
    card(labels.client, 'quote', fill(facts.quote, { ...study.testimonial }), 'said quote testimonial'),
    ...(documents.length > 0
      ? [card(labels.documents, 'documents', fill(facts.documents, { name: client, documents: documents.join('; ') }))]
      : []),
  ];
}
