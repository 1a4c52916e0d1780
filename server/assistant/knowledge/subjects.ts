import type { Content } from '../../../content/load.ts';

export type SubjectKind = 'client' | 'service' | 'size' | 'industry' | 'technology' | 'platform' | 'office' | 'person';

/** Something that questions are about. */
export interface Subject {
  id: string;
  kind: SubjectKind;
  name: string;
  path: string;
  /** Every name it is known by. */
  names: string[];
  /** What comparisons compare. */
  values: Partial<Record<Measure, number>>;
  /** The same as they are shown. */
  shown: Partial<Record<Measure, string>>;
  /** Client: the address of its industry. */
  industry?: string;
}

export type Measure = 'return' | 'months' | 'employees' | 'clients';

/** All subjects of the content. */
export function subjectsOf(content: Content): Subject[] {
  const { pages, technology, labels } = content;
  const extra = new Map(content.assistant.names.map(({ href, names }) => [href, names]));
  const subject = (kind: SubjectKind, path: string, name: string, more: Partial<Subject> = {}): Subject => ({
    id: more.id ?? path,
    kind,
    name,
    path,
    values: {},
    shown: {},
    ...more,
    names: [name, ...(more.names ?? []), ...(more.id ? [] : (extra.get(path) ?? []))],
  });
  return [
    ...content.caseStudies.map(({ slug, client, roi, timeline, industry }) =>
      subject('client', `/case-studies/${slug}`, client, {
        values: { return: number(roi), months: timeline },
        shown: { return: roi, months: `${timeline} ${labels.caseStudy.months}` },
        industry: `/solutions/industries/${industry}`,
      }),
    ),
    ...content.services.map(({ slug, name }) => subject('service', `/services/${slug}`, name)),
    ...content.solutions.map(({ slug, name }) => subject('size', `/solutions/${slug}`, name)),
    ...content.industries.map(({ slug, name }) => subject('industry', `/solutions/industries/${slug}`, name)),
    subject('technology', '/technology/ai-ml', technology.aiMl.name),
    subject('technology', '/technology/ecommerce-platforms', technology.ecommercePlatforms.name),
    subject('technology', '/technology/integration', technology.integration.name),
    ...technology.ecommercePlatforms.platforms.items.map(({ name }) =>
      subject('platform', '/technology/ecommerce-platforms', name, {
        id: `platform ${name}`,
        names: name.endsWith('s') ? [name.slice(0, -1)] : [],
      }),
    ),
    ...pages.globalPresence.offices.map(({ city, country, role, employees, clients }) =>
      subject('office', '/about/global-presence', city, {
        id: `office ${city}`,
        names: [country, role, role.split(' ').slice(0, -1).join(' ')],
        values: { employees: number(employees), clients: number(clients) },
        shown: { employees, clients },
      }),
    ),
    ...pages.team.members.map(({ name, role }) =>
      subject('person', '/about/team', name, {
        id: `person ${name}`,
        names: [...name.split(' ').filter((part) => part.length > 3), role, ...role.split(' and ')],
      }),
    ),
  ];
}

function number(figure: string): number {
  return Number.parseFloat(figure.replace(/[^\d.]/g, ''));
}
