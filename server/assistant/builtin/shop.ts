import type { Content } from '../../../content/load.ts';
import type { Entity } from '../../../search/fact.ts';
import { fill } from '../../fill.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';

/** How visitors begin when they tell of their shop. */
const tells =
  /\b(i am|i'm|im|we are|we're) (the |a |an )?(\w+ ){0,4}(of|at|for|with) (a|an|our|my|the) |\b(we|i|we're|i'm|im)( are| am)?( also| only| mostly| just)? (sell|selling|run|running|own|make|making|trade)\b|\b(we|i) have (a|an|two|three|four|\d+|small|my own|our own)\b.{0,40}\b(shop|store|boutique|brand|label|outlets|branches|warehouses|business|bakery|pharmacy|retailer|chain)|\b(my|our) (\w+ ){0,3}(shop|store|boutique|brand|label|business|webshop|bakery)( is| sells|,|$)|\b(shop|store|boutique|brand|label) (here|owner)\b|\b(small|big|online|indian|local|one man|family|tiny)( \w+){0,2} (shop|store|brand|seller|retailer)\b.*,|\b\d+ (styles|products|items|skus|warehouses|shops|stores|branches)\b.*,/i;
/** Where a shop of no known trade usually begins (the comparison's first column). */
const FIRST = '/services/customer-service';
const asks = /\b(what|which|how|when|where|why|who|is there|do you have|can i|does it|will it)\b/i;

/** A shop described in a sentence: where it would begin, who is like it, how long it takes, and the way to us. Undefined for other messages. */
export function describedShop(
  reading: Reading,
  entities: readonly Entity[],
  words: Content['assistant']['replies']['shop'],
  begin: (message: string) => string,
): Outcome | undefined {
  const { text, named, hinted } = reading;
  if (
    !tells.test(text) ||
    ((asks.test(text) || text.endsWith('?')) && !/\b(can|could) (you|u) help|what (can|do|would|could) you\b/i.test(text))
  )
    return undefined;
  const claimed = [...named, ...hinted];
  const trade = claimed.find(({ kind }) => kind === 'industry');
  const platform = claimed.find(({ kind }) => kind === 'platform');
  if (!trade && !platform && reading.words.length < 4) return undefined;
  const asked = claimed.find(({ kind }) => kind === 'service');
  const client =
    entities.find(({ kind, values }) => kind === 'client' && values.industry === trade?.name) ??
    (asked && entities.find(({ kind, values }) => kind === 'client' && (values.services as readonly string[]).includes(asked.name)));
  const suits =
    asked?.name ??
    (client?.values.services as readonly string[] | undefined)?.[0] ??
    entities.find(({ kind, path }) => kind === 'service' && path === FIRST)?.name;
  const service = entities.find(({ kind, name }) => kind === 'service' && name === suits);
  if (!service) return undefined;
  const values = {
    trade: trade?.name ?? '',
    service: service.name,
    servicePath: service.path,
    platform: platform?.name ?? '',
    contact: begin(fill(words.message, { question: text })),
    ...(client && {
      client: client.name,
      clientPath: client.path,
      clientTrade: String(client.values.trade),
      roi: `${client.values.return}%`,
      months: Number(client.values.months),
    }),
  };
  const sentences = [
    fill(trade ? words.begin : words.size, values),
    ...(platform && !client ? [fill(words.platform, values)] : []),
    ...(client ? [fill(words.client, values)] : []),
    ...(platform && client ? [fill(words.platform, values)] : []),
    fill(words.contact, values),
  ];
  return {
    text: sentences.join(' '),
    paths: [trade?.path ?? '/solutions/small-business'],
    about: [...(trade ? [trade] : []), ...(client ? [client] : [])],
  };
}
