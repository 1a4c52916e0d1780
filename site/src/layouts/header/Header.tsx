import type { Navigation } from '../../../../content/schema/navigation.ts';
import { searchPath } from '../../../../shared/api/search.ts';
import { Button } from '../../components/Button.tsx';
import { content, labels } from '../../data/content.ts';
import { Mark } from '../../drawings/Mark.tsx';
import { SearchLink } from '../../search/SearchLink.tsx';
import s from './Header.module.css';
import m from './MenuEntry.module.css';

/**
 * Renders the fixed header. The tagline is below the name, on phones at the top of the open menu.
 * Without JavaScript the menu button links to the list, and another link closes it; submenus open on hover and focus; enhance/menu.ts turns both into buttons.
 * @param path address of the page, whose entry is marked as current
 */
export function Header({ path }: { path: string }) {
  const { agency, navigation } = content;
  const tagline = `${agency.tagline}.`;
  return (
    <header className={s.header} data-header>
      <div className={`wrap ${s.bar}`}>
        <div className={s.lockup}>
          <a className={s.brand} href="/">
            <Mark />
            {agency.name}
          </a>
          <p className={s.tagline}>{tagline}</p>
        </div>
        <SearchLink label={content.search.name} isHere={path === searchPath} />
        <nav aria-label="Main" data-menu="open">
          <a className={`${s.toggle} ${s.shut}`} href="#top">
            {labels.layout.close}
          </a>
          <a className={s.toggle} href="#menu" data-menu-toggle>
            <span className={s.bars} aria-hidden="true" />
            <span className={s.closed}>{labels.layout.menu}</span>
            <span className={s.open}>{labels.layout.close}</span>
          </a>
          <ul className={s.menu} id="menu">
            <li className={s.menuTagline}>{tagline}</li>
            {navigation.main.map((entry) => (
              <MenuEntry key={entry.href} entry={entry} path={path} />
            ))}
            <li className={s.action}>
              <Button href={navigation.action.href}>{navigation.action.label}</Button>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** Returns `aria-current`: "page" for the entry's own page, "true" for pages below it. */
function current(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Renders an entry of the main menu with its submenu. */
export function MenuEntry({ entry, path }: { entry: Navigation['main'][number]; path: string }) {
  const { label, href, children } = entry;
  const link = (
    <a className={m.link} href={href} aria-current={current(path, href)}>
      {label}
    </a>
  );
  if (!children) return <li>{link}</li>;

  const id = `menu${href.replaceAll('/', '-')}`;
  return (
    <li className={m.parent} data-submenu>
      {link}
      <button className={m.expand} type="button" aria-expanded="false" aria-controls={id} aria-label={`${label} pages`}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2 4.2 6 8l4-3.8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      <ul className={m.submenu} id={id}>
        {children.map((child) => (
          <li key={child.href}>
            <a className={m.sublink} href={child.href} aria-current={current(path, child.href)}>
              {child.label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
