import { fill, listed } from '../../../format/fill.ts';
import type { Entity } from '../../../search/fact.ts';
import type { Context } from './context.ts';
import type { Means } from './means.ts';
import { listedIn, type Move, type Ordinal } from './moves.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import { about, answerOne, isOverview, ofFact } from './single.ts';

/** The least score with which a fact is a reason. */
const LIKELY = 0.7;
/** How near a line must be to what is meant instead. */
const NEAR = 0.25;

/** The second of what was listed, and what is asked of it. Undefined where a message chooses nothing. */
export function chosen(ordinal: Ordinal, reading: Reading, context: Context, means: Means): Outcome | undefined {
  const { questions } = means;
  const items = listedIn(questions.read(context.said.replace(/\s*See \[.*$/, '')).named);
  const entity = items.at(ordinal.place);
  if (!entity) return undefined;
  const rest = questions.read(reading.words.filter((_, at) => at !== ordinal.at).join(' '));
  if (ordinal.isAll || isOverview(rest, means)) return about(entity, means);
  return answerOne({ ...rest, named: [entity] }, { ...context, entities: [entity] }, means);
}

/** "No, I meant the one on …": what was asked before, of another thing of the same kind. */
export function corrected(reading: Reading, context: Context, means: Means): Outcome | undefined {
  const { finder, questions } = means;
  const { before, said, outcome, path } = context;
  if (reading.corrects === 0 || !before) return undefined;
  const rest = questions.read(reading.typed.slice(reading.corrects).join(' '));
  const kind = outcome?.about?.[0]?.kind;
  const fits = finder.find(rest, { ...context, entities: [] }).filter(({ fact }) => !said.includes(fact.text.slice(0, 40)));
  const fit = fits.find(({ fact }) => fact.path === path && (!kind || fact.about.some((id) => id.startsWith(`${kind}:`)))) ?? fits[0];
  return fit && fit.near >= NEAR ? ofFact(fit, rest, means) : undefined;
}

/** What a move is answered with: from what was said before, found anew. */
export function moved(move: Move, reading: Reading, context: Context, means: Means): Outcome | undefined {
  const { said, path, entities, outcome, past } = context;
  const {
    facts,
    entities: all,
    questions,
    words: { replies },
  } = means;
  const next = (): Outcome | undefined => {
    const [subject] = entities;
    const ofSubject = subject && about(subject, means, said);
    const near = facts.find((fact) => fact.path === path && fact.asked.length > 0 && !said.includes(fact.text.slice(0, 40)));
    return ofSubject ?? (near && { text: near.text, paths: [near.path], fact: near });
  };
  if (move === 'others' || move === 'later' || move === 'before') {
    const known = move === 'others' && outcome?.about?.length ? outcome.about : entities;
    const [first] = known;
    if (!first) return undefined;
    if (move === 'others') {
      const rest = all.filter((entity) => entity.kind === first.kind && !said.includes(entity.name));
      return rest.length > 0
        ? {
            text: fill(replies.others, {
              list: listed(
                rest.map(({ name }) => name),
                replies.and,
              ),
            }),
            paths: [first.path],
            about: rest,
          }
        : undefined;
    }
    return along(known, move === 'later' ? 1 : -1, reading, means);
  }
  if (move === 'back') {
    const [earlier] = past?.entities.filter((entity) => entity !== entities[0]) ?? [];
    return (
      earlier &&
      (answerOne({ ...reading, hinted: [], named: [earlier] }, { ...context, entities: [earlier] }, means) ?? about(earlier, means))
    );
  }
  if (move === 'source' && entities[0]?.kind === 'document') return about(entities[0], means);
  if (!outcome || (!context.isSaid && move !== 'more')) return undefined;
  const body = outcome.text.replace(/^(Yes|No)\.\s+/, '');
  if (move === 'shorter')
    return { ...outcome, text: /^((?:Yes|No)\.\s+)?.*?[.?”"](?=\s+\p{Lu}|$)/u.exec(outcome.text)?.[0] ?? outcome.text };
  if (move === 'sure') return { ...outcome, text: fill(replies.sure, { answer: body }) };
  if (move === 'source')
    return {
      ...outcome,
      text: fill(replies.says, { answer: body, page: facts.find((fact) => fact.path === outcome.paths[0])?.page ?? '' }),
    };
  if (move === 'simpler') return { ...outcome, text: fill(replies.simpler, { answer: body }) };
  if (move === 'more') return next() ?? { text: replies.nothingMore, paths: outcome.paths };
  const question = `${context.before?.text ?? ''} ${entities[0]?.name ?? ''}`;
  const why = means.finder
    .find(questions.read(`why ${question}`), context)
    .find(
      ({ fact }) =>
        (!entities[0] || fact.about.includes(entities[0].id)) &&
        !said.includes(fact.text.slice(0, 40)) &&
        /\bbecause|so that|, so\b|\bin order\b|\bto keep\b/i.test(fact.text),
    );
  if (why && why.score >= LIKELY) return ofFact(why, questions.read('why'), means);
  // Why a shop took so long, or got so much, is told best by how it began.
  const [{ values: { challenge } = {}, path: home = '' } = {}] = entities;
  return typeof challenge === 'string' && !said.includes(challenge.slice(0, 40))
    ? { text: challenge, paths: [home], about: entities.slice(0, 1) }
    : next();
}

/** What came after or before, in a table that goes by years. */
function along(known: readonly Entity[], step: 1 | -1, { numbers }: Reading, means: Means): Outcome | undefined {
  const rows = means.entities.filter(({ kind }) => kind === 'milestone');
  const many = numbers.find((number) => number > 1);
  const at = rows.findIndex((row) => row === known.find(({ kind }) => kind === 'milestone'));
  const year = Number(rows[at]?.values.year) + step * (many ?? 0);
  const row = at < 0 ? undefined : many === undefined ? rows[at + step] : rows.find(({ values }) => values.year === year);
  return row && about(row, means);
}
