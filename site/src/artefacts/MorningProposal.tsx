import type { ProposalWords } from '../../../content/schema/artefacts.ts';
import type { GoodName } from '../../../content/schema/instruments/goods.ts';
import { content } from '../data/content.ts';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { svgFile } from '../drawings/svg-files.ts';
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

/** Draws a product. Decorative: the text beside the drawing names the product. */
function Good({ name }: { name: GoodName }) {
  const file = svgFile(`goods/${name}`);
  return (
    <svg viewBox={file.viewBox} preserveAspectRatio="xMidYMax" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <Shapes file={file} />
    </svg>
  );
}
