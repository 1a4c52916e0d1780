import { readAnswer } from '../../wire/chat.ts';

/** Longest answer, in characters: three long sentences with their links. */
const LONGEST = 1_500;
/** What is looked at of a model's words. */
const LONGEST_READ = 6_000;

/** What a model's words are measured against. */
interface OwnSite {
  /** Its pages. */
  paths: ReadonlySet<string>;
  /** Its public origin. */
  url: string;
}

/** What may be shown of a model's answer. */
export interface CleanAnswer {
  text: string;
  /** Paths of this site that it links to. */
  sources: string[];
}

/**
 * Leaves of a model's words plain text and Markdown links to pages of this site. Links elsewhere become their words, pictures their description;
 * tags, bare addresses, signs that turn text around and Markdown's other marks go.
 */
export function cleanAnswer(raw: string, site: OwnSite): CleanAnswer {
  let text = raw.slice(0, LONGEST_READ).toWellFormed().normalize('NFC').replaceAll(`](${site.url}/`, '](/');
  // What is left when something is taken out can be markup again, such as a link around a link. Each turn but the last makes the text shorter.
  for (let before = ''; before !== text; ) {
    before = text;
    text = withoutMarkup(text);
    text = ownLinksOnly(text, site.paths);
  }
  text = shortened(
    text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim(),
  );
  const sources = readAnswer(text, (path) => site.paths.has(path)).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.href]));
  return { text, sources: [...new Set(sources)] };
}

function withoutMarkup(text: string): string {
  return (
    text
      // Unseen signs: controls, and those that turn the direction of text around (https://www.unicode.org/reports/tr9/).
      .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (sign) => (sign === '\n' ? sign : sign === '\t' ? ' ' : ''))
      .replace(/<(script|style|template|svg|iframe)\b[\s\S]*?<\/\1[^>]*>/gi, '')
      .replace(/<[a-z!/?][^<>]*>?/gi, '')
      // Bare addresses, but not the paths inside links.
      .replace(/[a-z][a-z\d+.-]{0,30}:\/\/[^\s)\]]*/gi, '')
      .replace(/(?:javascript|vbscript):[^\s)\]]*|\bdata:[a-z]+\/[^\s)\]]*/gi, '')
      .replace(/\bwww\.[^\s)\]]*/gi, '')
      .replace(/^ {0,3}(?:#{1,6} |> ?|[-*+] |`{3}.*$)/gm, '')
      .replace(/\*\*|__|`/g, '')
  );
}

/** Links as the panel reads them. A page's path is kept, whatever a model put behind it is not: it could fill in a form. */
function ownLinksOnly(text: string, paths: ReadonlySet<string>): string {
  return readAnswer(text, (path) => paths.has(path))
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.label}](${piece.href.replace(/[?#].*$/, '')})`))
    .join('');
}

/** Cuts at the end of a sentence, never within a link. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/\[[^\]]*(?:\](?:\([^)]*)?)?$/, '');
  const end = cut.search(/[.!?][^.!?]*$/);
  return end > LONGEST / 3 ? cut.slice(0, end + 1) : `${cut.replace(/\s+\S*$/, '')} …`;
}
