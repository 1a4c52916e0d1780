import { FigureChart } from '../charts/FigureChart.tsx';
import { labels } from '../content.ts';
import s from './CaseResults.module.css';
import type { CaseResult } from './case-results.ts';

/** A case study's three results, each drawn, with what it means, and what they are. */
export function CaseResults({ results }: { results: readonly CaseResult[] }) {
  return (
    <section className={`wrap ${s.results}`}>
      <h2 className="unseen">{labels.caseStudy.results}</h2>
      <dl data-arrive>
        {results.map(({ figure, label, meaning, measures }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={s.figure}>{figure}</dd>
            <dd className={s.chart} aria-hidden="true">
              <FigureChart figure={figure} measures={measures} />
            </dd>
            <dd className={s.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={s.meaning}>
        <a href="/about/how-we-count">{labels.layout.howWeCount}</a>
      </p>
    </section>
  );
}
