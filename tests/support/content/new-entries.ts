import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import type { ContentCopy } from './content-copy.ts';

/** Adds one new entry of each kind in its own file or list only; none has lines of questions. */
export function addOneOfEach(copy: ContentCopy): void {
  /** Copies a file with other fields and without its answers. */
  const file = (from: string, to: string, fields: Record<string, unknown>) => {
    copy.write(to, JSON.stringify({ ...withoutAnswers(load(copy.read(from))), ...fields }));
  };

  file('industries/sports-fitness.yaml', 'industries/toys-games.yaml', {
    title: 'AI for toy and games shops',
    description: 'What to put on the shelf before the holidays, which age to suggest it for, and what to order again before it is gone.',
    name: 'Toys & Games',
    heading: 'The right age on every box.',
    lead: 'Grandparents buy for a child they see twice a year. We work on the age a toy is suggested for and the week it must be in stock.',
    proof: { caseStudy: 'playbarn', heading: 'PlayBarn learned which puzzle a child can finish' },
    results: {
      heading: 'What the right age can return',
      items: [
        { figure: 'playbarn-return', label: 'return for PlayBarn' },
        { figure: 'playbarn-months', label: 'to the whole shop of PlayBarn' },
        { figure: 'satisfaction', label: 'satisfaction' },
      ],
    },
  });
  file('case-studies/activegear.yaml', 'case-studies/playbarn.yaml', {
    title: 'PlayBarn: the right age on every box',
    description: 'How a toy shop learned each child’s age from one question at the till, and earned a 610% return within the first year.',
    client: 'PlayBarn',
    category: 'Wooden toys',
    industry: 'toys-games',
    heading: 'The box that grows with the child.',
    lead: 'PlayBarn sells wooden railways and puzzles. Its customers never knew which puzzle a child of four can finish.',
    challenge: ['PlayBarn had nine hundred puzzles and one sentence for each of them. Grandparents guessed the age and sent back half.'],
    solution: ['We read the number of pieces and the size of each, so every puzzle is suggested for the age that can finish it.'],
    timeline: 3,
    implementation: ['Pieces counted', 'Puzzles, one aisle', 'Every box'].map((title) => ({
      title,
      text: 'Each month another part of the shop was sorted by the age that can finish it.',
      months: 1,
    })),
    roi: '610%',
  });
  copy.push('pages/global-presence.yaml', 'offices', {
    city: 'Lisbon',
    country: 'Portugal',
    role: 'Atlantic office',
    text: 'For shops on both sides of the Atlantic that ship cork, tiles and tinned fish.',
    address: 'Alfama, 1100 Lisbon, Portugal',
    latitude: 38.72,
    longitude: -9.14,
    employees: '30+',
    clients: '20+',
  });
  copy.push('pages/contact.yaml', 'faq.items', {
    id: 'parrots',
    question: 'Do you work with shops that sell live parrots?',
    answer: 'With their cages, seed and perches, gladly. We recommend no living animal to anybody.',
  });
  mkdirSync(join(copy.folder, 'photos'), { recursive: true });
  copyFileSync(resolve('tests/support/browser/page-facts.ts'), join(copy.folder, 'photos/amara.jpg'));
  copy.push('pages/team.yaml', 'members', {
    name: 'Amara Nwosu',
    role: 'Head of packaging',
    office: 'Amsterdam',
    bio: 'Measures every parcel that a shop sends out, and finds the box that fits it better.',
    image: { alt: 'A woman with a folding rule.', photo: { file: 'amara.jpg', alt: 'Amara Nwosu with a folding rule.' } },
    social: [{ name: 'LinkedIn' }, { name: 'Twitter' }, { name: 'Instagram' }],
  });
  file('resources/reorder-points.yaml', 'resources/parcel-sizes.yaml', {
    title: 'Parcels that fit',
    description: 'How to choose carton sizes from a year of orders, and what air costs in transit.',
    downloadLink: '/documents/parcel-sizes.pdf',
  });
  copy.write('documents/parcel-sizes.yaml', copy.read('documents/reorder-points.yaml'));
  copy.set('agency.yaml', 'hours', 'Monday to Friday from 10 to 18, Mumbai time');
  mkdirSync(join(copy.folder, 'news'));
  copy.write(
    'news/cork-fair.yaml',
    JSON.stringify({
      type: 'News',
      title: 'We are at the cork fair in Lisbon',
      description: 'Meet us at the cork fair in Lisbon, and bring a question about your shop that nobody could answer yet.',
      date: '2026-11-20',
      text: 'Our stand is in the hall of the tilers.\n\n## What to bring\n\nBring your list of [stock](/services/inventory-management).',
    }),
  );
}

/** Removes a value's answers. */
export function withoutAnswers(value: unknown): object {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? withoutAnswers(item) : item));
  const { answer, ...rest } = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [key, item && typeof item === 'object' ? withoutAnswers(item) : item]),
  );
}
