import { readAnswer } from '../../shared/api/chat.ts';

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
 * what it thought aloud, tags, bare addresses, signs that turn text around and Markdown's other marks go.
 * @param isCut whether it ended at its limit of tokens, so that the last sentence may be half a one
 */
export function cleanAnswer(raw: string, site: OwnSite, isCut = false): CleanAnswer {
  let text = withoutThoughts(raw).slice(0, LONGEST_READ).toWellFormed().normalize('NFC').replaceAll(`](${site.url}/`, '](/');
  // What is left when something is taken out can be markup again, such as a link around a link. Each turn but the last makes the text shorter.
  for (let before = ''; before !== text; ) {
    before = text;
    text = ownLinksOnly(withoutMarkup(text), site.paths);
    if (before === text) text = withoutBrackets(text, site.paths);
  }
  text = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
  if (isCut || text.length > LONGEST) text = wholeSentences(text.slice(0, LONGEST));
  const sources = readAnswer(text, (path) => site.paths.has(path)).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.href]));
  return { text, sources: [...new Set(sources)] };
}

/** What follows the last thought that ends, up to one that does not: self-hosted models write their thoughts before the answer. */
function withoutThoughts(raw: string): string {
  const [answer = ''] = (raw.split(/<\/think(?:ing)?>/i).at(-1) ?? '').split(/<think(?:ing)?>/i);
  return answer;
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

/** What is left of links that were not whole, or stood around others, becomes words. */
function withoutBrackets(text: string, paths: ReadonlySet<string>): string {
  return readAnswer(text, (path) => paths.has(path))
    .map((piece) => (typeof piece === 'string' ? piece.replace(/\]\((?:\/[^()\s]*)?\)?|[[\]]/g, '') : `[${piece.label}](${piece.href})`))
    .join('');
}

/** The beginning of a text up to the end of its last whole sentence; empty if there is none. */
function wholeSentences(text: string): string {
  const cut = text.toWellFormed().replace(/\[[^\]]*(?:\](?:\([^)]*)?)?$/, '');
  return /^[\s\S]*[.!?]["”’)]*(?=\s|$)/.exec(cut)?.[0] ?? '';
}
