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
    /** Columns of an industry's decisions. */
    ...lines(40, 'decision', 'reads', 'service'),
    /** Link to the plan of the first four weeks. */
    firstWeeks: label,
    /** Text under the button Get Started, at the top and at the end of a page: what happens after pressing it. */
    ...lines(90, 'start', 'reply'),
    /** Link beside results and in the footer, to the page that defines results. */
    howWeCount: label,
    /** Small print below pictures with goods and numbers: states that they show an example shop. */
    example: line(80),
  }),
  technology: z.strictObject({
    ...lines(40, 'technologies', 'capabilities', 'performance', 'platforms', 'integrationFeatures', 'platformMetrics'),
    ...lines(40, 'integrationTypes', 'specifications'),
  }),
  about: z.strictObject(lines(40, 'mission', 'vision', 'principles', 'employees', 'clients')),
  industries: z.strictObject({ impact: label }),
  caseStudy: z.strictObject({
    /** `read` is on cards, `next` introduces the next study, `client` is a column of documents' tables. */
    ...lines(40, 'back', 'read', 'results', 'challenge', 'solution', 'monthByMonth', 'timeline', 'months', 'month', 'roi', 'return'),
    ...lines(40, 'wholeShop', 'services', 'documents', 'thisStudy', 'next', 'client'),
    /** Note under pictures with numbers, and what follows the percentage in running text. */
    ...lines(60, 'example', 'returnMeans'),
    /** Heading of a study's three results. */
    gotBack: withPlaces(40, 'client'),
    /** Explanations of the three results. {back} is the return for each 100 spent. */
    meanings: toConfirm('figure', { roi: withPlaces(140, 'back'), months: line(110) }),
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
  resources: z.strictObject({ ...lines(40, 'all', 'download', 'read', 'ask', 'updated', 'feed') }),
  /** Words of the PDFs and of the links to them. */
  documents: z.strictObject({
    /** Details of a file in its link. */
    facts: withPlaces(60, 'pages', 'size'),
    onePage: withPlaces(60, 'size'),
    /** `readers` introduces the intended readers, `readOn` the address of the full text. */
    ...lines(40, 'readers', 'contents', 'readOn', 'shop', 'inUse'),
    /** Label of an example. */
    example: line(60),
    /** States on the contents page which figures are real. */
    figures: line(280),
    /** Chapters of every case study's document, with the introductions of two, and how the returns are counted. */
    ...lines(40, 'story', 'work', 'beside', 'services'),
    ...lines(220, 'workLead', 'servicesLead', 'counted'),
    /** Words of the back cover. */
    talk: line(60),
    talkText: line(220),
    ...lines(40, 'write', 'call', 'visit', 'website', 'more'),
  }),
});
