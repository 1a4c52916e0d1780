import type { Content } from '../../../content/load.ts';

/** Why a question is not answered. */
export type Refusal = 'refusal' | 'otherLanguage' | 'unknown';

/** Code and markup. A question about a shop needs none of these signs. */
const markup =
  /<\s*[a-z/!?]|<\/|[{}`\\]|\]\s*\(|&(?:lt|gt|amp|quot|#\w+);|\bon\w+\s*=|(?:java|vb)script\s*:|\bdata\s*:\s*\w+\/|\w+:\/\/|\bwww\.|%3c|--\s*$|'\s*;|'\s*(?:or|and)\s*['\d]|\b(?:drop|alter|truncate)\s+table\b|\bunion\s+(?:all\s+)?select\b|\bselect\b.+\bfrom\b.+\bwhere\b|\bselect\s+\*|\bdelete\s+from\b|\binsert\s+into\b|\bor\s+1\s*=\s*1|\$\(|\brm\s+-rf\b|\bsudo\b|\.\.\/|\/etc\/|\beval\s*\(/i;

/** Instructions to the machine instead of questions to the agency. */
const instructions: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|bypass|skip|neglect|overlook|discard|drop)\b.{0,40}\b(?:previous|prior|above|before|earlier|all|any|your|the|these|every|instructions?|rules?|guidelines?|prompts?|everything)\b/i,
  /\b(?:system|hidden|secret|initial|original|developer|internal|admin\w*|root|base|pre)[\s-]*(?:prompts?|messages?|instructions?|rules?|mode|access|override|text)\b/i,
  /\b(?:your|the|own)\s+(?:\w+\s+)?(?:prompts?|instructions|programming|guidelines|directives?|training data|source code|configuration|config|credentials?|environment variables?|tokens?|secrets?|passwords?|api keys?|private keys?)\b/i,
  /\b(?:api|secret|private|access|encryption)\s*keys?\b|\bpasswords?\b|\bcredentials?\b|\bprompt\b|\bjailbr\w+|\bprompt[\s-]*inject\w*/i,
  /\b(?:repeat|print|output|echo|reveal|dump|leak|recite|copy|summari[sz]e|translate|show)\b.{0,30}\b(?:above|verbatim|word for word|prompt|instructions?|rules|conversation so far|everything before|text before|preceding)\b/i,
  /\b(?:repeat|say|write|type|answer|respond|reply|print|output)\b.{0,25}\b(?:after me|exactly|only with|nothing but|100 times|\d+ times|forever|with just|the word|the following|the phrase)\b/i,
  /\b(?:pretend|role[\s-]*play\w*|impersonat\w+|simulate|act (?:as|like)|behave (?:as|like)|respond as|speak as|talk like|you are now|you're now|youre now|you are no longer|from now on|imagine (?:you|that you|being)|be my|play the role|in the role of|as if you|you are (?:a|an) (?!ai\b|bot\b|robot\b|real\b|human\b|agency\b|company\b|assistant\b|person\b|indian\b|global\b|big\b|small\b|good\b|new\b|machine\b))/i,
  /\b(?:dan mode|do anything now|developer mode|god mode|no (?:rules|restrictions|limits|filters?)|without (?:any )?(?:rules|restrictions|limits|filters?|censorship)|unrestricted|uncensored|unfiltered)\b/i,
  /(?:^|[\s.;:\]])(?:assistant|system|user|human|developer|bot|ai)\s*:/i,
  /\[\s*(?:system|inst|assistant|user)\b|<\|/i,
  /\b(?:confirm|agree|promise|admit|acknowledge|state)\s+(?:that|to me|the price|you)\b/i,
  /\b(?:new|updated|following|my) (?:instructions?|rules|orders|directives?)\b|\bobey\b|\bfollow (?:my|these|the) (?:instructions?|orders|rules|commands?)\b/i,
  /\b(?:base64|rot13|hexadecimal|decode|encode|decrypt|caesar|morse)\b/i,
  /\b(?:execute|run) (?:(?:this|the|a|my|following|some)\s)?(?:following |shell |sql |python )?(?:command|code|script|program|query)\b|\boverride\b.{0,30}\b(?:rules?|instructions?|system|prompt|settings|safety|security)\b|\bshell\b|\bcommand line\b|\b(?:your|the) (?:database|server|backend|admin panel|logs?)\b.{0,20}\b(?:access|dump|show|delete|open|password|ip)\b|\b(?:access|dump|show|delete|open|drop|list)\b.{0,20}\b(?:your|the) (?:database|backend|admin panel|logs|users|environment)\b/i,
  /\b(?:i am|i'm|im|this is) (?:your|the|an?) (?:\w+ )?(?:developer|admin\w*|creator|owner of this (?:bot|site)|boss|programmer|engineer|ceo|openai|google)\b/i,
  /\b(?:what|which) (?:model|llm|language model|version|gpt) (?:are|is) (?:you|this|it)\b|\b(?:which|what) llm\b/i,
  /\b(?:other|another|last|previous) (?:users?|visitors?|customers?)\b.{0,20}\b(?:ask\w*|say|said|typed|wrote|messages?|questions?|data|emails?|chats?)\b/i,
];

/** People of other companies: the site knows those of the agency, and would tell of them. */
const peopleElsewhere =
  /\b(?!tarazu|agency|company|firm|team|your|who|what|where|it|that|this|here|there)\w+['’]s\s+(?:ceo|cto|founder|boss|owner|chairman|director|chief)\b|\b(?:ceo|cto|founder|boss|owner|chairman|director) of (?!tarazu|the|this|that|your|it|a|an|operations|customers)\w+/i;

/** A run that looks encoded: long, and of several kinds of letters. */
const encoded =
  /(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*\d)[A-Za-z0-9+/]{16,}={0,2}|\b(?:[0-9a-f]{2}[\s:]?){12,}\b|\b[01]{8}(?:\s[01]{8})+/;

const shopWords =
  /\b(?:shop|shops|store|stores|sell|sells|selling|retail\w*|business|client|clients|customers?|services?|products?|inventory|stock|our|pricing)\b/i;

/** Keeps the assistant to its counter. */
export class Guard {
  readonly #offTopic: RegExp;
  readonly #goods: RegExp;
  readonly #abuse: RegExp;
  readonly #unsaid: RegExp;
  readonly #foreign: ReadonlySet<string>;

  constructor({ offTopic, unlessShop, abuse, unsaid, otherLanguages }: Content['assistant']['limits']) {
    const anyOf = (words: readonly string[]) => new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`);
    const goods = new Set(unlessShop);
    this.#offTopic = anyOf(offTopic.filter((word) => !goods.has(word)));
    this.#goods = anyOf(unlessShop);
    this.#abuse = anyOf(abuse);
    this.#unsaid = anyOf(unsaid);
    this.#foreign = new Set(otherLanguages);
  }

  /**
   * @param text as the visitor typed it
   * @param isEnglish whether a word is one that this site knows
   * @returns why the question gets no answer; undefined if it may have one
   */
  refuses(text: string, isEnglish: (word: string) => boolean): Refusal | undefined {
    const shown = text.normalize('NFKC').replace(/[\p{Cf}\p{Cc}]/gu, '');
    const plain = shown
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’`]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (markup.test(shown) || encoded.test(shown) || instructions.some((pattern) => pattern.test(shown) || pattern.test(plain)))
      return 'refusal';
    // Letters set apart to slip past: i g n o r e.
    if (/(?:\b\w\s){5,}\w\b/.test(plain)) return 'refusal';
    if (this.#abuse.test(plain)) return 'refusal';
    if (this.#isForeign(shown, plain, isEnglish)) return 'otherLanguage';
    if (this.#offTopic.test(plain) || (this.#goods.test(plain) && !shopWords.test(plain))) return 'refusal';
    return this.#unsaid.test(plain) || peopleElsewhere.test(shown) ? 'unknown' : undefined;
  }

  #isForeign(shown: string, plain: string, isEnglish: (word: string) => boolean): boolean {
    const letters = shown.match(/\p{L}/gu)?.length ?? 0;
    const latin = shown.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (letters > 0 && latin < letters * 0.7) return true;
    const words = plain.split(' ').filter(Boolean);
    const foreign = words.filter((word) => this.#foreign.has(word)).length;
    const english = words.filter((word) => !this.#foreign.has(word) && isEnglish(word)).length;
    return foreign > english && (foreign >= 2 || foreign === words.length);
  }
}
