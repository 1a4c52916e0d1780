import { cameBack } from '../../../content/came-back.ts';
import type { Content } from '../../../content/load.ts';
import { StatRow } from '../sections/StatRow.tsx';
import s from './CountingRules.module.css';

/** Renders how results are counted: an example calculation, then the rules. */
export function CountingRules({ example, rules }: Pick<Content['pages']['howWeCount'], 'example' | 'rules'>) {
  const back = Math.round(100 * cameBack(example.figure));
  const figures = ['₹100', `₹${back}`, `₹${back - 100}`, example.figure];
  return (
    <>
      <section className={`wrap section ${s.example}`}>
        <h2>{example.heading}</h2>
        <p className="soft">{example.text}</p>
        <StatRow items={example.steps.map((label, index) => ({ figure: figures[index] as string, label }))} />
      </section>
      <div className={`wrap section ${s.rules}`}>
        {rules.map(({ title, text }) => (
          <section key={title} className={s.rule}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </>
  );
}
