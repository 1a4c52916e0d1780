/** What a label may be: one of these words, a status that a service answers with, the name of a document of the site, or nothing. */
type Label = readonly string[] | 'status' | 'document' | 'none';

/** The instruments by name (site/src/islands/instruments/instruments.ts), each with the page that it stands on. */
export const instrumentPages = {
  scale: '/',
  'reorder-line': '/services/inventory-management',
  gates: '/services/dynamic-pricing',
  shelf: '/services/ai-recommendations',
  record: '/services/customer-service',
  window: '/services/personalization',
  cone: '/services/analytics',
} as const;
export const instruments: readonly string[] = Object.keys(instrumentPages);

/** What is counted of each, in the order in which it happens. An enquiry is one that began with the instrument's slip. */
export const instrumentSteps = ['seen', 'touched', 'changed', 'limit', 'slip', 'enquiry'] as const;

/** Every custom event that is counted, by category and action. What is not here is not kept. */
const known: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  enquiry: { started: 'none', sent: 'none', failed: 'status' },
  assistant: { opened: 'none', unanswered: 'none' },
  search: { 'without-result': 'none' },
  document: { downloaded: 'document' },
  instrument: Object.fromEntries(instrumentSteps.map((step) => [step, instruments])),
  // The field that was touched first.
  calculator: { used: ['orders', 'value', 'margin', 'currency', 'options'] },
};

/**
 * The label under which an event is counted. A label that is not one of the event's own is counted as none: no text of a visitor's can come in.
 * @param documents file names of the site's documents
 * @returns undefined for an event that is not known
 */
export function knownLabel(
  { category, action, label }: { category: string; action: string; label: string },
  documents: ReadonlySet<string>,
): string | undefined {
  const labels = Object.hasOwn(known, category) ? known[category] : undefined;
  const allowed = labels && Object.hasOwn(labels, action) ? labels[action] : undefined;
  if (allowed === undefined) return undefined;
  return isAllowed(allowed, label, documents) ? label : '';
}

function isAllowed(allowed: Label, label: string, documents: ReadonlySet<string>): boolean {
  if (allowed === 'none') return false;
  if (allowed === 'status') return /^(0|[1-5]\d\d)$/.test(label);
  return allowed === 'document' ? documents.has(label) : allowed.includes(label);
}
