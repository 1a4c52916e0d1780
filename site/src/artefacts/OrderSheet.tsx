import type { ArtefactOf } from '../../../content/schema/artefact.ts';
import s from './OrderSheet.module.css';

/** One store's order for a day: what was ordered by eye and what was left, what is proposed, and where the manager wrote over it. */
export function OrderSheet({ before, after, labels, rows }: ArtefactOf<'order-sheet'>) {
  return (
    <div className={`on-paper ${s.board}`}>
      <div className={s.sheet}>
        <i className={s.clip} />
        <table>
          <thead>
            <tr>
              <td />
              <th scope="colgroup" colSpan={2}>
                {before}
              </th>
              <th scope="colgroup" colSpan={3}>
                {after}
              </th>
            </tr>
            <tr>
              <th scope="col">{labels.item}</th>
              <th scope="col">{labels.ordered}</th>
              <th scope="col">{labels.left}</th>
              <th scope="col">{labels.proposed}</th>
              <th scope="col">{labels.decided}</th>
              <th scope="col" className={s.why}>
                {labels.why}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ item, ordered, left, proposed, changed }) => (
              <tr key={item}>
                <th scope="row">{item}</th>
                <td>{ordered}</td>
                <td className={s.left}>{left}</td>
                <td>{changed ? <del>{proposed}</del> : proposed}</td>
                <td>{changed ? <b>{changed.to}</b> : proposed}</td>
                <td className={s.why}>{changed?.why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
