import type { Content } from '../../../content/load.ts';
import type { Card } from './card.ts';
import { caseStudyCards } from './case-study-cards.ts';
import { offerCards } from './offer-cards.ts';
import { pageCards } from './page-cards.ts';
import { technologyCards } from './technology-cards.ts';

/** Every card of the content, in the order of the site. */
export function cardsOf(content: Content): Card[] {
  return [
    ...content.services.flatMap((entry) => offerCards(content, '/services', entry)),
    ...content.solutions.flatMap((entry) => offerCards(content, '/solutions', entry)),
    ...content.industries.flatMap((entry) => offerCards(content, '/solutions/industries', entry)),
    ...technologyCards(content),
    ...pageCards(content),
    ...content.caseStudies.flatMap((study) => caseStudyCards(content, study)),
  ];
}
