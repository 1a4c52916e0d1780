import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import type { FieldMeta } from '../walk.ts';
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

/** Folders of the files that content names, by the role of the name. */
const fileFolders = new Map<FieldMeta['role'], string>([
  ['photo file', 'photos'],
  ['pdf file', 'documents'],
]);

/** Finds photographs and PDFs whose file is missing, and photographs from a host that photo-hosts.yaml does not list. */
export function checkUploads(content: Content, folder: string): Problem[] {
  return textsOf(content).flatMap(({ file, path, text, meta }): Problem[] => {
    const subfolder = fileFolders.get(meta.role);
    if (subfolder && !existsSync(join(folder, subfolder, text)))
      return [
        {
          ...{ file, path, what: `names ${text}, which is not in content/${subfolder}`, fix: 'put it there, or correct the name' },
          inDesk: { what: `names ${text}, which is not here any more`, fix: 'choose it again' },
        },
      ];
    if (meta.role !== 'photo address' || content.photoHosts.hosts.includes(new URL(text).host)) return [];
    const what = `is on ${new URL(text).host}, which content/photo-hosts.yaml does not list`;
    return [{ file, path, what, fix: 'add the host, or put the picture in content/photos' }];
  });
}

/** Finds texts that quote a person with other words than those of a quote on the pages. */
export function checkQuotes(content: Content): Problem[] {
  const texts = textsOf(content);
  const quotes = texts.filter(({ path }) => path.at(-1) === 'quote');
  return texts.flatMap(({ file, path, text }) => {
    const said = / says: ["“](.+?)["”](?= |$)/.exec(text)?.[1];
    if (said === undefined || quotes.some((quote) => quote.text.includes(said))) return [];
    return [{ file, path, what: `quotes "${said}", which no quote on the pages says`, fix: 'repeat the words of the quote' }];
  });
}
