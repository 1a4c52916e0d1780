import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { stringsOf } from '../read/strings-of.ts';
import { contentFiles } from './content-files.ts';

const link = /\[[^\][]*\]\([^()]*\)/;
/** Markdown syntax, which YAML texts show literally. A single star or underscore counts only around words, not in {order} × 2 or snake_case. */
const markup =
  /\*\*|__|~~|`|^#{1,6} |^> |^\* |(?<![\p{L}\p{N}*])\*[\p{L}\p{N}][^*]*\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_[\p{L}\p{N}][^_]*_(?![\p{L}\p{N}_])/u;

/** Quick test: most texts have no Markdown characters. */
const markdownCharacters = /[*_`~#>[]/;

/** Matches texts of the assistant, whose panel renders links. Excludes answers of the contact page's FAQ, which the page shows as text. */
const rendersLinks = (file: string, field: string) =>
  file.startsWith('assistant/') || (/(^|\.)answer$/.test(field) && !field.startsWith('faq.'));

/** Finds Markdown in YAML texts, which are shown literally. */
export function checkMarkup(content: Content): Problem[] {
  return contentFiles(content).flatMap(({ file, value }) =>
    stringsOf(value)
      .filter(
        ({ field, text }) => markdownCharacters.test(text) && !(file.endsWith('.md') && field === 'text') && !/(^|\.)asked\[/.test(field),
      )
      .flatMap(({ field, text }) => {
        const syntax = markup.exec(text)?.[0] ?? (rendersLinks(file, field) ? undefined : link.exec(text)?.[0]);
        if (syntax === undefined) return [];
        return [{ file, field, message: `has Markdown, "${syntax.trim()}", which would be shown as it stands: write plain words` }];
      }),
  );
}
