import type { Navigation } from '../../../../content/schema/navigation.ts';
import s from './MenuEntry.module.css';

/** Returns `aria-current`: "page" for the entry's own page, "true" for pages below it. */
function current(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Renders an entry of the main menu with its submenu. */
export function MenuEntry({ entry, path }: { entry: Navigation['main'][number]; path: string }) {
  const { label, href, children } = entry;
  const link = (
    <a className={s.link} href={href} aria-current={current(path, href)}>
      {label}
    </a>
  );
  if (!children) return <li>{link}</li>;

  const id = `menu${href.replaceAll('/', '-')}`;
  return (
    <li className={s.parent} data-submenu>
      {link}
      <button className={s.expand} type="button" aria-expanded="false" aria-controls={id} aria-label={`${label} pages`}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2 4.2 6 8l4-3.8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      <ul className={s.submenu} id={id}>
        {children.map((child) => (
          <li key={child.href}>
            <a className={s.sublink} href={child.href} aria-current={current(path, child.href)}>
              {child.label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
