/** Fields without readable text: names of files and drawings, URLs, button labels, and metadata. */
const skippedFields = new Set(
  `href slug icon drawing id path alt image picture title description downloadLink category cardLink action primary secondary linkLabel link closing caseStudy order
  social platform resources service services good proposal industry latitude longitude employees clients countryCode timeline roi asked answer facts months portrait`.split(
    /\s+/,
  ),
);

/** Fields that name an entry, as in "Demand sensing: Reads orders…". */
const names = ['year', 'figure', 'title', 'name', 'label', 'question', 'city'] as const;

/**
 * Extracts passages from any part of the content, in reading order. New fields need no change here.
 * @param value content or part of it
 */
export function passagesOf(value: unknown): string[] {
  return passages(value, true);
}

function passages(value: unknown, isPage: boolean): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => passages(item, false));
  if (!value || typeof value !== 'object') return [];
  const fields = Object.entries(value);
  // A page's title and description are metadata; an entry's are text.
  const readable = fields.filter(([name]) => !skippedFields.has(name) || (!isPage && (name === 'title' || name === 'description')));
  const isShort = !isPage && readable.every(([, item]) => typeof item === 'string' || typeof item === 'number');
  if (!isShort) return readable.flatMap(([, item]) => passages(item, false));
  // A small entry is one passage: its name, then its text.
  const head = names.flatMap((name) => readable.filter(([field]) => field === name).map(([, item]) => String(item)));
  const rest = readable.filter(([field]) => !(names as readonly string[]).includes(field)).map(([, item]) => String(item));
  return [[head.join(' '), rest.join(' ')].filter(Boolean).join(': ')].filter(Boolean);
}
