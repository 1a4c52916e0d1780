import type { Entity, EntityKind } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import type { Context } from './context.ts';
import type { Reading } from './finder.ts';

type Table = KnowledgeData['words']['followUps'];
type Pattern = Table['patterns'][number];
type Aspect = Table['aspects'][number] & { pattern: RegExp; every: RegExp };

/** A question, and what it may lean on. */
interface Talk extends Reading {
  /** The question without its first small words. */
  bare: string;
  goesOn: boolean;
  context: Context;
  /** Entities in focus, in the last list, and of the own shop. */
  focus: readonly Entity[];
  list: readonly Entity[];
  shop: readonly Entity[];
}

/** The entities that a pattern means. */
type Take = (talk: Talk, pattern: Pattern, match: RegExpExecArray) => readonly (Entity | undefined)[];

const ordinals = ['first 1st former', 'second 2nd', 'third 3rd', 'fourth 4th', 'fifth', 'sixth'].map((words) => words.split(' '));
/** Most words of a question that tells nothing, in which an entity is meant by itself: "and what about it?". */
const MOST_EMPTY = 5;
/** Kinds of hinted entities that a short question may mean. */
const hintedKinds: readonly EntityKind[] = ['industry', 'office'];

/** Says questions again so that they stand alone, by the table training/words/followUps.yaml. Pure. */
export class FollowUps {
  readonly #entities: ReadonlyMap<string, Entity>;
  readonly #byPage: ReadonlyMap<string, readonly Entity[]>;
  readonly #read: (text: string) => Reading;
  readonly #aspects: readonly Aspect[];
  readonly #patterns: readonly { row: Pattern; when: RegExp; unless: RegExp | undefined }[];
  readonly #leads: RegExp;
  readonly #empty: ReadonlySet<string>;

