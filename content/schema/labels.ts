import { z } from 'zod';
import { toConfirm } from './to-confirm.ts';
import { line, lines, withPlaces } from './words.ts';

const label = line(40);

/** Words that many pages share: section labels, links and buttons. */
export const labels = z.strictObject({
  /** `close` is the menu button's label while the menu is open. */
  layout: z.strictObject({
    ...lines(40, 'skip', 'assistant', 'menu', 'close', 'backToTop', 'lastUpdated'),
    /** Footer text before the link to how results are counted. */
    results: line(110),
  }),
  /** Labels above sections of services, solutions and industries. */
  offer: z.strictObject({
    ...lines(40, 'results', 'features', 'benefits', 'readCaseStudy', 'caseStudy'),
    /** Link to the plan of the first four weeks. */
    firstWeeks: label,
    /** Text under the button Get Started: what happens after pressing it. */
    reply: line(90),
    /** Link beside results and in the footer, to the page that defines results. */
    howWeCount: label,
    /** Small print below pictures with goods and numbers: states that they show an example shop. */
    example: line(80),
  }),
  technology: z.strictObject({
    ...lines(40, 'technologies', 'capabilities', 'performance', 'platforms', 'integrationFeatures', 'platformMetrics'),
    ...lines(40, 'integrationTypes', 'specifications'),
  }),
  about: z.strictObject({ mission: label, vision: label, principles: label, employees: label, clients: label }),
  industries: z.strictObject({ impact: label }),
  caseStudy: z.strictObject({
    back: label,
    /** Note under pictures with numbers. */
    example: line(60),
    /** Link of each card in the list. */
    read: label,
    ...lines(40, 'results', 'challenge', 'solution'),
    /** Label above the timeline. */
    monthByMonth: label,
    ...lines(40, 'timeline', 'months', 'month', 'roi', 'return'),
    /** Follows the percentage in running text. */
    returnMeans: line(60),
    wholeShop: label,
    /** Heading of a study's three results. */
    gotBack: withPlaces(40, 'client'),
    /** Explanations of the three results. */
    meanings: toConfirm('figure', {
      /** {back} is the return for each 100 spent. */
      roi: withPlaces(140, 'back'),
      months: line(110),
    }),
    services: label,
    documents: label,
    /** Introduces a card's documents, which are named by type. */
    pdf: label,
    ...{ thisStudy: label, readDocument: label },
    /** Introduces the next study. */
    next: label,
    /** Column heading of clients' names in documents' tables. */
    client: label,
  }),
  /** Consent banner, shown only with a tag manager (PUBLIC_GTM_ID). */
  consent: z.strictObject({
    heading: line(60),
    /** Purpose and consequences of the consent. */
    text: line(240),
    more: label,
    /** The two buttons; `settings` reopens the banner from each page's footer. */
    agree: line(20),
    refuse: line(20),
    choices: label,
  }),
  resources: z.strictObject({ ...lines(40, 'all', 'download', 'ask', 'contents', 'updated', 'feed') }),
  /** Words of the PDFs and of the links to them. */
  documents: z.strictObject({
    /** Details of a file in its link. */
    facts: withPlaces(60, 'pages', 'size'),
    /** Introduces the intended readers. */
    readers: label,
    contents: label,
    /** Label of an example. */
    example: line(60),
    /** States on the contents page which figures are real. */
    figures: line(280),
    /** Introduces the address of the full text. */
    readOn: label,
    /** Chapters of every case study's document. */
    ...lines(40, 'story', 'work', 'beside', 'services'),
    /** Explains below the returns how they are counted. */
    counted: line(220),
    /** Introductions of the chapters `work` and `services`. */
    workLead: line(220),
    servicesLead: line(220),
    /** Words of the charts. */
    shop: label,
    inUse: label,
    /** Words of the back cover. */
    talk: line(60),
    talkText: line(220),
    ...lines(40, 'write', 'call', 'visit', 'website', 'more'),
  }),
});
