import type { ProposalPart, ProposalWords } from '../../../content/schema/artefacts.ts';
import type { GoodName } from '../../../content/schema/instruments/goods.ts';
import { fill } from '../../../shared/format/fill.ts';
import { content } from '../data/content.ts';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { svgFile } from '../drawings/svg-files.ts';
import s from './MorningProposal.module.css';
import { Pin } from './Pin.tsx';

interface MorningProposalProps extends ProposalWords {
  /** Numbers of the captions that point at parts of the proposal. */
  pins?: Partial<Record<ProposalPart, number>>;
}

/** Renders a proposal as on a client's phone: what, why, calculation and answers. It is a picture made of text, with the first answer given: nothing can be pressed. */
export function MorningProposal({ pins = {}, at, shop, service, good, what, why, calculation, limit, answers }: MorningProposalProps) {
  const { rows, total } = calculation;
  const { yes, no, later, given } = content.artefacts.answers;
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
      <p className={s.what}>
        <Pin number={pins.what} />
        {what}
      </p>
      <p className={s.why}>
        <Pin number={pins.why} />
        {why}
      </p>
      <dl className={s.calculation}>
        {[...rows, total].map(({ label, value }, index) => (
          <div key={label}>
            <dt>
              <Pin number={index === rows.length ? pins.total : index === rows.length - 1 ? pins.rows : undefined} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={s.limit}>
        <Pin number={pins.limit} />
        {limit}
      </p>
      <ul className={s.answers}>
        {(answers ?? [yes, no, later]).map((answer, index) => (
          <li key={answer}>
            {index === 0 && <Pin number={pins.answers} />}
            {index === 0 ? fill(given, { answer, time: at }) : answer}
          </li>
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
