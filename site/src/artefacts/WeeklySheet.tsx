import { content } from '../data/content.ts';
import s from './WeeklySheet.module.css';

/** Renders the weekly report: proposals, the client's decisions, earnings, and the model's errors. Short: on phones without the calculations. */
export function WeeklySheet({ isShort = false }: { isShort?: boolean }) {
  const { weekly: sheet, answers } = content.artefacts;
  return (
    <div className={isShort ? `${s.sheet} ${s.short}` : s.sheet}>
      <p className={s.bar}>
        <b>{sheet.title}</b>
        <span>{sheet.week}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{sheet.columns.proposed}</th>
            <th scope="col">{sheet.columns.decided}</th>
            <th scope="col">{sheet.columns.earned}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ proposed, decided, sum }) => (
            <tr key={proposed}>
              <th scope="row">
                {proposed}
                <span>{sum.label}</span>
              </th>
              <td>
                <b className={s[decided]}>{answers[decided]}</b>
              </td>
              <td>{sum.value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {sheet.totalLabel}
              <span>{sheet.against}</span>
            </th>
            <td colSpan={2}>{sheet.total}</td>
          </tr>
        </tfoot>
      </table>
      <div className={s.wrong}>
        <p>
          <b>{sheet.wrongHeading}</b>
          <span>{sheet.wrong.text}</span>
        </p>
        <p className={s.missed}>
          <b>{sheet.wrong.sum.value}</b>
          <span>{sheet.wrong.sum.label}</span>
        </p>
      </div>
    </div>
  );
}
