import { z } from 'zod';
import { toConfirm } from './to-confirm.ts';
import { line, lines, withPlaces } from './words.ts';

const label = line(40);

/** The fixed words of the layout: short names above sections, links and buttons that many pages share. */
export const labels = z.strictObject({
  /** `close` is what the menu's button says while the menu is open. */
  layout: z.strictObject({
    ...lines(40, 'skip', 'assistant', 'menu', 'close', 'backToTop', 'lastUpdated'),
    /** In the footer, before the link to how results are counted. */
    results: line(110),
  }),
  /** Above the sections of services, solutions and industries. */
  offer: z.strictObject({
    ...lines(40, 'results', 'features', 'benefits', 'readCaseStudy', 'caseStudy'),
    /** The way to the plan of the first four weeks. */
    firstWeeks: label,
    /** Under Get Started: what comes after it. */
    reply: line(90),
    /** Beside results and in the footer: the link to the page that defines them. */
    howWeCount: label,
    /** Under pictures with goods and numbers: whose they are. */
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
    /** Under pictures with numbers. */
    example: line(60),
    /** On the list: the link of each card. */
    read: label,
    ...lines(40, 'results', 'challenge', 'solution', 'implementation'),
    /** Over the dated steps. */
    monthByMonth: label,
    ...lines(40, 'timeline', 'months', 'month', 'roi', 'return'),
    /** After the percentage, in running text. */
    returnMeans: line(60),
    wholeShop: label,
    /** Over the three results of a study; {client} is filled in. */
    gotBack: withPlaces(40, 'client'),
    /** Under them, what each is a figure of. */
    meanings: toConfirm('figure', {
      /** {back} (what came for 100) is filled in. */
      roi: withPlaces(140, 'back'),
      months: line(110),
    }),
    services: label,
    documents: label,
    /** Before the documents of a card, which are named by their types. */
    pdf: label,
    thisStudy: label,
    /** Before the name of the study that comes next. */
    next: label,
    /** Above the clients' names in the documents' tables. */
    client: label,
  }),
  /** Shown only by sites with a tag manager (PUBLIC_GTM_ID). */
  consent: z.strictObject({
    heading: line(60),
    /** What it is asked for, and what it means. */
    text: line(240),
    more: label,
    /** The two answers, and the button at the foot of each page that asks again. */
    agree: line(20),
    refuse: line(20),
    choices: label,
  }),
  resources: z.strictObject({ ...lines(40, 'all', 'download', 'ask', 'contents', 'updated', 'feed') }),
  /** Fixed words of the PDFs, and what their links say of them. */
  documents: z.strictObject({
    /** What a link says of its file; {pages} and {size} are filled in. */
    facts: withPlaces(60, 'pages', 'size'),
    /** Before whom it is for. */
    readers: label,
    contents: label,
    /** Above each example. */
    example: line(60),
    /** On the contents page: which figures are real. */
    figures: line(280),
    /** Before the address of what is told in short. */
    readOn: label,
    /** Chapters of every case study's document. */
    ...lines(40, 'story', 'work', 'beside', 'services'),
    /** Under the returns: how they are counted. */
    counted: line(220),
    /** Leads of those chapters. */
    workLead: line(220),
    servicesLead: line(220),
    /** In charts. */
    shop: label,
    inUse: label,
    /** Says a row of a chart; {client}, {roi} and {months} are filled in. */
    said: line(80),
    /** On the last page. */
    talk: line(60),
    talkText: line(220),
    ...lines(40, 'write', 'call', 'visit', 'website', 'more'),
  }),
});
