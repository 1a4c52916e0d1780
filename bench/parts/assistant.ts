import { performance } from 'node:perf_hooks';
import { type Content, loadContent } from '../../content/load.ts';
import { questionsOf } from '../../eval/question-set.ts';
import { knowledgeOf } from '../../search/knowledge-of.ts';
import { openKnowledge } from '../../server/assistant/knowledge.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { compare } from '../compare.ts';
import { kib, ms } from '../format.ts';
import { median } from '../median.ts';
import { type Opening, openPanel } from '../open-panel.ts';
import type { Part, Row } from '../part.ts';
import { SlowLine } from '../slow-line.ts';

/** Facts of the large site, questions, rounds of them, openings of the panel and how much slower than this machine's the phone's CPU is. */
const sizes = {
  short: { many: 1, questions: 5, rounds: 1, openings: 1, slowdown: 1 },
  full: { many: 10_000, questions: 1_000, rounds: 9, openings: 7, slowdown: 4 },
};
/** The longest that an answer may take on the large site in 99 of 100 cases, in milliseconds. */
const MOST = 20;

/** Time of a builtin answer, at the site's size and on a site of 10,000 facts; and what the first opening of the panel costs a phone. */
export const assistant: Part = async ({ short, ours, line }, resources) => {
  const content = loadContent();
  const size = short ? sizes.short : sizes.full;
  const questions = questionsOf('tune')
    .map(({ ask }) => ask)
    .slice(0, size.questions);
  const rows: Row[] = [];
  const data: (
    | { passages: number; making: number; p50: number; p99: number; questions: number }
    | { openings: { first: Opening; cached: Opening }[] }
  )[] = [];
  const large = { site: enlarged(content, size.many), target: MOST };
  for (const { site, target } of short ? [large] : [{ site: content, target: undefined }, large]) {
    const made = knowledgeOf(site);
    const passages = made.facts.length;
    const started = performance.now();
    const knowledge = openKnowledge(site, made);
    const making = performance.now() - started;
    const runs = questions.map((): number[] => []);
    for (let round = 0; round <= size.rounds; round++) {
      for (const [index, question] of questions.entries()) {
        const before = performance.now();
        knowledge.answer(question, []);
        // The first round warms up.
        if (round > 0) runs[index]?.push(performance.now() - before);
      }
    }
    // Each question's median, so that what else the machine does is not taken for the answer's time.
    const times = runs.map(median).sort((one, other) => one - other);
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
    const [p50, p99] = [at(0.5), at(0.99)];
    rows.push({
      what: `assistant: a builtin answer from ${passages} facts, p50 and p99`,
      ...(target ? { target: `p99 <= ${target} ms`, met: p99 <= target } : {}),
      ours: `${p50.toFixed(1)} and ${p99.toFixed(1)} ms`,
    });
    data.push({ passages, making, p50, p99, questions: times.length });
  }

  const browser = await launchChromium({ isLight: short });
  resources.defer(() => browser.close());
  const openings: Awaited<ReturnType<typeof openPanel>>[] = [];
  // In short over a line that nothing runs over, and so not a slow one.
  const panel = { origin: ours, line: short ? new SlowLine() : line, name: content.chat.name, slowdown: size.slowdown };
  for (let time = 0; time < size.openings; time++) openings.push(await openPanel(browser, panel));
  const [opening] = openings.map(({ first }) => first) as [Opening];
  const beside = (what: string, of: (opening: Opening) => number) =>
    compare(`assistant: ${what}`, median(openings.map(({ first }) => of(first))), median(openings.map(({ cached }) => of(cached))), {
      as: ms,
    });
  rows.push(
    { what: 'assistant: fetched at the first opening', ours: `${kib(opening.bytes)} in ${opening.requests} requests` },
    beside('from the tap until it can be typed into, throttled, beside the same with all cached', ({ time }) => time),
    beside('from the tap until a question is sent, throttled, beside the same', ({ live }) => live),
  );
  data.push({ openings });
  const made = data.flatMap((entry) => ('making' in entry ? [entry] : []));
  return {
    rows,
    notes: [`assistant: ready after ${made.map(({ making, passages }) => `${Math.round(making)} ms at ${passages} facts`).join(', ')}`],
    data,
  };
};

/** The site with as many clients as it takes: each of ours over and over, under names of their own. */
function enlarged(content: Content, many: number): Content {
  const { facts } = knowledgeOf(content);
  const each = facts.filter(({ path }) => path.startsWith('/case-studies/')).length / content.caseStudies.length;
  const more = Math.max(1, Math.ceil((many - facts.length) / each));
  const caseStudies = Array.from({ length: more }, (_, index) => {
    const study = content.caseStudies[index % content.caseStudies.length] as Content['caseStudies'][number];
    const client = inventedName(index);
    const text = JSON.stringify(study).replaceAll(study.client, client);
    return { ...(JSON.parse(text) as typeof study), slug: client.toLowerCase() };
  });
  return { ...content, caseStudies: [...content.caseStudies, ...caseStudies] };
}

/** Babeco, Babedo …: five syllables, each from the number's digits in base 60. */
function inventedName(index: number): string {
  let name = '';
  for (let rest = index + 1, length = 0; length < 4; rest = Math.floor(rest / 60), length++)
    name = `${'bcdfglmnprst'[rest % 12]}${'aeiou'[Math.floor(rest / 12) % 5]}${name}`;
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}
