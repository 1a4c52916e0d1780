import type { Content } from '../../../content/load.ts';
import { fill } from '../../../format/fill.ts';
import { contactWith, messageIn } from './contact-with.ts';
import type { Context } from './context.ts';
import type { Means } from './means.ts';
import type { Outcome } from './outcome.ts';
import { formOf } from './phrases.ts';
import type { Reading } from './reading.ts';

/** Where a shop of no known trade usually begins (the comparison's first column). */
const FIRST = '/services/customer-service';
/** How many words may stand between somebody and what is theirs. */
const FAR = 7;

/** Whether somebody tells of a shop of theirs, and asks for nothing but help. */
function tells(
  { text, words, asksYesNo }: Reading,
  { who, has, asks, wishes }: Content['assistant']['cues']['shop'],
  isAsking: boolean,
): boolean {
  const said = ` ${words.join(' ')} `;
  const own = new Set(has.map(formOf));
  const isTold = words.some((word, at) => who.includes(word) && words.slice(at + 1, at + 1 + FAR).some((other) => own.has(formOf(other))));
  const isAsked = isAsking || text.includes('?') || asksYesNo || asks.some((cue) => said.includes(` ${cue} `));
  return isTold && (!isAsked || wishes.some((cue) => said.includes(` ${cue} `)));
}

/**
 * A shop described in a sentence: where it would begin, who is like it, how long it takes, and the way to us. Undefined for other messages.
 * @param also.isAsking whether a sentence beside it asks something
 * @param also.isAny whether a shop counts of which neither the trade nor the platform is one that we name
 */
export function describedShop(
  reading: Reading,
  { entities, words: { replies, cues: said } }: Means,
  { isAsking = false, isAny = false } = {},
): Outcome | undefined {
  const { text, named, hinted } = reading;
  const { shop: words } = replies;
  const { shop: cues } = said;
  if (!tells(reading, cues, isAsking)) return undefined;
  const claimed = [...named, ...hinted];
  const trade = claimed.find(({ kind }) => kind === 'industry');
  const platform = claimed.find(({ kind }) => kind === 'platform');
  if (!trade && !platform && !(isAny && reading.words.some((word) => cues.trades.includes(word)))) return undefined;
  const client = entities.find(({ kind, values }) => kind === 'client' && values.industry === trade?.name);
  const suits = client && (client.values.services as readonly string[])[0];
  const service = entities.find(({ kind, name, path }) => kind === 'service' && (suits ? name === suits : path === FIRST));
  if (!service) return undefined;
  const values = {
    trade: trade?.name ?? '',
    service: service.name,
    servicePath: service.path,
    platform: platform?.name ?? '',
    contact: contactWith(fill(words.message, { question: text })),
    ...(client && {
      client: client.name,
      clientPath: client.path,
      clientTrade: String(client.values.trade),
      roi: `${client.values.return}%`,
      months: Number(client.values.months),
    }),
  };
  const sentences = [
    trade ? words.begin : words.size,
    ...(client ? [words.client] : []),
    ...(platform ? [words.platform] : []),
    words.contact,
  ];
  return {
    text: sentences.map((sentence) => fill(sentence, values)).join(' '),
    paths: [trade?.path ?? '/solutions/small-business'],
    // "How does it work?" is asked of the service.
    about: [...(trade ? [trade] : []), ...(client ? [client] : []), service],
  };
}

/** "5000 orders a month", after a shop was described: a figure that asks nothing goes into the message that was begun. */
export function moreOfShop(reading: Reading, { said }: Context, { words: { replies, cues } }: Means): Outcome | undefined {
  const { text, words, numbers, wanted, asksYesNo, isPremise } = reading;
  const { shop } = replies;
  const message = messageIn(said);
  const isAsking = wanted || asksYesNo || isPremise || text.includes('?') || cues.asks.includes(words[0] ?? '');
  if (numbers.length === 0 || isAsking || !message.startsWith(fill(shop.message, { question: '' }))) return undefined;
  return { text: fill(shop.more, { contact: contactWith(`${message}, ${text}`) }), paths: [] };
}
