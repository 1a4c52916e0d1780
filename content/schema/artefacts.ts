import { z } from 'zod';
import { goodNames } from './instruments/goods.ts';
import { between, exactly } from './list.ts';
import { internalLink, line, lines, sentence } from './words.ts';

/** The four things that a client receives, shown for the example shop. The schema checks their arithmetic. */

/** Parses "₹1,349", "− 48" or "30%". */
const amountOf = (text: string) =>
  Number(
    text
      .replace(/[₹,\s]|pieces/g, '')
      .replace(/^−/, '-')
      .replace(/%$/, 'e-2'),
  );

/** Evaluates "6 days × 24 totes × ₹529" from left to right, ignoring a name before a colon. Returns undefined without × or ÷. */
function productOf(text: string): number | undefined {
  const [first, ...rest] = (text.split(':').at(-1) as string).split(/(?=[×÷])/);
  if (rest.length === 0) return undefined;
  const factor = (part = '') => Number(/\d[\d,.]*/.exec(part)?.[0].replace(/,|\.$/g, ''));
  return rest.reduce((product, part) => (part.startsWith('×') ? product * factor(part) : product / factor(part)), factor(first));
}

/** Compares with a tolerance, because percentages are rounded to whole numbers. */
const isClose = (one: number, other: number) => Math.abs(one - other) < 0.005;

const row = z.strictObject({ label: line(60), value: line(14).regex(/\d/, 'has no number in it') }).refine(
  ({ label, value }) => {
    const product = productOf(label);
    return product === undefined || isClose(product, amountOf(value));
  },
  { error: ({ input }) => `does not add up: value must be what label comes to, ${productOf((input as { label: string }).label)}` },
);

const sumOf = (rows: readonly { value: string }[]) => rows.reduce((sum, { value }) => sum + amountOf(value), 0);
const sumOfSums = (rows: readonly { sum: { value: string } }[]) => sumOf(rows.map(({ sum }) => sum));
type Sums = Record<'findings' | 'rows', { sum: { value: string } }[]>;

/** A proposal's calculation. The total must equal the sum of the rows or the product in its label. */
const calculation = z
  .strictObject({ rows: between(1, 4, row), total: row })
  .refine(({ rows, total }) => productOf(total.label) !== undefined || isClose(sumOf(rows), amountOf(total.value)), {
    error: ({ input }) => `does not add up: total must be the sum of rows, ${sumOf((input as { rows: { value: string }[] }).rows)}`,
  });

/** A proposal, as a phone shows it in the morning. */
export const proposal = z
  .strictObject({
    /** Time that the phone shows. */
    at: line(5),
    /** Short name of the service that makes the proposal. */
    service: line(24),
    /** Shop that receives the proposal; by default the example shop. */
    shop: line(28).optional(),
    /** Product that is drawn above a proposal on a phone. */
    good: z.enum(goodNames).optional(),
    what: line(60),
    why: line(150),
    calculation,
    /** The client's limit, and a statement that the proposal stays within it. */
    limit: line(60),
    /** Replaces the answers yes, no and later. */
    answers: between(2, 3, line(12)).optional(),
    /** End of the caption: what changes once the service may act without asking. */
    afterwards: line(120).optional(),
  })
  .meta({ example: true });
export type ProposalWords = z.infer<typeof proposal>;

/** Parts of a proposal at which a caption can point, from top to bottom; `rows` is the last row of the calculation. */
export const proposalParts = ['what', 'why', 'rows', 'total', 'limit', 'answers'] as const;
export type ProposalPart = (typeof proposalParts)[number];

const firstWeek = z
  .strictObject({
    ...lines(60, 'title', 'read', 'lost', 'beginHeading', 'unknownHeading'),
    ...lines(160, 'begin', 'unknown'),
    findings: exactly(3, 'findings', z.strictObject({ title: line(60), text: line(120), sum: row })),
    total: line(14),
  })
  .refine(({ findings, total }) => isClose(sumOfSums(findings), amountOf(total)), {
    error: ({ input }) => `does not add up: total must be the sum of the findings, ${sumOfSums((input as Sums).findings)}`,
  });

const decisions = ['yes', 'no', 'later'] as const;

const weekly = z
  .strictObject({
    ...lines(60, 'title', 'week', 'against', 'totalLabel', 'wrongHeading'),
    columns: z.strictObject(lines(20, 'proposed', 'decided', 'earned')),
    rows: between(3, 5, z.strictObject({ proposed: line(48), decided: z.enum(decisions), sum: row })),
    total: line(14),
    wrong: z.strictObject({ text: line(160), sum: row }),
  })
  .refine(({ rows, total }) => isClose(sumOfSums(rows), amountOf(total)), {
    error: ({ input }) => `does not add up: total must be the sum of what was earned, ${sumOfSums((input as Sums).rows)}`,
  });

const stopSwitch = z.strictObject({
  ...lines(60, 'title', 'stop', 'limitsHeading', 'peopleHeading'),
  text: line(160),
  /** State beside the title, and of each switch: "On" would read as stopped. */
  running: line(20),
  ...lines(10, 'on', 'off'),
  switches: between(2, 4, z.strictObject({ name: line(24), isOn: z.boolean(), text: line(48) })),
  limits: exactly(3, 'limits', z.strictObject({ label: line(40), value: line(20) })),
  people: between(2, 3, z.strictObject({ name: line(20), text: line(60) })),
});

/** Caption of an artefact: its time, name, use and link. */
const name = z.strictObject({ when: line(32), name: line(32), text: line(110), href: internalLink });

/** Names of the artefacts, in the order in which a client receives them. */
export const artefactNames = ['firstWeek', 'proposal', 'weekly', 'stopSwitch'] as const;

export const artefacts = z
  .strictObject({
    heading: line(60),
    lead: line(180),
    /** Opens the two that are closed at first. */
    more: line(40),
    /** `given`: the first answer of a proposal, and its time. */
    answers: z.strictObject({ yes: line(12), no: line(12), later: line(12), given: sentence(24, 'answer', 'time') }),
    names: z.strictObject({ firstWeek: name, proposal: name, weekly: name, stopSwitch: name }),
    firstWeek,
    proposal,
    weekly,
    stopSwitch,
  })
  .meta({ example: true });
