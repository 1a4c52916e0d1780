import type { ArtefactOf } from '../../../content/schema/artefact.ts';
import { palette } from '../illustrations/palette.ts';
import s from './LaunchLedger.module.css';

/** One model's stock and price week by week, up to the day on which its successor is on sale: twice, with the stock drawn to scale. */
export function LaunchLedger({ before, after, model, labels, when, rows, said }: ArtefactOf<'launch-ledger'>) {
  const most = Math.max(...[...rows.before, ...rows.after].map(({ stock }) => stock));
  return (
    <div className={s.pair}>
      {(['before', 'after'] as const).map((side) => (
        <table key={side} className={`${s.ledger} ${s[side]}`}>
          <caption>
            <strong>{side === 'before' ? before : after}</strong>
            <span>{model}</span>
          </caption>
          <tbody>
            <tr>
              <th scope="row">{labels.stock}</th>
              {rows[side].map(({ stock }, index) => (
                <td key={when[index]} className={s.stock}>
                  <svg className="on-paper" viewBox="0 0 60 150" preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M6 150V${150 - (146 * stock) / most}H54V150z`} fill={side === 'before' ? palette.ink : palette.marigold} />
                  </svg>
                  <b>{stock}</b>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{labels.price}</th>
              {rows[side].map(({ price }, index) => (
                <td key={when[index]} className={s.price}>
                  <span>
                    {/* Text as wide as WCAG 1.4.12 lets a reader set it has the sign over the figure. */}
                    {price.match(/^\D*/)?.[0]}
                    <wbr />
                    {price.replace(/^\D*/, '')}
                  </span>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{labels.when}</th>
              {when.map((week) => (
                <td key={week}>{week}</td>
              ))}
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={6}>{said[side]}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </div>
  );
}
