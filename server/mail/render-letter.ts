import type { Letter, LetterSection } from './letter.ts';
import { letterHtml } from './letter-html.ts';

/** Longer labels stand on a line of their own. */
const LABEL = 48;
const NUMBER = 9;

/** A letter's two bodies, which say the same. */
export const renderLetter = (letter: Letter) => ({ text: letterText(letter), html: letterHtml(letter) });

/** A letter as text: values in a column, headings underlined, readable in any font of one width. */
function letterText({ agency, heading, facts = [], message, lead, sections, link, footer }: Letter): string {
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

function sectionText({ heading, says, rows }: LetterSection): string {
  const lines = rows.map(({ label, value, note }) => {
    const end = `${value.padStart(NUMBER)}${note ? `  ${note}` : ''}`;
    return label.length > LABEL ? `  ${label}\n  ${' '.repeat(LABEL)}${end}` : `  ${label.padEnd(LABEL)}${end}`;
  });
  return [heading, '-'.repeat(heading.length), ...(says ? [wrapped(says)] : []), ...lines].join('\n');
}
