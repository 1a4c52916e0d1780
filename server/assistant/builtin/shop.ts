import type { Content } from '../../../content/load.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { fill } from '../../../shared/format/fill.ts';
import type { Reading } from './finder.ts';
import type { Found } from './sayings.ts';

/** Service recommended if no client is of the shop's trade: the first column of the comparison. */
const FIRST_SERVICE = '/services/customer-service';
/** The message must mention its sender within this many words. */
const NEAR_START = 3;
/** Limit of words between the sender and what they own or sell. */
const MOST_BETWEEN = 7;

/**
 * Returns the reply to a description of a shop ("We sell sarees on Shopify"): where to begin, a similar client, and a prefilled message;
 * to a wish with it, a question with choices.
 * @returns undefined for other messages
 * @param contact link to the contact form with a message
 */
export function describedShop(
  { text, named, hinted }: Reading,
  { entities, words: { cues } }: Pick<KnowledgeData, 'entities' | 'words'>,
  { shop: says }: Content['assistant']['replies'],
  contact: (message: string) => string,
): Found | undefined {
  const { who, has, asks, wishes } = cues.shop;
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const padded = ` ${words.join(' ')} `;
  const isOwn = (word: string) => has.includes(word) || has.includes(word.replace(/s$/, ''));
  const isTold = words
    .slice(0, NEAR_START)
    .some((word, at) => who.includes(word) && words.slice(at + 1, at + 1 + MOST_BETWEEN).some(isOwn));
  const isAsked = text.includes('?') || asks.some((cue) => padded.includes(` ${cue} `));
  const isWish = wishes.some((cue) => padded.includes(` ${cue} `));
  if (!isTold || (isAsked && !isWish)) return undefined;
  const mentioned = [...named, ...hinted];
  const trade = mentioned.find(({ kind }) => kind === 'industry');
  const platform = mentioned.find(({ kind }) => kind === 'platform');
  if (!trade && !platform) return undefined;
  const client = trade && entities.find(({ kind, values }) => kind === 'client' && values.industry === trade.name);
  const [suits] = (client?.values.services as readonly string[] | undefined) ?? [];
  const service = entities.find(({ kind, name, path }) => kind === 'service' && (suits ? name === suits : path === FIRST_SERVICE));
  if (!service) return undefined;
  const values = {
    trade: trade?.name ?? '',
    service: service.name,
    servicePath: service.path,
    platform: platform?.name ?? '',
    contact: contact(fill(says.message, { question: text })),
    ...(client && {
      client: client.name,
      clientPath: client.path,
      clientTrade: String(client.values.trade),
      roi: `${client.values.return}%`,
      months: Number(client.values.months),
    }),
  };
  const sentences = [trade ? says.begin : says.size, ...(client ? [says.client] : []), ...(platform ? [says.platform] : [])];
  const reply = [...sentences, isWish ? says.ask : says.contact].map((sentence) => fill(sentence, values)).join(' ');
  return { text: reply, answered: true, ...(isWish && { choices: says.choices }) };
}
