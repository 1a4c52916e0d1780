import { content } from '../data/content.ts';
import s from './FirstWeekPage.module.css';

/** Renders the report after a client's first week: findings with their costs, where to begin, and what the data does not say. */
export function FirstWeekPage() {
  const { firstWeek: page, names } = content.artefacts;
  return (
    <div className={s.page}>
      <p className={s.bar}>
        <b>{content.exampleShop.name}</b>
        <span>{names.firstWeek.when}</span>
      </p>
      <p className={s.title}>{page.title}</p>
      <p className={s.read}>{page.read}</p>
      <ol className={s.findings}>
        {page.findings.map(({ title, text, sum }) => (
          <li key={title}>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
            <p className={s.sum}>
              <b>{sum.value}</b>
              <span>{sum.label}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className={s.total}>
        <span>{page.lost}</span>
        <b>{page.total}</b>
      </p>
      <dl className={s.next}>
        <div>
          <dt>{page.beginHeading}</dt>
          <dd>{page.begin}</dd>
        </div>
        <div>
          <dt>{page.unknownHeading}</dt>
          <dd>{page.unknown}</dd>
        </div>
      </dl>
    </div>
  );
}
