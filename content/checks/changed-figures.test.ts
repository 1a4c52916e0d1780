import { globSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ContentCopy } from '../../tests/support/content/content-copy.ts';
import { type Content, loadContent } from '../load.ts';
import { readNumberWords } from '../number-words.ts';
import { withLines } from '../read/yaml-mistakes.ts';
import { valueAt } from '../walk.ts';
import { checkFigures } from './check-figures.ts';
import { contentFiles } from './content-files.ts';
import { figuresSaid } from './said-figures.ts';

/** Sentences that say figures in other forms than digits, by the file and field that they replace. */
const otherForms: [file: string, field: string, text: string][] = [
  ['answers/services-analytics.yaml', 'answers[0].answer', 'AI Analytics has a forecast accuracy of eighty-five per cent.'],
  ['answers/case-studies.yaml', 'answers[1].answer', 'Forecasts of AI Analytics are right to ८५%, set beside the sales that came.'],
  ['answers/resources.yaml', 'answers[0].answer', 'The forecast accuracy of AI Analytics is 8\u200b5\u00ad\u00a0%.'],
  ['answers/services-personalization.yaml', 'answers[0].answer', 'Personalization has brought three times the loyalty of customers.'],
  ['answers/services.yaml', 'answers[0].answer', 'A first service is typically live in between two and four weeks.'],
  ['answers/contact.yaml', 'answers[0].answer', 'A first service is typically live after 2–4 weeks.'],
  ['answers/about.yaml', 'answers[0].answer', 'More than five hundred clients work with us.'],
  ['answers/home.yaml', 'answers[0].answer', 'Small shops have saved half of their time, on counting and replying.'],
  ['answers/solutions.yaml', 'answers[0].answer', 'Dynamic Pricing has brought a quarter more revenue.'],
  ['answers/technology-integration.yaml', 'answers[0].answer', 'A platform is connected in five minutes.'],
  ['answers/about-team.yaml', 'answers[0].answer', 'The agency has a thousand team members, or １０００ people.'],
  ['answers/terms.yaml', 'answers[0].answer', 'GlowCo had its whole shop live in five months.'],
];

/** A change: its figure, what is set instead, and a plain pattern of the lines that say the old one. */
interface Change {
  figure: string;
  set: (content: Content) => void;
  says: RegExp;
  /** Lines that the pattern finds, but that are about something else. */
  but?: RegExp;
}

const agreed = (id: string, value: string) => (content: Content) => {
  (content.agreedFigures.figures.find((figure) => figure.id === id) as { value: string }).value = value;
};
const study = (content: Content, client: string) =>
  content.caseStudies.find(({ slug }) => slug === client) as Content['caseStudies'][number];
const never = /(?!)/;

const changes: Change[] = [
  { figure: 'forecast accuracy', set: agreed('forecast-accuracy', '86%'), says: /\b85%|eighty-five|८५|8\u200b5/ },
  { figure: 'customer loyalty', set: agreed('loyalty', '4x'), says: /3x[^,;.]*loyalty|three times the loyalty/ },
  { figure: 'return of enterprises', set: agreed('enterprise-return', '3.5x'), says: /3x(?! customer)/ },
  { figure: 'implementation', set: agreed('implementation', '3-5 weeks'), says: /2[-–]4 weeks|two and four weeks/ },
  { figure: 'clients', set: agreed('clients', '600+'), says: /500\+(?! enterprise)|five hundred/ },
  { figure: 'time saved', set: agreed('time-saved', '55%'), says: /\b50%|half of their time/ },
  { figure: 'revenue with pricing', set: agreed('pricing-revenue', 'up to 30%'), says: /\b25%|quarter more/, but: /total:/ },
  { figure: 'minutes to connect', set: agreed('setup-time', '10 minutes'), says: /\b5 minutes|five minutes/ },
  { figure: 'team members', set: agreed('team', '1100+'), says: /1000\+|thousand team/ },
  {
    figure: 'working days until an answer',
    set: ({ agency }) => Object.assign(agency, { answerWithin: 3 }),
    says: /two working days/,
    but: /^# /,
  },
  {
    figure: 'return of Luxewear',
    set(content) {
      study(content, 'luxewear').roi = '360%';
    },
    says: /350%|₹450|₹350$/,
    but: /^roi:/,
  },
  {
    figure: 'months at GlowCo',
    set(content) {
      const glowco = study(content, 'glowco');
      glowco.timeline += 1;
      (glowco.implementation[0] as { months: number }).months += 1;
    },
    says: /GlowCo,? [^.]*\b(?:5|five) months/,
  },
  {
    figure: 'people in Mumbai',
    set(content) {
      (content.pages.globalPresence.offices[0] as { employees: string }).employees = '250+';
    },
    says: /200\+/,
    but: /employees:/,
  },
];