  /** @param read parses a text */
  constructor({ entities, words: { followUps } }: Pick<KnowledgeData, 'entities' | 'words'>, read: (text: string) => Reading) {
    this.#entities = new Map(entities.map((entity) => [entity.id, entity]));
    this.#byPage = Map.groupBy(
      entities.filter(({ path }) => path),
      ({ path }) => path,
    );
    this.#read = read;
    this.#aspects = followUps.aspects.map((aspect) => ({
      ...aspect,
      pattern: new RegExp(`\\b(?:${aspect.asks})\\b`, 'i'),
      every: new RegExp(`\\b(?:${aspect.asks})\\b`, 'gi'),
    }));
    this.#patterns = followUps.patterns.map((row) => ({
      row,
      when: new RegExp(/\\[bW]|[$^]|^\.$/.test(row.when) ? row.when : `\\b(?:${row.when})\\b`, 'i'),
      unless: row.unless === undefined ? undefined : new RegExp(row.unless, 'i'),
    }));
    this.#leads = new RegExp(`^(?:(?:${followUps.leads})\\b[\\s,.!-]{0,3}){1,4}`, 'i');
    this.#empty = new Set(followUps.empty.split(/\s+/));
  }

  /**
   * Says a question again with what was talked about.
   * @returns the question as it stands if it leans on nothing; otherwise with the id of the pattern
   */
  sayAgain(question: string, context: Context): { question: string; by?: string } {
    const bare = this.bare(question);
    const talk: Talk = {
      ...this.#read(bare),
      text: question,
      bare,
      goesOn: bare !== question,
      context,
      focus: this.known(context.focus),
      list: this.known(context.list),
      shop: this.known(context.shop),
    };
    for (const { row, when, unless } of this.#patterns) {
      const match = this.#fits(row, talk) && !unless?.test(bare) ? when.exec(bare) : null;
      const said = match && this.#say(row, talk, match);
      if (said) return { question: said, by: row.id };
    }
    return { question };
  }

  /** Returns a question without its first small words, which go on with the conversation: "And …". */
  bare(question: string): string {
    return question.replace(this.#leads, '') || question;
  }

  /** Returns the entities of ids, without ids that the content does not know. */
  known(ids: readonly string[]): Entity[] {
    return ids.flatMap((id) => this.#entities.get(id) ?? []);
  }

  /** Returns the entities of a page. */
  atPage(path: string): readonly Entity[] {
    return this.#byPage.get(path) ?? [];
  }

  /** Returns the client in a trade. */
  clientOf(trade: Entity | undefined): Entity | undefined {
    return trade && [...this.#entities.values()].find(({ kind, values }) => kind === 'client' && values.industry === trade.name);
  }

  /** Returns the first aspect that a question asks for. @param kind of an entity that has the aspect */
  aspectOf(question: string, named: readonly Entity[], kind?: EntityKind): Aspect | undefined {
    const text = withoutNames(question, named);
    return this.#aspects.find(({ pattern, say }) => pattern.test(text) && (!kind || say[kind]));
  }

  /** Returns whether a text has no word that tells something. */
  #isPlain(text: string): boolean {
    return wordsIn(text).every((word) => this.#empty.has(word));
  }

  #fits({ after, named, most }: Pattern, talk: Talk): boolean {
    const count = talk.named.filter(({ kind }) => kind !== 'topic').length;
    return (
      (after === undefined || talk.context.aspect === after) &&
      (named === undefined || count === named) &&
      (most === undefined || wordsIn(talk.bare).length <= most)
    );
  }

  /** Says a question again by a pattern that fits it. Undefined if the thing that the pattern means was not talked about. */
  #say(row: Pattern, talk: Talk, match: RegExpExecArray): string | undefined {
    if (row.take === 'none') return row.plain && !this.#isPlain(swap(talk.bare, match[0], ' ')) ? undefined : row.say?.none;
    if (row.kinds && talk.named.some(({ kind }) => row.kinds?.includes(kind))) return undefined;
    const taken = takes[row.take](talk, row, match);
    if (row.take === 'pair')
      return taken[0] && `${talk.bare.replace(/^./, (first) => first.toUpperCase()).replace(/[?.!]$/, '')} or ${taken[0].name}?`;
    const meant = row.take.endsWith('trade') ? taken.map((trade) => this.clientOf(trade)) : taken;
    for (const entity of meant) {
      const isMeant = entity && (!row.kinds || row.kinds.includes(entity.kind));
      const said = isMeant && this.#sayOf(entity, row, talk, match[0]);
      if (said) return said;
    }
    return undefined;
  }

  /** Says a question again as one of an entity. @param phrase what stands for the entity, unless the pattern is of the whole question */
  #sayOf(entity: Entity, { take, aspects, plain, say }: Pattern, talk: Talk, phrase: string): string | undefined {
    const names = [...talk.named, ...talk.hinted];
    const isWhole = take === 'named' || (take === 'focus' && aspects !== undefined);
    const pronoun = entity.kind === 'client' || entity.kind === 'person' ? 'they' : 'it';
    const asked = isWhole ? talk.bare : swap(talk.bare, phrase, pronoun);
    const aspect = this.aspectOf(asked, names, entity.kind === 'industry' ? 'client' : entity.kind);
    const rest = withoutNames(isWhole ? talk.bare : swap(talk.bare, phrase, ' '), names);
    const isPlain = this.#isPlain(aspect ? withoutNames(asked, names).replace(aspect.every, ' ') : rest);
    if ((aspects && !aspects.includes(aspect?.id ?? '')) || (plain && !isPlain)) return undefined;
    const inItsWords = aspect && (isPlain || take === 'trade') ? this.#ask(aspect.id, entity) : undefined;
    if (say) return (take === 'trade' && inItsWords) || (say[entity.kind] && fillName(say[entity.kind] as string, entity));
    if (take === 'named' && !aspects) return this.#onto(entity, aspect, talk);
    const isBare = isPlain && (talk.named.length === 0 || aspects !== undefined);
    // A question of an aspect and nothing more is asked in the words of its answer.
    if (isBare && inItsWords) return inItsWords;
    const words = wordsIn(rest).length;
    if (isBare && !aspect && words <= MOST_EMPTY) return (words <= 1 && this.#ask(talk.context.aspect, entity)) || tellAbout(entity);
    if (aspects) return undefined;
    return swap(talk.text, phrase, /^(?:his|her|hers|their|theirs|its)$/i.test(phrase) ? `${entity.name}’s` : entity.name);
  }

  /** Goes on with another entity: the same aspect, or the last question with its name. */
  #onto(entity: Entity, aspect: Aspect | undefined, { context, focus, goesOn, bare }: Talk): string | undefined {
    if (!goesOn && wordsIn(withoutNames(bare, [entity])).length > 1 && entity.kind !== 'industry') return undefined;
    const asked = this.#ask(aspect?.id ?? context.aspect, entity);
    if (asked || aspect) return asked;
    const other = entity.kind === 'industry' ? (this.clientOf(entity) ?? entity) : entity;
    const old = focus.find(({ kind, name }) => kind === other.kind && context.asked.includes(name));
    return old && context.asked.replace(old.name, other.name);
  }

  /** Asks for an aspect of an entity; a trade stands for its client. */
  #ask(id: string | undefined, entity: Entity): string | undefined {
    const says = this.#aspects.find((aspect) => aspect.id === id)?.say;
    const client = id === 'price' ? undefined : entity.kind === 'industry' ? this.clientOf(entity) : undefined;
    if (client && says?.client) return fillName(says.client, client);
    const say = says?.[entity.kind];
    return say && fillName(say, entity);
  }
}

