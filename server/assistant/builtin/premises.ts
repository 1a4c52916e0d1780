import type { Entity } from '../../../search/fact.ts';
import type { Operators } from './operators.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';

/** Confirms or corrects what is said of a client, a person or a table: "TechPro made 425%, right?". Undefined where nothing is claimed that can be told. */
export function checkPremise(reading: Reading, operators: Operators): Outcome | undefined {
  if (!reading.isPremise && !reading.asksYesNo) return undefined;
  const { named, hinted, numbers, words } = reading;
  const said = words.join(' ');
  const outcome = (holds: boolean, text: string, ...about: Entity[]): Outcome => ({
    text: `${holds ? 'Yes' : 'No'}. ${text}`,
    paths: [...new Set(about.map(({ path }) => path))],
    about,
  });
  const client = named.find(({ kind }) => kind === 'client');
  const of = (key: string, entity: Entity) => operators.say(operators.column(key), entity);
  if (client) {
    const superlative = [
      ['months', false, /\b(quickest|fastest|shortest|soonest)\b/],
      ['months', true, /\b(slowest|longest)\b/],
      ['return', true, /\b(best|highest|most|biggest|top|largest)\b/],
      ['return', false, /\b(worst|lowest|least|smallest)\b/],
    ] as const;
    const claim = superlative.find(([, , pattern]) => pattern.test(said));
    if (claim) {
      const [key, isHigh] = claim;
      const [top] = operators.extreme(key, isHigh) as [Entity];
      return top === client ? outcome(true, of(key, client), client) : outcome(false, `${of(key, client)} ${of(key, top)}`, client, top);
    }
    const isMonths = /\b(month|months|year|weeks|long|took|take)\b/.test(said) && !/%|percent/.test(reading.text);
    const key = isMonths ? 'months' : 'return';
    const [number] = numbers.filter((each) => each > 1);
    if (number !== undefined) {
      if (client.values[key] === number) return outcome(true, of(key, client), client);
      const owner = operators.rows('client').find(({ values }) => values[key] === number);
      return outcome(false, [of(key, client), ...(owner ? [of(key, owner)] : [])].join(' '), client, ...(owner ? [owner] : []));
    }
    const claimed = [...named, ...hinted];
    const services = claimed.filter(({ kind }) => kind === 'service');
    if (services.length > 0 && /\b(use|uses|using|used|has|have|with|runs?|got|took|bought)\b/.test(said)) {
      return outcome(
        services.every(({ name }) => (client.values.services as readonly string[]).includes(name)),
        of('services', client),
        client,
      );
    }
    const trades = claimed.filter(({ kind }) => kind === 'industry');
    if (trades.length > 0 && words.length < 12)
      return outcome(
        trades.some(({ name }) => name === client.values.industry),
        of('trade', client),
        client,
      );
  }
  const person = named.find(({ kind }) => kind === 'person');
  const other = hinted.find(({ kind }) => kind === 'person');
  if (person && other && person !== other) return outcome(false, `${of('role', person)} ${of('role', other)}`, person, other);
  const places = named.filter(({ kind }) => kind === 'office');
  if (person && places.length > 0)
    return outcome(
      places.some(({ name }) => name === person.values.place),
      of('place', person),
      person,
    );
  return undefined;
}
