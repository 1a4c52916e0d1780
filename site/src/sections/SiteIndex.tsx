import s from './SiteIndex.module.css';

interface SiteIndexProps {
  groups: readonly { name: string; pages: readonly { path: string; name: string }[] }[];
}

/** Renders links to all pages by section. */
export function SiteIndex({ groups }: SiteIndexProps) {
  return (
    <div className="wrap section">
      {groups.map(({ name, pages }) => (
        <section key={name} className={s.group}>
          <h2>{name}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
