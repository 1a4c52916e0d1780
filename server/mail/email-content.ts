/** What an email to the owner says, before it is text and HTML: both are made from this, so they cannot disagree. Everything is plain text. */
export interface EmailContent {
  /** Whose website it is about. */
  agency: string;
  heading: string;
  /** Label and value, a line each. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** A visitor's own words, with their lines. */
  message?: string;
  /** The first words, one paragraph each. */
  lead: readonly string[];
  /** At most three, set large. In HTML they stand in the place of the first words, which say the same. */
  figures: readonly { figure: string; label: string; note: string }[];
  sections: readonly EmailSection[];
  /** What is to be opened, and from where. */
  link?: { label: string; href: string; text: string };
  footer: readonly string[];
}

export interface EmailSection {
  heading: string;
  /** A sentence before the rows; the only words of a section that has none. */
  says?: string;
  rows: readonly EmailRow[];
}

export interface EmailRow {
  label: string;
  value: string;
  note?: string;
  /** Length of its bar, from 0 to 1; none if left out. */
  bar?: number;
}

/** Longer labels stand on a line of their own. */
const LABEL = 48;
const NUMBER = 9;

/** An email's two bodies, which say the same. React is loaded with the first one: a server that has just started has visitors to answer. */
export async function renderEmail(content: EmailContent): Promise<{ text: string; html: string }> {
  const { emailHtml } = await import('./EmailBody.tsx');
  return { text: emailText(content), html: emailHtml(content) };
}

/** The text: values in a column, headings underlined, readable in any font of one width. */
function emailText({ agency, heading, facts = [], message, lead, sections, link, footer }: EmailContent): string {
  const blocks = [
    `${agency}: ${heading}`,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(message ? [message] : []),
    ...lead.map(wrapped),
    ...sections.map(sectionText),
    ...(link ? [`${link.label}: ${link.href}\n${link.text}`] : []),
    `-- \n${footer.map(wrapped).join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Lines of at most 76 characters, which mail readers show as they are (RFC 3676, 4.2). */
function wrapped(text: string): string {
  return text.replace(/(.{1,76})(?: |$)/g, '$1\n').trimEnd();
}

function sectionText({ heading, says, rows }: EmailSection): string {
  const lines = rows.map(({ label, value, note }) => {
    const end = `${value.padStart(NUMBER)}${note ? `  ${note}` : ''}`;
    return label.length > LABEL ? `  ${label}\n  ${' '.repeat(LABEL)}${end}` : `  ${label.padEnd(LABEL)}${end}`;
  });
  return [heading, '-'.repeat(heading.length), ...(says ? [wrapped(says)] : []), ...lines].join('\n');
}