/** What a pattern means, by its `take`. */
const takes: Readonly<Record<Exclude<Pattern['take'], 'none'>, Take>> = {
  list: ({ list }, _, [, word = '']) => {
    const place = ordinals.findIndex((words) => words.includes(word.toLowerCase()));
    return [list.at(place)];
  },
  kind: ({ list, focus }, { say }) => [[...list, ...focus].find(({ kind }) => say?.[kind])],
  pair: ({ named: [other], focus }) => [focus.find(({ kind, id }) => kind === other?.kind && id !== other.id)],
  'named trade': ({ named, hinted }) =>
    named.some(({ kind }) => kind !== 'industry') ? [] : [[...named, ...hinted].find(({ kind }) => kind === 'industry')],
  trade: ({ shop, focus }) => [[...shop, ...focus].find(({ kind }) => kind === 'industry')],
  named: ({ named, hinted }) => (named.length > 0 ? named : hinted.filter(({ kind }) => hintedKinds.includes(kind))).slice(0, 1),
  focus: ({ focus }) => focus,
};

const abouts: Partial<Record<EntityKind, string>> = {
  client: 'What changed at {name}?',
  service: 'What is {name}?',
  document: 'What is in "{name}"?',
  person: 'Who is {name}?',
};
const tellAbout = (entity: Entity) => fillName(abouts[entity.kind] ?? 'Tell me about {name}', entity);
const fillName = (say: string, { name }: Entity) => say.replace('{name}', () => name);

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Strips names of entities, so that "dynamic pricing" does not ask for a price. */
const withoutNames = (text: string, named: readonly Entity[]) =>
  named
    .flatMap(({ name, names, hints }) => [name, ...names, ...hints])
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replace(namePattern(name), ' '), text);

/** Patterns of names, as many as the content has. */
const namePatterns = new Map<string, RegExp>();
function namePattern(name: string): RegExp {
  const pattern = namePatterns.get(name) ?? new RegExp(`(?<!\\p{L})${escaped(name)}(?:['’]s|s)?(?!\\p{L})`, 'giu');
  namePatterns.set(name, pattern);
  return pattern;
}

/** Replaces the first place of a phrase as whole words. */
const swap = (text: string, phrase: string, by: string) =>
  text.replace(new RegExp(`(?<!\\p{L})${escaped(phrase)}(?!\\p{L})`, 'u'), () => by);
