import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { textsOf } from './content-files.ts';

const link = /\[[^\][]*\]\([^()]*\)/;
/** Markdown syntax, which YAML texts show literally. A single star or underscore counts only around words, not in {order} × 2 or snake_case. */
const markup =
  /\*\*|__|~~|`|^#{1,6} |^> |^\* |(?<![\p{L}\p{N}*])\*[\p{L}\p{N}][^*]*\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_[\p{L}\p{N}][^_]*_(?![\p{L}\p{N}_])/u;

/** Quick test: most texts have no Markdown characters. */
const markdownCharacters = /[*_`~#>[]/;

/** Finds Markdown in YAML texts, which are shown literally. The assistant's panel renders links. */
export function checkMarkup(content: Content): Problem[] {
  return textsOf(content).flatMap(({ file, path, text, meta }) => {
    if (meta.role === 'markdown' || !markdownCharacters.test(text)) return [];
    const syntax = markup.exec(text)?.[0] ?? (meta.spoken ? undefined : link.exec(text)?.[0]);
    if (syntax === undefined) return [];
    return [{ file, path, what: `has Markdown, "${syntax.trim()}", which would be shown as it stands`, fix: 'write plain words' }];
  });
}
