import { z } from 'zod';
import { maxContextLength } from '../../../shared/api/chat.ts';
import type { Answer, Entity, EntityKind } from '../../../shared/assistant/answer.ts';
import type { Reading } from './finder.ts';
import type { FollowUps } from './say-again.ts';

/** Most entries of each list. */
const most = { focus: 6, shop: 4, list: 12, told: 6, choices: 3 } as const;
const ids = (most: number) => z.array(z.string().max(120)).max(most).default([]);

/** Schema of the context that a request brings back. Ids that the content does not know are ignored when it is read. */
export const contextSchema = z
  .strictObject({
    /** Entities in focus, newest first. */
    focus: ids(most.focus),
    /** What the visitor said of the own shop: trade, size, platform. */
    shop: ids(most.shop),
    /** Aspect last asked. */
    aspect: z.string().max(20).optional(),
    /** Entities of the list last shown, in order. */
    list: ids(most.list),
    /** The last question, said again. */
    asked: z.string().max(300).default(''),
    /** Ids of the answers given, newest first. */
    told: ids(most.told),
    /** The questions last offered, which mean what they say when one is pressed. */
    choices: ids(most.choices),
    /** Whether the visitor has complained. */
    complaint: z.boolean().optional(),
  })
  .refine((context) => JSON.stringify(context).length <= maxContextLength);

/** What a conversation is about. It travels with the reply and comes back with the next question; the server keeps nothing. */
export type Context = z.infer<typeof contextSchema>;
export const noContext: Context = { focus: [], shop: [], list: [], asked: '', told: [], choices: [] };

const pageKinds: readonly EntityKind[] = ['client', 'service', 'size'];
/** Kinds in focus if a question only hints at them. */
const hintedKinds: readonly EntityKind[] = ['industry', 'topic', 'office'];
const shopKinds: readonly EntityKind[] = ['industry', 'size', 'platform'];
/** Kinds that an answer mentions without being about them. */
const besideKinds: readonly EntityKind[] = ['technology', 'industry', 'milestone', 'platform'];
const ownShop = /\b(?:i|im|we|my|our|mine|ours)\b/i;

/** A question and the reply to it. */
export interface Exchange {
  question: string;
  /** The question, said again. */
  said: Reading;
  /** Entities that the reply names, in order. */
  shown: readonly Entity[];
  told: readonly Pick<Answer, 'id' | 'page' | 'about' | 'again'>[];
  choices: readonly string[];
  /** Whether the reply declined a promise, answered a complaint, or was about opening days. */
  sign?: string | undefined;
}

/** Returns the context after an exchange. Several entities of a kind, just shown, take the place of those before. */
export function nextContext(context: Context, { question, said, shown, told, choices, sign }: Exchange, followUps: FollowUps): Context {
  const { named, hinted } = said;
  const known = (ids: readonly string[]) => followUps.known(ids);
  const own = ownShop.test(question) ? [...named, ...hinted].filter(({ kind }) => shopKinds.includes(kind)) : [];
  const byKind = Map.groupBy(
    shown.filter(({ kind }) => kind !== 'technology'),
    ({ kind }) => kind,
  );
  const list = [...byKind.values()].find(({ length }) => length > 1);
  const [answer] = told;
  const page = answer?.page.split('#')[0] ?? '';
  const about = known(answer && answer.about.length <= 2 ? answer.about : []).filter(
    ({ kind }, _, all) => !besideKinds.includes(kind) && all.filter((other) => other.kind === kind).length === 1,
  );
  const focus: readonly Entity[] =
    sign === 'complaint'
      ? []
      : [
          ...named.filter(({ kind }) => kind !== 'milestone'),
          ...followUps.atPage(page).filter(({ kind }) => pageKinds.includes(kind)),
          ...hinted.filter(({ kind }) => hintedKinds.includes(kind)),
          // Answers on other pages mention a city without being about the office.
          ...about.filter(({ kind }) => kind !== 'office' || page === '/about/global-presence'),
          // "There" after a person is the person's office.
          ...about.flatMap(({ kind, values }) => (kind === 'person' ? known([`office:${values.place}`]) : [])),
          ...known(context.focus).filter(({ kind }) => kind !== list?.[0]?.kind),
        ];
  const keptShop = known(context.shop).filter(({ kind }) => !own.some((other) => other.kind === kind));
  const keepsAspect = told.length === 0 || (named.length === 0 && /^(?:price|promise)$/.test(context.aspect ?? ''));
  const asked = followUps.aspectOf(said.text, named)?.id;
  // "Fees" and "cheap" are about our price only if the answer was.
  const isOtherPrice = asked === 'price' && told.length > 0 && !told.some(({ again }) => again === 'prices');
  const aspect =
    sign === 'promise' || sign === 'opening' ? sign : isOtherPrice ? undefined : (asked ?? (keepsAspect ? context.aspect : undefined));
  const complaint = context.complaint || sign === 'complaint';
  const next: Context = {
    focus: idsOf(focus, most.focus),
    shop: idsOf([...own, ...keptShop], most.shop),
    list: list ? idsOf(list, most.list) : context.list,
    asked: said.text.slice(0, 300),
    told: [...told.map(({ id }) => id), ...context.told].filter((id) => id.length <= 120).slice(0, most.told),
    choices: choices.slice(0, most.choices),
    ...(aspect && { aspect }),
    ...(complaint && { complaint }),
  };
  return JSON.stringify(next).length <= maxContextLength ? next : { ...next, told: [], list: [], choices: [] };
}

const idsOf = (entities: readonly Entity[], most: number) => [...new Set(entities.map(({ id }) => id))].slice(0, most);
