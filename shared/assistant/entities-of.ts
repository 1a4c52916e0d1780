import { documentList } from '../../content/document-list.ts';
import type { Content } from '../../content/load.ts';
import { type PageFolder, pathOf } from '../../content/pages.ts';
import { pageEntries } from '../../content/routes.ts';
import type { Training } from '../../training/load.ts';
import type { Entity, EntityKind } from './answer.ts';

/** Facts about printed documents by slug, which only the build knows. */
export type Printed = Readonly<Record<string, { pages: number; bytes: number } | undefined>>;

const number = (figure: string | number) => Number(String(figure).replace(/[^\d.]/g, ''));

/**
 * Collects the entities that visitors ask about (clients, offices, industries, documents) with the facts that content has on them.
 * @param words `names`: other names of entities; `tables`: visitors' words for documents
 * @param printed page count and file size of each PDF, by the document's slug
 */
export function entitiesOf(
  content: Content,
  { names: { names: nameRows }, tables, followUps }: Training['words'],
  printed: Printed = {},
): Entity[] {
  const { pages, technology } = content;
  const namesFor = (key: string) => nameRows.filter(({ href, of }) => href === key || of === key).flatMap(({ names }) => names);
  const hintsFor = (key: string) => nameRows.filter(({ href, of }) => href === key || of === key).flatMap(({ hints }) => hints);
  // Names such as "pricing paper" and "guide on pricing".
  const documentNouns = (tables.tables.document?.names ?? []).filter((name) => !name.endsWith('s'));
  const topicNames = (title: string) =>
    nameRows
      .filter(({ of }) => of === title)
      .flatMap(({ topics }) =>
        topics.flatMap((topic) => documentNouns.flatMap((noun) => [`${topic} ${noun}`, `${noun} on ${topic}`, `${noun} about ${topic}`])),
      );
  const nameOf = (list: readonly { slug: string; name: string }[], slug: string) => list.find((entry) => entry.slug === slug)?.name ?? slug;
  const entity = (
    kind: EntityKind,
    name: string,
    path: string,
    values: Entity['values'] = {},
    hints: string[] = [],
    names: string[] = [],
  ) => ({
    id: `${kind}:${name}`,
    kind,
    name,
    path,
    names: [...new Set([name, ...names, ...namesFor(name), ...namesFor(path)])],
    hints: [...hints, ...hintsFor(name), ...hintsFor(path)],
    values,
  });
  const stats = (items: readonly { figure: string; label: string }[]) => items.map(({ figure, label }) => `${figure} ${label}`);
  const offers = (kind: EntityKind, folder: PageFolder, list: Content['services'] | Content['solutions'] | Content['industries']) =>
    list.map((offer) =>
      entity(kind, offer.name, pathOf(folder, offer.slug), {
        figures: stats(offer.results.items),
        features: offer.features.items.map(({ title }) => title),
        benefits: offer.benefits.items,
        clients: content.caseStudies
          .filter((study) => (kind === 'service' ? study.services.includes(offer.slug) : study.industry === offer.slug))
          .map(({ client }) => client),
      }),
    );
  const resourceDocuments = documentList(content).filter(({ offeredAt }) => offeredAt.startsWith('/resources'));
  return [
    ...content.caseStudies.map((study) =>
      entity('client', study.client, pathOf('case-studies', study.slug), {
        return: number(study.roi),
        months: study.timeline,
        services: study.services.map((slug) => nameOf(content.services, slug)),
        trade: study.category.toLowerCase(),
        ...(study.industry && { industry: nameOf(content.industries, study.industry) }),
        steps: study.implementation.map(({ title }) => title),
        documents: study.resources.flatMap((slug) => content.resources.find((resource) => resource.slug === slug)?.title ?? []),
        challenge: study.challenge[0] ?? '',
        solution: study.solution[0] ?? '',
        quote: `${speakerOf(study.testimonial, [study.client])}, says: "${study.testimonial.quote}"`,
        speaker: speakerOf(study.testimonial, [study.client]),
      }),
    ),
    ...offers('service', 'services', content.services),
    ...offers('size', 'solutions', content.solutions),
    ...offers('industry', 'industries', content.industries),
    ...pages.globalPresence.offices.map(({ city, country, role, address, employees, clients }) => {
      const values = { employees: number(employees), clients: number(clients), seat: role, country, address };
      return entity('office', city, '/about/global-presence', values, [country, role]);
    }),
    ...pages.team.members.map(({ name, role, office }) => {
      // Lower case in a sentence ("our head of operations"), except abbreviations.
      const roleInSentence = role.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
      const parts = name.split(' ').filter((part) => part.length > 2);
      return entity('person', name, '/about/team', { role: roleInSentence, place: office }, [role], parts);
    }),
    ...pages.journey.milestones.map(({ year, title }) =>
      entity('milestone', title, '/about/journey', { year: Number(year) }, [], [String(year)]),
    ),
    ...technology.ecommercePlatforms.platforms.items.map(({ name, text, items }) =>
      entity('platform', name, '/technology/ecommerce-platforms', { text, features: items }),
    ),
    ...resourceDocuments.map(({ slug, title, type }) => {
      const file = printed[slug];
      const contents = content.resources.find((resource) => resource.slug === slug)?.contents ?? [];
      const values = {
        type: type.toLowerCase(),
        contents,
        ...(file && { pages: file.pages }),
      };
      return entity('document', title, '/resources', values, [], topicNames(title));
    }),
    ...pageEntries(content)
      .filter(({ route }) => route.parent === '/technology')
      .map(({ route, value }) =>
        entity('technology', route.name, route.path, {
          figures: stats((value as Content['technology'][keyof Content['technology']]).metrics.items),
        }),
      ),
    ...Object.entries(followUps.topics).map(([name, hints]) => ({
      ...{ id: `topic:${name}`, kind: 'topic' as const, name, path: '' },
      ...{ names: [], hints, values: {} },
    })),
  ];
}

/**
 * Returns a quote's speaker as text. `position` may end in a comma and the shop's name.
 * @param clients names of shops
 */
export function speakerOf({ author, position }: { author: string; position: string }, clients: readonly string[]): string {
  const client = clients.find((name) => position.endsWith(`, ${name}`));
  return `${author}, ${client ? `${position.slice(0, -client.length - 2)} at ${client}` : position}`;
}
