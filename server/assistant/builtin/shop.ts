import type { Content } from '../../../content/load.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { fill } from '../../../shared/format/fill.ts';
import type { Reading } from './finder.ts';

/** Where a shop of no known trade usually begins (the comparison's first column). */
const FIRST = '/services/customer-service';
/** Within how many words a message must begin to tell of somebody's own. */
const NEAR_START = 3;
/** How many words may stand between somebody and what is theirs. */
const FAR = 7;

/**
 * A shop described in a sentence ("We sell sarees on Shopify"): where it would begin, who is like it, and the message begun.
 * Undefined for other messages.
 * @param contact the contact form's address with a message
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
