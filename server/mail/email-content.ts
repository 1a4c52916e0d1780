/** Content of an e-mail to the owner, from which text and HTML are rendered, so that they agree. All values are plain text. */
export interface EmailContent {
  agency: string;
  heading: string;
  /** Label and value, one line each. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** A visitor's message, with line breaks. */
  message?: string;
  /** Introduction, by paragraph. */
  lead: readonly string[];
  /** At most three figures in large type. In HTML they replace the introduction, which has the same figures. */
  figures: readonly { figure: string; label: string; note: string }[];
  sections: readonly EmailSection[];
  /** A link, with a sentence on where it can be opened. */
  link?: { label: string; href: string; text: string };
  footer: readonly string[];
}

export interface EmailSection {
  heading: string;
  /** A sentence before the rows, or alone in a section without rows. */
  says?: string;
  rows: readonly EmailRow[];
}

export interface EmailRow {
  label: string;
  value: string;
  note?: string;
  /** Length of the row's bar, from 0 to 1. If left out, the row has no bar. */
  bar?: number;
}

/** Widths of columns, in characters. Longer labels get a separate line. */
const LABEL_WIDTH = 48;
const NUMBER_WIDTH = 9;

/** Renders text and HTML of an e-mail. React is loaded on first use, because loading it would slow the start. */
export async function renderEmail(content: EmailContent): Promise<{ text: string; html: string }> {
  const { emailHtml } = await import('./EmailBody.tsx');
  return { text: emailText(content), html: emailHtml(content) };
}

/** Renders plain text: values in a column, headings underlined, for a monospaced font. */
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

/** Wraps lines at 76 characters (RFC 3676, 4.2). */
function wrapped(text: string): string {
  return text.replace(/(.{1,76})(?: |$)/g, '$1\n').trimEnd();
}

function sectionText({ heading, says, rows }: EmailSection): string {
  const lines = rows.map(({ label, value, note }) => {
    const end = `${value.padStart(NUMBER_WIDTH)}${note ? `  ${note}` : ''}`;
    return label.length > LABEL_WIDTH ? `  ${label}\n  ${' '.repeat(LABEL_WIDTH)}${end}` : `  ${label.padEnd(LABEL_WIDTH)}${end}`;
  });
  return [heading, '-'.repeat(heading.length), ...(says ? [wrapped(says)] : []), ...lines].join('\n');
}
