import { stopWords } from '../../../search/common-words.ts';
import type { Entity, Fact } from '../../../search/fact.ts';
import { aboutAll } from './about.ts';
import type { Context } from './context.ts';
import type { FactFinder, Fit } from './fact-finder.ts';
import type { Means } from './means.ts';
import { isAnother, isExact, isList, ofFact } from './of-fact.ts';
import type { Outcome } from './outcome.ts';
import { ofPage } from './pages.ts';
import { meant, namedInstead, namesIn, pronounIn, together, unnamed } from './pronouns.ts';
import { isYear, type Reading } from './reading.ts';

/** How sure a fact must be to be told without a doubt, as the logarithm of the odds (fact-finder.ts). */
export const PLAIN_THRESHOLD = 0.3;
/** How sure a fact must be to be the answer, as the logarithm of the odds. */
export const ANSWER_THRESHOLD = -0.3;
/** For what is claimed of us: who claims something asks about us. */
export const PREMISE_THRESHOLD = -0.7;
/** For the second part of a question, which the first has told of. */
export const SECOND_PART_THRESHOLD = -1.1;
/** For what was answered before. */
export const REPEAT_THRESHOLD = -1.2;
/** For what is told of the thing that is spoken of, and how near a line must be then. */
const SUBJECT_THRESHOLD = -1.4;
const FAINT = 0.25;
/** How much surer a question must be together with the one before it than alone. */
const AHEAD = 0.15;
/** The same for a question that says next to nothing alone: it may be less sure. */
const NOTHING = -0.5;
/** How much surer it must be to answer how many without a figure, or who without a person. */
const MISFIT = 0.5;
/** How near a line must be, or how much of the question a fact must cover, to answer what was not asked after something else. */
const NEAR = 0.42;
const COVERS = 0.45;
/** Words that may be of any subject: "how long". */
const FEW = 3;
/** Longest question that leaves out what it is about, in words. */
const SHORT = 6;

/** One question, answered from the tables or by a fact. */
export function answerOne(
  reading: Reading,
  context: Context,
  means: Means,
  sure = ANSWER_THRESHOLD,
  isSecond = false,
): Outcome | undefined {
  const { finder, operators, note } = means;
  const because = (why: string, outcome: Outcome) => {
    note('because', why);
    return outcome;
  };
  const isLeaning = (context.said !== '' || isSecond) && leansOn(reading);
  const carried = isLeaning ? meant(reading, context.entities, means) : [];
  const around: Context = isLeaning ? { ...context, entities: carried } : { entities: [], said: '', isSaid: false };
  // "What was his job?" asks of nobody else.
  const [subject] = carried;
  if (carried.length > 0) note('spoken of', carried);
  const isNamed = subject !== undefined && reading.named.length === 0 && subject.kind === pronounIn(reading, means);
  const fits = finder.find(isNamed ? { ...reading, named: [subject] } : reading, around);
  const merged = isLeaning && context.before ? finder.find(reading, around, together(reading, context.before, means)) : [];
  // "How does it work?" is asked of what is spoken of as if it were named.
  const instead = carried.length > 0 && !isSecond ? namedInstead(reading, carried, means) : undefined;
  const ofNamed = instead && finder.find(instead)[0];
  const byName = () => instead && ofNamed && because(`fact ${ofNamed.fact.path}, as "${instead.text}"`, ofFact(ofNamed, instead, means));
  if (isExact(ofNamed)) return byName();
  const said = isLeaning && !isSecond && !isExact(fits[0]) ? worded(reading, context, means) : undefined;
  if (said) return because('with a word of the question before', said);
  const before = isLeaning ? context.outcome?.slots : undefined;
  const asked = operators.slots.read(reading, carried, before);
  // Rows of a table that is named, within a limit, are counted however near a line is, and what is claimed of two things is looked up.
  const isOfTables =
    (asked?.isPlain && asked.limit !== undefined) || (reading.asksYesNo && reading.named.length + reading.hinted.length > 1);
  if (!isExact(fits[0]) || isLeaning || (!fits[0]?.isSame && isOfTables)) {
    note('asks', asked ?? 'nothing of the tables');
    const computed = operators.answer(reading, carried, before, isLeaning ? context.past?.entities : []);
    if (computed) return because('tables', computed);
    const bare = aboutAll(reading, means);
    if (bare) return because('about what is named', bare);
    const page = ofPage(reading, means);
    if (page) return because('page by its name', page);
    const spokenOf = instead && aboutAll(instead, means);
    if (spokenOf && !context.said.includes(spokenOf.text)) return because(`about what is named, as "${instead.text}"`, spokenOf);
  }
  for (const { fact, sure, score, near, covers } of [...fits.slice(0, 4), ...merged.slice(0, 2)])
    note('found', { sure, score, near, covers, path: fact.path, text: fact.text.slice(0, 70) });
  const best = bestOf(reading, fits, merged, context, finder, isSecond);
  const isTold = best && (isExact(best) || isSureOf(best, sure, isLeaning, reading, means));
  // What surely holds for all of its kind, before what may hold for it.
  const general = isTold && (isExact(best) || best.sure >= PLAIN_THRESHOLD) ? undefined : ofAnyOfItsKind(reading, means);
  if (general) return because('what holds for all of its kind', general);
  if (!isTold) return instead && ofNamed && isSureOf(ofNamed, sure, false, instead, means) ? byName() : undefined;
  // What is less sure tells at least of the same, and answers what was asked.
  const isSame = best.fact.path === context.path || best.fact.about.some((id) => carried.some((entity) => entity.id === id));
  if (isSecond && best.sure < ANSWER_THRESHOLD && !(isSame && finder.fits(best.fact, reading.wanted))) return undefined;
  return because(`fact ${best.fact.path}`, ofFact(best, reading, means));
}

