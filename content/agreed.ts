import { contentFiles, textsOf } from './checks/content-files.ts';
import { figuresSaid } from './checks/said-figures.ts';
import { type Content, contentAt } from './content.ts';
import { type FieldPlace, valueAt } from './walk.ts';

/** A figure that we have agreed to publish. */
export interface AgreedFigure {
  /** Its `id` in agreed-figures.yaml; luxewear-return, luxewear-months, mumbai-clients and mumbai-employees have their value elsewhere. */
  slug: string;
  /** As pages show it. */
  value: string;
  /** Name for lists of choices. */
  name: string;
  /** Its value and unit, however they are written. */
  key: string;
  /** Parts of words in lower case, one of which a text about the figure has. */
  words: readonly string[];
  /** Whether pages of every subject may say it. */
  isAnywhere: boolean;
  /** Where its value stands; undefined if it is computed. */
  place: FieldPlace | undefined;
  /** Client whose result it is. */
  client?: string;
}

/** Writes a number of working days. */
export const workingDays = (count: number) => `${count} working ${count === 1 ? 'day' : 'days'}`;
const keyOf = (text: string) => figuresSaid(text)[0]?.key ?? text;

/** Lists the agreed figures. Those of a case study or an office are in its own entry. */
export function agreedFigures({ agency, agreedFigures: { figures }, caseStudies, pages }: Content): AgreedFigure[] {
  const months = caseStudies.map(({ timeline }) => timeline);
  const own = (slug: string, value: string, words: string[], file = '', path: FieldPlace['path'] = [], client = ''): AgreedFigure => ({
    ...{ slug, value, name: `${value} ${slug.replaceAll('-', ' ')}`, key: keyOf(value), words, isAnywhere: false, client },
    place: file ? { file, path } : undefined,
  });
  return [
    ...figures.map(({ id, value, unit = '', counts, words, anywhere }, index) => ({
      ...{ slug: id, value, name: `${value} ${counts}`, key: keyOf(`${value} ${unit}`), words, isAnywhere: anywhere },
      place: { file: 'agreed-figures.yaml', path: ['figures', index, 'value'] },
    })),
    {
      ...own('reply', workingDays(agency.answerWithin), ['answer', 'repl', 'wait', 'for more than'], 'agency.yaml', ['answerWithin']),
      isAnywhere: true,
    },
    own('studies-months', `${Math.min(...months)} to ${Math.max(...months)} months`, ['case']),
    ...caseStudies.flatMap(({ slug, client, roi, timeline }) => {
      const [file, name] = [`case-studies/${slug}.yaml`, client.toLowerCase()];
      return [
        own(`${slug}-return`, roi, [name, 'return', '₹100'], file, ['roi'], slug),
        own(`${slug}-months`, `${timeline} months`, [name], file, ['timeline'], slug),
      ];
    }),
    ...pages.globalPresence.offices.flatMap((office, index) =>
      (['employees', 'clients'] as const).map((kind) => {
        const city = office.city.toLowerCase();
        const slug = `${city.replace(/[^a-z0-9]+/g, '-')}-${kind}`;
        return own(slug, office[kind], [city], 'pages/global-presence.yaml', ['offices', index, kind]);
      }),
    ),
  ];
}

/** Lists the places where figures are written by their id. */
export const figureReferences = (content: Content): Content['figureReferences'] =>
  textsOf(content).flatMap(({ file, path, text, meta }) => (meta.ref === 'agreed-figures' ? [{ file, path, id: text }] : []));

/** Writes values in the place of references to agreed figures. Changes the content. */
export function fillInFigures(content: Content): void {
  const values = new Map(agreedFigures(content).map(({ slug, value }) => [slug, value]));
  for (const { file, value } of contentFiles(content))
    for (const { path, id } of content.figureReferences.filter((place) => place.file === file))
      (valueAt(value, path.slice(0, -1)) as Record<string, unknown>)[path.at(-1) as string] = values.get(id);
}

/** Lists the entries that a field may name. @param folder `ref` of the field's schema */
export const entriesOf = (content: Content, folder: string) =>
  folder === 'agreed-figures' ? agreedFigures(content) : (contentAt(content, folder) as { slug: string; name?: string }[]);