/** Lists "file line" of each line of the copy's content that a pattern matches, except figures of the example shop and the changed entry. */
function linesThatSay(copy: ContentCopy, { says, but = never }: Change): string[] {
  const files = globSync('**/*.{yaml,md}', { cwd: copy.folder }).filter((file) => !/^(?:README|instruments|agreed-figures)/.test(file));
  return files.flatMap((file) =>
    copy
      .read(file)
      .split('\n')
      .flatMap((line, index) => (says.test(line) && !but.test(line) ? [`${file} ${index + 1}`] : [])),
  );
}

/** Returns the content as it is while it is checked: figures are written by their ids. */
function withReferences(content: Content): Content {
  const copy = structuredClone(content);
  const values = new Map(contentFiles(copy).map(({ file, value }) => [file, value]));
  for (const { file, path, id } of copy.figureReferences)
    (valueAt(values.get(file), path.slice(0, -1)) as Record<string, unknown>)[path.at(-1) as string] = id;
  return copy;
}

describe('a changed figure names every text that says it: the', () => {
  const copy = new ContentCopy();
  let content: Content;
  beforeAll(() => {
    for (const [file, field, text] of otherForms) copy.set(file, field, text);
    content = loadContent(copy.folder);
  });

  test.each(changes)('$figure', (change) => {
    const changed = withReferences(content);
    change.set(changed);
    const expected = linesThatSay(copy, change);
    expect(expected.length).toBeGreaterThan(0);
    const named = withLines(copy.folder, checkFigures(changed)).map(({ file, line }) => `${file} ${line}`);
    expect([...new Set(named)].toSorted()).toEqual(expected.toSorted());
  });
});

test.each([
  ['eighty-five per cent', ['85 %']],
  ['8\u200b5\u00a0%, ８５％ or ८५%', ['85 %', '85 %', '85 %']],
  ['two to four weeks, 2–4 weeks', ['2-4 week', '2-4 week']],
  ['between two and four weeks', ['2-4 week']],
  ['ten million customers', ['10000000']],
  ['10M+ customers and 1,000 employees', ['10000000', '1000']],
  ['a third, two-thirds, ½ and three quarters', ['67 %', '50 %', '33 %', '75 %']],
  ['nine out of ten', ['90 %']],
  ['11+ years, 11 years', ['11 year', '11 year']],
  ['24/7 in under 50 ms', ['24 /7', '50 ms']],
  ['₹450 for every ₹100', ['₹450']],
  ['six shops, 3 of 4 and version 2.5', []],
])('figuresSaid reads "%s"', (text, keys) => {
  expect(
    figuresSaid(text)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(keys.toSorted());
});

test('a placeholder is the number of entries in words, and a count in words that is wrong is refused', () => {
  const copy = new ContentCopy();
  copy.set('pages/home.yaml', 'services.heading', '{Services} services, {documents} documents');
  const { pages, services, resources } = loadContent(copy.folder);
  const [, said = '', documents = ''] = /^(\p{Lu}\w+) services, (\w+) documents$/u.exec(pages.home.services.heading) ?? [];
  expect([said.toLowerCase(), documents].map(readNumberWords)).toEqual([services.length, resources.length]);
  copy.set('pages/home.yaml', 'services.heading', 'Nine services, six documents');
  const message = expect.stringContaining(`says "Nine services", but there are ${said.toLowerCase()}`);
  expect(copy.problems()).toMatchObject([{ file: 'pages/home.yaml', field: 'services.heading', message }]);
});