/** "Do you sell it?", after "is my data safe": with a word of the question before for its pronoun, where a line asks just that. */
function worded(reading: Reading, { before }: Context, means: Means): Outcome | undefined {
  const pronouns = new RegExp(`\\b(?:${means.words.cues.pronouns.thing.join('|')})\\b`, 'i');
  if (!before || reading.named.length > 0 || !pronouns.test(reading.text)) return undefined;
  const telling = before.words.filter((word) => !stopWords.has(word) && means.finder.index.has(word));
  for (const word of telling) {
    const asked = means.questions.read(reading.text.replace(pronouns, word));
    const [fit] = means.finder.find(asked);
    if (fit && isExact(fit)) return ofFact(fit, asked, means);
  }
  return undefined;
}

/** Whether a question stands by itself in a conversation: a line asks just this, and it asks for no column of what is spoken of. */
export function isWhole(reading: Reading, { entities, outcome }: Context, { finder, operators }: Means): boolean {
  const { leans, goesOn, words, named } = reading;
  // "And where do I find your address?"
  const rest = goesOn ? words.slice(1) : words;
  const [best] = finder.find({ ...reading, words: rest });
  if (rest.length <= FEW + Number(leans) || !best || !isExact(best) || (goesOn && (leans || !best.isSame))) return false;
  // "What went wrong before?" is asked on the page of each client.
  const clients = best.fact.about.filter((id) => id.startsWith('client:'));
  if (named.length === 0 && clients.length === 1 && entities.some(({ kind }) => kind === 'client')) return false;
  return !leans || !operators.slots.read(reading, entities, outcome?.slots)?.column;
}

/** Whether a question may lean on what was said: it has a word that does, goes on, or is short. */
const leansOn = ({ goesOn, leans, words }: Reading) => goesOn || leans || words.length <= SHORT;

/** What the site says nearest of the thing that is spoken of, where a question goes on about it and names nothing else: it may be less sure, and says neither yes nor no. */
export function ofWhatIsSpokenOf(reading: Reading, context: Context, means: Means): Outcome | undefined {
  const { named, hinted, wanted } = reading;
  const { before, said } = context;
  const entities = meant(reading, context.entities, means);
  const [subject] = entities;
  if (!subject || !before || !leansOn(reading) || named.length + hinted.length > 0) return undefined;
  const around = { ...context, entities };
  const [best] = [...means.finder.find(reading, around), ...means.finder.find(reading, around, together(reading, before, means))]
    .filter(({ fact }) => isOf(subject, fact) && !said.includes(fact.text.slice(0, 40)) && means.finder.fits(fact, wanted))
    .toSorted((one, other) => other.score - one.score);
  if (!best || best.sure < SUBJECT_THRESHOLD || best.near < FAINT) return undefined;
  return ofFact(best, { ...reading, asksYesNo: false, isPremise: false }, means);
}

