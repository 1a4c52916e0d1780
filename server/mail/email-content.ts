/** Content of an e-mail about an enquiry, from which text and HTML are rendered, so that they agree. All values are plain text. */
export interface EmailContent {
  agency: string;
  heading: string;
  /** Label and value, one line each. */
  facts: readonly (readonly [label: string, value: string])[];
  /** The visitor's message, with line breaks. */
  message: string;
  /** Remarks below the message, by paragraph. */
  lead: readonly string[];
  footer: readonly string[];
}

/** Renders text and HTML of an e-mail. React is loaded on first use, because loading it would slow the start. */
export async function renderEmail(content: EmailContent): Promise<{ text: string; html: string }> {
  const { emailHtml } = await import('./EmailBody.tsx');
  return { text: emailText(content), html: emailHtml(content) };
}

function emailText({ agency, heading, facts, message, lead, footer }: EmailContent): string {
  const blocks = [
    `${agency}: ${heading}`,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    message,
    ...lead.map(wrapped),
    `-- \n${footer.map(wrapped).join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Wraps lines at 76 characters (RFC 3676, 4.2). */
export function wrapped(text: string): string {
  return text.replace(/(.{1,76})(?: |$)/g, '$1\n').trimEnd();
}
