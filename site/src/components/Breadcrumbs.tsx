import s from './Breadcrumbs.module.css';
import { crumbsOf } from './crumbs.ts';

/** The way from the top of the site to this page, whose crumb is the last; nothing on a page of the first level. */
export function Breadcrumbs({ path }: { path: string }) {
  const crumbs = crumbsOf(path);
  if (crumbs.length === 0) return null;
  return (
    <nav className={s.crumbs} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, path: href }) => (
          <li key={href}>{href === path ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
