import type { Content } from '../../content/load.ts';
import type { Metric } from '../../shared/api/measurement.ts';
import { fill } from '../../shared/format/fill.ts';
import { type EmailRow, type EmailSection, renderEmail } from '../mail/email-content.ts';
import type { Notice } from '../mail/put-notice.ts';
import { formatVital, judgeVital } from '../measurement/judge-vital.ts';
import type { RouteVitals } from '../measurement/read-vitals.ts';
import { formatDays } from './format-days.ts';
import type { WeeksOverview } from './read-overview.ts';

/** Longest list, in rows. The desk shows all rows. */
const ROWS = 8;

const number = new Intl.NumberFormat('en-GB');
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', timeZone: 'UTC' });

interface ComposeOptions {
  content: Pick<Content, 'agency' | 'mail'>;
  deskUrl: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Composes the e-mail about a week. The id depends on the week alone. */
export async function composeOverview(overview: WeeksOverview, { content, deskUrl, createdAt }: ComposeOptions): Promise<Notice> {
  const { agency, mail } = content;
  const words = mail.overview;
  const { week, enquiries, before, traffic } = overview;
  const days = formatDays(week.days);
  const received = counted(words.countedEnquiries, enquiries.received);
  const sections = sectionsOf(overview, words);
  const hasData = sections.length > 0;
  return {
    id: `overview-${week.name}`,
    kind: 'overview',
    createdAt,
    subject: fill(words.subject, { days, enquiries: received.toLowerCase() }),
    ...(await renderEmail({
      agency: agency.name,
      heading: days,
      lead: [hasData ? fill(words.lead, { enquiries: received, views: counted(words.countedViews, traffic.views) }) : words.nothing],
      figures: hasData
        ? [
            figure(words.enquiries.heading, enquiries.received, change(words, enquiries.received, before.received)),
            figure(words.funnel.views, traffic.views, change(words, traffic.views, before.views)),
          ]
        : [],
      sections,
      link: { ...mail.ownersView, href: deskUrl },
      footer: [words.footer],
    })),
  };
}

type Words = Content['mail']['overview'];

/** Builds the sections. A week without data has none. */
function sectionsOf(
  { enquiries, open, before, traffic, contactViews, started, sent, vitals, questions, searches, answers, documents }: WeeksOverview,
  words: Words,
): EmailSection[] {
  const { quarantined } = enquiries;
  const sums = [
    enquiries.received,
    quarantined,
    open.unanswered,
    traffic.views,
    before.received,
    before.views,
    started,
    sent,
    Object.keys(vitals).length,
    questions.length,
    searches.length,
    documents.length,
    ...Object.values(answers),
  ];
  if (sums.every((sum) => sum === 0)) return [];

  const reasons = enquiries.reasons.map(({ reason, count }) => fill(words.enquiries.reasons[reason], { count: number.format(count) }));
  const measured = vitalRows(vitals, words.vitals);
  return [
    {
      heading: words.enquiries.heading,
      rows: [
        row(words.enquiries.received, enquiries.received, { note: change(words, enquiries.received, before.received) }),
        row(words.enquiries.delivered, enquiries.delivered),
        ...(enquiries.kept > 0 ? [row(words.enquiries.kept, enquiries.kept)] : []),
        row(words.enquiries.waiting, enquiries.waiting),
        row(words.enquiries.failed, enquiries.failed),
        row(words.enquiries.quarantined, quarantined, { note: reasons.join(', ') }),
        row(words.enquiries.unanswered, open.unanswered, {
          note: open.overdue > 0 ? fill(words.enquiries.overdue, { count: number.format(open.overdue) }) : '',
        }),
      ],
    },
    {
      heading: words.views.heading,
      says: traffic.views === 0 ? words.views.none : change(words, traffic.views, before.views),
      rows: traffic.views === 0 ? [] : bars(traffic.days.map(({ day, views }) => [weekday.format(new Date(day)), views])),
    },
    { heading: words.pages.heading, rows: bars(traffic.paths.map(({ path, views }) => [path || words.pages.noPage, views])) },
    listed(
      words.referrers,
      traffic.referrers.map(({ host, views }) => [host === 'other' ? words.referrers.other : host, views]),
    ),
    { heading: words.devices.heading, rows: bars(traffic.devices.map(({ device, views }) => [words.devices[device], views])) },
    {
      heading: words.funnel.heading,
      says: words.funnel.says,
      rows: bars([
        [words.funnel.views, traffic.views],
        [words.funnel.contactViews, contactViews],
        [words.funnel.started, started],
        [words.funnel.sent, sent],
        [words.funnel.kept, enquiries.received],
      ]),
    },
    { heading: words.vitals.heading, says: measured.length > 0 ? words.vitals.says : words.vitals.none, rows: measured },
    {
      heading: words.questions.heading,
      ...(questions.length > 0 ? {} : { says: words.questions.none }),
      rows: questions.slice(0, ROWS).map(({ question, times }) => row(question, times)),
    },
    { heading: words.answers.heading, rows: answersRows(answers, words.answers) },
    searchesSection(searches, words.searches),
    listed(
      words.documents,
      documents.map(({ name, times }) => [name || words.documents.other, times]),
    ),
  ].filter(({ says, rows }) => says || rows.length > 0);
}

/** Builds the rows about the model. There are none without a model. */
function answersRows(answers: WeeksOverview['answers'], words: Words['answers']): EmailRow[] {
  const counts = Object.entries(answers) as [keyof typeof answers, number][];
  return counts.some(([, times]) => times > 0) ? counts.map(([source, times]) => row(words[source], times)) : [];
}

function searchesSection(searches: WeeksOverview['searches'], words: Words['searches']): EmailSection {
  if (searches.length === 0) return { heading: words.heading, says: words.none, rows: [] };
  const times = searches.reduce((sum, each) => sum + each.times, 0);
  return {
    heading: words.heading,
    rows: [row(words.times, times), ...searches.slice(0, ROWS).map(({ question, times: asked }) => row(question, asked))],
  };
}

function listed(words: { heading: string; none: string }, counts: readonly [label: string, count: number][]): EmailSection {
  return counts.length === 0 ? { heading: words.heading, says: words.none, rows: [] } : { heading: words.heading, rows: bars(counts) };
}

/** Builds rows of the largest counts, each with a bar relative to the largest count. */
function bars(counts: readonly [label: string, count: number][]): EmailRow[] {
  const most = Math.max(1, ...counts.map(([, count]) => count));
  return counts.slice(0, ROWS).map(([label, count]) => row(label, count, { bar: count / most }));
}

function row(label: string, count: number, more: { note?: string; bar?: number } = {}): EmailRow {
  const { note, bar } = more;
  return { label, value: number.format(count), ...(note ? { note } : {}), ...(bar ? { bar } : {}) };
}

function figure(label: string, count: number, note: string) {
  return { figure: number.format(count), label, note };
}

function counted(words: Words['countedEnquiries'], count: number): string {
  if (count === 0) return words.none;
  return count === 1 ? words.one : fill(words.many, { count: number.format(count) });
}

function change({ change: words }: Words, now: number, before: number): string {
  if (now === before) return words.same;
  return fill(now > before ? words.more : words.fewer, { count: number.format(Math.abs(now - before)) });
}

/** Web vitals in the order of a page load. */
const metricsInOrder: readonly Metric[] = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'];

/** Builds the rows of the measured web vitals, each with its rating in words. */
function vitalRows(vitals: RouteVitals['vitals'], words: Content['mail']['overview']['vitals']): EmailRow[] {
  return metricsInOrder.flatMap((metric) => {
    const vital = vitals[metric];
    if (!vital) return [];
    return [{ label: words.names[metric], value: formatVital(metric, vital.p75), note: words.ratings[judgeVital(metric, vital)] }];
  });
}
