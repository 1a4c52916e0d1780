/** Rule for an event's label: a fixed list, an HTTP status, a document's file name, or none. */
type Label = readonly string[] | 'status' | 'document' | 'none';

/** Instruments by name (site/src/instruments). */
const instruments = ['scale', 'reorder-line', 'gates', 'shelf', 'record', 'window', 'cone'];

/** All custom events that are counted, by category and action. */
const known: Readonly<Record<string, Label>> = {
  'enquiry started': 'none',
  'enquiry sent': 'none',
  'enquiry failed': 'status',
  'assistant opened': 'none',
  'assistant unanswered': 'none',
  'search without-result': 'none',
  'document downloaded': 'document',
  'instrument touched': instruments,
  // The label is the first field that was touched.
  'calculator used': ['orders', 'value', 'margin', 'currency'],
};

/**
 * Returns the label under which an event is counted. An unknown label counts as none, so that no visitor's text is stored.
 * @param documents file names of the site's documents
 * @returns undefined for an unknown event
 */
export function knownLabel(
  { category, action, label }: { category: string; action: string; label: string },
  documents: ReadonlySet<string>,
): string | undefined {
  const event = `${category} ${action}`;
  const allowed = Object.hasOwn(known, event) ? known[event] : undefined;
  if (allowed === undefined) return undefined;
  return isAllowed(allowed, label, documents) ? label : '';
}

function isAllowed(allowed: Label, label: string, documents: ReadonlySet<string>): boolean {
  if (allowed === 'none') return false;
  if (allowed === 'status') return /^(0|[1-5]\d\d)$/.test(label);
  return allowed === 'document' ? documents.has(label) : allowed.includes(label);
}
