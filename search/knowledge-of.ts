import type { Content } from '../content/load.ts';
import { entitiesOf, type Printed } from './entities-of.ts';
import type { KnowledgeData } from './fact.ts';
import { factsOf } from './facts-of.ts';

/** What the assistant knows, from all that the content says. */
export function knowledgeOf(content: Content, printed?: Printed): KnowledgeData {
  const entities = entitiesOf(content, printed);
  return { entities, facts: factsOf(content, entities) };
}
