import type { Content } from './content.ts';
import type { Problem } from './content-error.ts';
import { contentFiles } from './content-files.ts';
import { stringsOf } from './strings-of.ts';

const link = /\[[^\]]*\]\([^)]*\)/;
/** Markdown that a page would show sign by sign. One star or underscore counts only around words, and none in {order} × 2 or snake_case. */
const markup =
  /\*\*|__|~~|`|^#{1,6} |^> |^\* |(?<![\p{L}\p{N}*])\*[\p{L}\p{N}][^*]*\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_[\p{L}\p{N}][^_]*_(?![\p{L}\p{N}_])/u;

/** Signs that Markdown is made of: most texts have none. */
const signs = /[*_`~#>[]/;

/** Texts that the assistant says: its panel makes links of links. Answers of the contact page's questions stand on the page itself. */
const isSaid = (file: string, field: string) => file.startsWith('assistant/') || (/(^|\.)answer$/.test(field) && !field.startsWith('faq.'));

/** Finds Markdown in YAML, where no page reads it: its signs would be shown. The text of Markdown files is read as such. */
export function checkMarkup(content: Content): Problem[] {
  return contentFiles(content).flatMap(({ file, value }) =>
    stringsOf(value)
      .filter(({ field, text }) => signs.test(text) && !(file.endsWith('.md') && field === 'text') && !/(^|\.)asked\[/.test(field))
      .flatMap(({ field, text }) => {
        const found = markup.exec(text)?.[0] ?? (isSaid(file, field) ? undefined : link.exec(text)?.[0]);
        if (found === undefined) return [];
        return [{ file, field, message: `has Markdown, "${found.trim()}", which would be shown as it stands: write plain words` }];
      }),
  );
}
