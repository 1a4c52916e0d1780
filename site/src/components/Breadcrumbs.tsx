import s from './Breadcrumbs.module.css';
import { crumbsOf } from './crumbs.ts';

/** Renders the breadcrumbs with the current page last. Renders nothing on a top-level page. */
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
