import type { Answerer } from '../../server/assistant/builtin/answerer.ts';
import type { Context } from '../../server/assistant/builtin/context.ts';
import type { KnowledgeData } from '../../shared/assistant/knowledge.ts';

/** Describes how a message was said again and parsed, the nearest answers with their scores, and the reply. */
export function explain(answerer: Answerer, { tell, offer }: KnowledgeData['weights'], question: string, context: Context): string {
  const { question: said, by = 'as it stands' } = answerer.followUps.sayAgain(question, context);
  const reading = answerer.finder.read(said);
  const named = [...reading.named, ...reading.hinted].map(({ id }) => id).join(', ');
  const levelOf = (sure: number) => (sure >= tell ? 'tell ' : sure >= offer ? 'offer' : 'no   ');
  const rows = answerer.finder
    .find(reading)
    .slice(0, 3)
    .map(
      ({ answer, line, score, sure }) =>
        `  ${levelOf(sure)} sure ${sure.toFixed(2)}, score ${score.toFixed(2)}: ${answer.id}, by "${answer.asked[line] ?? 'its own words'}"`,
    );
  const { text, answered, choices = [] } = answerer.answer(question, context);
  return [
    `said again: ${said} (${by})`,
    `read as: ${reading.stems.join(' ')}${named && ` (${named})`}`,
    ...rows,
    `${answered ? 'answered' : 'not answered'}: ${text}`,
    ...choices.map((choice) => `  ? ${choice}`),
  ].join('\n');
}