/** Whether a fact tells of a thing, and not of all of its kind. */
const isOf = (entity: Entity, fact: Fact) => fact.about.includes(entity.id) && !isList(entity, fact);

/** Whether a fact is the answer: surely enough, near to what was asked after nothing else, and of a question that has more than numbers and is not strange. */
function isSureOf(fit: Fit, sure: number, isLeaning: boolean, reading: Reading, means: Means): boolean {
  const telling = reading.words.filter((word) => !stopWords.has(word));
  // "And the 98%?" is asked of a fact that has it.
  const isFigure = telling.length > 0 && telling.every((word) => /^\d/.test(word) && !isYear(Number(word)));
  if (isFigure) return telling.every((word) => word.length > 1 && means.finder.figures(fit.fact).includes(word.replace(/[^\d.,]/g, '')));
  const { wanted } = reading;
  const misses = (wanted === 'number' || wanted === 'person') && !means.finder.fits(fit.fact, wanted) ? MISFIT : 0;
  // Who has a role is certain, whoever else is claimed to.
  const least = isAnother(fit, reading) ? SUBJECT_THRESHOLD : sure + misses;
  if (fit.sure < least || isStrange(reading, means)) return false;
  return isLeaning || ((fit.near >= NEAR || fit.covers >= COVERS) && (tells(fit, reading, means) || isAnother(fit, reading)));
}

/** Whether the site knows no more than half of what a question tells, or nothing of what is counted: "how many kangaroos live in Sydney". */
export function isStrange({ words, wanted }: Reading, { finder, words: { cues } }: Means): boolean {
  const telling = words.filter((word) => !stopWords.has(word));
  const unknown = telling.filter((word) => !finder.index.has(word));
  const [first = '', counted = ''] = words;
  const isCounted = wanted === 'number' && cues.asks.includes(first) && unknown.includes(counted);
  return isCounted || (unknown.length > 0 && unknown.length * 2 >= telling.length);
}

/** Whether a fact has anything of what a question tells besides the names in it: what it shares only small words with is no answer. */
function tells({ id, fact }: Fit, { words, named, hinted }: Reading, { finder, reader, words: { cues } }: Means): boolean {
  const names = namesIn(
    [...named, ...hinted].filter((entity) => fact.about.includes(entity.id)),
    reader.language,
  );
  const silent = new Set([...cues.claims, ...cues.overview, ...cues.skipped].flatMap((cue) => cue.split(' ')));
  const own = words.filter((word) => !stopWords.has(word) && !names.has(word) && !silent.has(word));
  return own.length === 0 || finder.index.hasAny(id, own);
}

/** "Can dynamic pricing be switched off?", answered as whether it can: by what holds for all of its kind. */
function ofAnyOfItsKind(reading: Reading, means: Means): Outcome | undefined {
  const [thing] = reading.named;
  const asked = unnamed(reading, means);
  const [fit] = asked ? means.finder.find(asked) : [];
  const isOfOthers = fit?.fact.about.some((id) => id.startsWith(`${thing?.kind}:`) && id !== thing?.id);
  return asked && fit && (isExact(fit) || fit.sure >= PLAIN_THRESHOLD) && !isOfOthers ? ofFact(fit, asked, means) : undefined;
}

/** The best fact: of the question alone, or together with the one before it, where that was another. */
function bestOf(
  reading: Reading,
  fits: readonly Fit[],
  merged: readonly Fit[],
  { said }: Context,
  finder: FactFinder,
  isSecond: boolean,
): Fit | undefined {
  const [own] = fits;
  const isSaid = ({ fact }: Fit) => said.includes(fact.text.slice(0, 40));
  const [first] = merged;
  // Said before, and still what a short question asks the figure or the time of: "how many in total?"
  const isFigure = (reading.wanted === 'number' || reading.wanted === 'time') && first && finder.fits(first.fact, reading.wanted);
  const next = first && !isSecond && isSaid(first) && isFigure && reading.words.length <= 5 ? first : merged.find((fit) => !isSaid(fit));
  const tellsMore = reading.words.filter((word) => !stopWords.has(word)).length > 1;
  return next && (!own || next.sure - (tellsMore ? AHEAD : NOTHING) > own.sure) ? next : own;
}
