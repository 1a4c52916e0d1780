import type { ProposalWords } from '../../../content/schema/artefacts.ts';
import { content } from '../data/content.ts';
import { Good } from '../drawings/Good.tsx';
import s from './MorningProposal.module.css';

/** Renders a proposal as on a client's phone: what, why, calculation and answers. It is a picture made of text: nothing can be pressed. */
export function MorningProposal({ at, shop, service, good, what, why, calculation: { rows, total }, limit, answers }: ProposalWords) {
  const { yes, no, later } = content.artefacts.answers;
  return (
    <div className={s.phone}>
      <p className={s.bar}>
        <b>{at}</b>
        <span>{shop ?? content.exampleShop.name}</span>
      </p>
      {good && (
        <div className={`picture ${s.good}`}>
          <Good name={good} />
        </div>
      )}
      <p className={s.service}>{service}</p>
      <p className={s.what}>{what}</p>
      <p className={s.why}>{why}</p>
      <dl className={s.calculation}>
        {[...rows, total].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={s.limit}>{limit}</p>
      <ul className={s.answers}>
        {(answers ?? [yes, no, later]).map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
    </div>
  );
}
