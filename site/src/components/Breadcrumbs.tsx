import s from './Breadcrumbs.module.css';
import type { Crumb } from './crumbs.ts';

/** The way from the top of the site to this page. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={s.crumbs} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>{index < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
