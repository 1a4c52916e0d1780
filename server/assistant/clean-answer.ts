import { readAnswer } from '../../shared/api/chat.ts';

/** Longest answer, in characters: three long sentences with their links. */
const LONGEST = 1_500;
/** Longest raw answer that is processed, in characters. */
const LONGEST_READ = 6_000;

/** The site, for checking links. */
interface OwnSite {
  /** Paths of the site's pages. */
  paths: ReadonlySet<string>;
  /** Public origin. */
  url: string;
}

/** A cleaned answer. */
export interface CleanAnswer {
  text: string;
  /** Paths of pages that the text links to. */
  sources: string[];
}

/**
 * Reduces a model's answer to plain text and Markdown links to pages of this site. Other links become their text, images their alt text;
 * reasoning, HTML tags, bare URLs, bidirectional controls and other Markdown are removed.
 * @param isCut whether the answer was cut at the token limit; then an incomplete last sentence is removed
 */
export function cleanAnswer(raw: string, site: OwnSite, isCut = false): CleanAnswer {
  let text = withoutThoughts(raw).slice(0, LONGEST_READ).toWellFormed().normalize('NFC').replaceAll(`](${site.url}/`, '](/');
  // Removal can produce new markup, such as from a link around a link. The loop ends because each pass shortens the text.
  for (let previous = ''; previous !== text; ) {
    previous = text;
    text = ownLinksOnly(withoutMarkup(text), site.paths);
    if (previous === text) text = withoutBrackets(text, site.paths);
  }
  text = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
  if (isCut || text.length > LONGEST) text = wholeSentences(text.slice(0, LONGEST));
  const sources = readAnswer(text, (path) => site.paths.has(path)).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.href]));
  return { text, sources: [...new Set(sources)] };
}

/** Removes reasoning, which self-hosted models write in <think> tags before the answer. */
function withoutThoughts(raw: string): string {
  const [answer = ''] = (raw.split(/<\/think(?:ing)?>/i).at(-1) ?? '').split(/<think(?:ing)?>/i);
  return answer;
}

function withoutMarkup(text: string): string {
  return (
    text
      // Invisible characters: control codes and bidirectional controls (https://www.unicode.org/reports/tr9/).
      .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (sign) => (sign === '\n' ? sign : sign === '\t' ? ' ' : ''))
      .replace(/<(script|style|template|svg|iframe)\b[\s\S]*?(?:<\/\1[^<>]*>|$)/gi, '')
      .replace(/<[a-z!/?][^<>]*>?/gi, '')
      // Bare URLs, but not the paths inside links.
      .replace(/[a-z][a-z\d+.-]{0,30}:\/\/[^\s)\]]*/gi, '')
      .replace(/(?:javascript|vbscript):[^\s)\]]*|\bdata:[a-z]+\/[^\s)\]]*/gi, '')
      .replace(/\bwww\.[^\s)\]]*/gi, '')
      .replace(/^ {0,3}(?:#{1,6} |> ?|[-*+] |`{3}.*$)/gm, '')
      .replace(/\*\*|__|`/g, '')
  );
}

/** Normalises links. Query and fragment are dropped, because they could prefill a form. */
function ownLinksOnly(text: string, paths: ReadonlySet<string>): string {
  return readAnswer(text, (path) => paths.has(path))
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.label}](${piece.href.split(/[?#]/, 1)[0]})`))
    .join('');
}

/** Turns remains of broken or nested links into text. */
function withoutBrackets(text: string, paths: ReadonlySet<string>): string {
  return readAnswer(text, (path) => paths.has(path))
    .map((piece) => (typeof piece === 'string' ? piece.replace(/\]\((?:\/[^()\s]*)?\)?|[[\]]/g, '') : `[${piece.label}](${piece.href})`))
    .join('');
}

/** Cuts a text after its last complete sentence. The result is empty if there is none. */
function wholeSentences(text: string): string {
  const cut = text.toWellFormed().replace(/\[[^\][]*(?:\](?:\([^()]*)?)?$/, '');
  return /^[\s\S]*[.!?]["”’)]*(?=\s|$)/.exec(cut)?.[0] ?? '';
}
