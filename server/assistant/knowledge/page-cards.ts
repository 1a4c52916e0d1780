import type { Content } from '../../../content/load.ts';
import type { Card } from './card.ts';
import { asSentence, fill } from './fill.ts';
import { figureCards } from './offer-cards.ts';

/** Cards of the single pages: the agency, its people and offices, its documents, the questions that are asked first. */
export function pageCards(content: Content): Card[] {
  const { pages, agency } = content;
  const { facts } = content.assistant.replies;
  const card = (path: string, title: string, heading: string, text: string, more: Partial<Card> = {}): Card => ({
    path,
    title,
    heading,
    text,
    aspect: 'detail',
    about: '',
    cue: '',
    ...more,
  });
  const points = (path: string, title: string, items: readonly { title: string; text: string }[]) =>
    items.map((item) => card(path, title, item.title, `${item.title}: ${item.text}`));
  const {
    about,
    team,
    journey,
    globalPresence: offices,
    comparison,
    industries,
    resources,
    contact,
    receipt,
    services,
    technology,
    home,
  } = pages;
  const name = { about: 'About', services: 'Services', offices: 'Global presence', comparison: 'Comparison' };
  return [
    card('/about', name.about, about.heading, about.lead),
    card('/about', name.about, about.mission.heading, about.mission.text, { cue: 'mission' }),
    card('/about', name.about, about.vision.heading, about.vision.text, { cue: 'vision' }),
    ...points('/about', name.about, about.values.items),
    ...about.principles.items.map((text) => card('/about', name.about, about.principles.heading, text, { cue: 'principle rule' })),
    ...points('/', 'Home', home.why.items),
    ...points('/services', name.services, services.why.items),
    ...points('/technology', 'Technology', technology.steps.items),
    ...figureCards(content, { path: '/services', name: agency.name, items: services.track.items, about: '' }),
    ...figureCards(content, {
      path: '/solutions/industries',
      name: industries.name,
      items: industries.impact.items,
      lead: industries.impact.lead,
      about: '',
    }),
    card('/solutions/industries', industries.name, industries.custom.heading, industries.custom.text),
    ...team.members.map(({ name: person, role, bio }) =>
      card('/about/team', 'Team', role, `${fill(facts.person, { name: person, role: uncapitalized(role) })} ${bio}`, {
        about: `person ${person}`,
        aspect: 'overview',
        cue: 'leader team role job position title responsible work',
      }),
    ),
    ...journey.milestones.map(({ year, title, description }) =>
      card('/about/journey', 'Journey', `${year}: ${title}`, `${year}: ${asSentence(title)} ${description}`, {
        cue: 'history milestone year',
      }),
    ),
    ...offices.offices.flatMap(({ city, country, role, text, address, employees, clients }) => {
      const more = (aspect: Card['aspect'], cue: string) => ({
        about: `office ${city}`,
        aspect,
        cue: `${cue} office region cover serve responsible ${country}`,
      });
      const people = fill(facts.people, { city, role, employees });
      const served = fill(facts.served, { city, clients });
      const place = fill(facts.address, { city, role, address });
      return [
        card('/about/global-presence', name.offices, role, `${place} ${text}`, more('overview', '')),
        card('/about/global-presence', name.offices, role, `${people} ${served}`, more('people', 'employee staff size large big')),
        card('/about/global-presence', name.offices, role, `${served} ${people}`, more('served', 'client customer')),
        card('/about/global-presence', name.offices, role, place, more('address', 'address street')),
      ];
    }),
    ...comparison.groups.flatMap(({ name: group, rows }) =>
      rows.map(({ label, cells }) =>
        card(
          '/solutions/comparison',
          name.comparison,
          label,
          comparison.columns.map((column, at) => asSentence(`${column.name}: ${cells[at] ?? ''}`)).join(' '),
          {
            cue: group,
          },
        ),
      ),
    ),
    card('/case-studies', 'Case studies', pages.caseStudies.chart.heading, pages.caseStudies.chart.lead ?? pages.caseStudies.lead),
    ...resources.order.flatMap((slug) =>
      content.resources
        .filter((document) => document.slug === slug)
        .map(({ type, title, description, contents, category }) =>
          card('/resources', 'Resources', title, `${type} "${title}": ${description}`, {
            cue: `${contents.join(' ')} document pdf download`,
            alsoAt: `/resources/category/${category}`,
          }),
        ),
    ),
    ...contact.faq.items.map(({ question, answer }) => card('/contact', 'Contact', question, answer)),
    ...[receipt.states.received, receipt.states.delivered, receipt.states.delayed].map(({ heading, text }) =>
      card('/contact/receipt', 'Receipt', heading, text, { cue: 'message reference receipt' }),
    ),
    ...home.testimonials.items.map((quote) => card('/', 'Home', quote.position, fill(facts.quote, quote), { cue: 'testimonial' })),
    ...legalCards('/privacy', 'Privacy', pages.privacy.text, agency.email.address, card),
    ...legalCards('/terms', 'Terms', pages.terms.text, agency.email.address, card),
  ];
}

function legalCards(
  path: string,
  title: string,
  text: string,
  email: string,
  card: (path: string, title: string, heading: string, text: string) => Card,
): Card[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [heading = '', ...paragraphs] = section.split('\n\n');
      return paragraphs
        .map((paragraph) =>
          fill(
            paragraph
              .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
              .replace(/\s+/g, ' ')
              .trim(),
            { email },
          ),
        )
        .filter(Boolean)
        .map((paragraph) => card(path, title, heading.trim(), paragraph));
    });
}

function uncapitalized(text: string): string {
  return `${text[0]?.toLowerCase()}${text.slice(1)}`;
}
