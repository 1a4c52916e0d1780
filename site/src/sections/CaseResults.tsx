import { cameBack } from '../../../content/came-back.ts';
import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { fill } from '../../../shared/format/fill.ts';
import { content, labels } from '../content.ts';
import s from './CaseResults.module.css';

/** A client's own three results: what came back, how long it took, and the services that are in use. */
export function CaseResults({ study: { roi, timeline, services } }: { study: Entry<CaseStudy> }) {
  const words = labels.caseStudy;
  const names = content.services.filter(({ slug }) => services.includes(slug)).map(({ name }) => name);
  const results = [
    { figure: roi, label: words.roi, meaning: fill(words.meanings.roi, { back: Math.round(100 * cameBack(roi)) }) },
    { figure: `${timeline} ${words.months}`, label: words.timeline, meaning: words.meanings.months },
    { figure: String(names.length), label: words.services, meaning: `${names.join(', ')}.` },
  ];
  return (
    <section className={`wrap ${s.results}`}>
      <h2 className="unseen">{words.results}</h2>
      <dl>
        {results.map(({ figure, label, meaning }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={s.figure}>{figure}</dd>
            <dd className="soft">{meaning}</dd>
          </div>
        ))}
      </dl>
      <a href="/about/how-we-count">{labels.layout.howWeCount}</a>
    </section>
  );
}
