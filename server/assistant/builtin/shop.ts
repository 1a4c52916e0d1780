import type { Content } from '../../../content/load.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { fill } from '../../../shared/format/fill.ts';
import type { Reading } from './finder.ts';

/** Starting point for a shop of unknown trade: the comparison's first column. */
const FIRST = '/services/customer-service';
/** The message must mention its sender within this many words. */
const NEAR_START = 3;
/** Most words between the sender and what they own or sell. */
const FAR = 7;

/**
 * Reply to a description of a shop ("We sell sarees on Shopify"): where to begin, a similar client, and a prefilled message.
 * @returns undefined for other messages
 * @param contact link to the contact form with a message
 */
export function describedShop(
  { text, named, hinted }: Reading,
  { entities, words: { cues } }: Pick<KnowledgeData, 'entities' | 'words'>,
  { shop: says }: Content['assistant']['replies'],
  contact: (message: string) => string,
): string | undefined {
  const { who, has, asks, wishes } = cues.shop;
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = ` ${words.join(' ')} `;
  const isOwn = (word: string) => has.includes(word) || has.includes(word.replace(/s$/, ''));
  const isTold = words.slice(0, NEAR_START).some((word, at) => who.includes(word) && words.slice(at + 1, at + 1 + FAR).some(isOwn));
  const isAsked = text.includes('?') || asks.some((cue) => said.includes(` ${cue} `));
  if (!isTold || (isAsked && !wishes.some((cue) => said.includes(` ${cue} `)))) return undefined;
  const claimed = [...named, ...hinted];
  const trade = claimed.find(({ kind }) => kind === 'industry');
  const platform = claimed.find(({ kind }) => kind === 'platform');
  if (!trade && !platform) return undefined;
  const client = entities.find(({ kind, values }) => kind === 'client' && values.industry === trade?.name);
  const [suits] = (client?.values.services as readonly string[] | undefined) ?? [];
  const service = entities.find(({ kind, name, path }) => kind === 'service' && (suits ? name === suits : path === FIRST));
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
  const sentences = [trade ? says.begin : says.size, ...(client ? [says.client] : []), ...(platform ? [says.platform] : []), says.contact];
  return sentences.map((sentence) => fill(sentence, values)).join(' ');
}
