import { Icon } from '../drawings/Icon.tsx';
import { chapterId } from './context.ts';
import type { ResourceCard } from './document-links.ts';
import s from './ResourceList.module.css';

interface ResourceListProps {
  /** Links to the categories, with the current category marked. */
  filters: readonly { label: string; href: string; current: boolean }[];
  resources: readonly ResourceCard[];
}

/** Renders the documents and texts, filtered by links. A document that is alone has its contents beside it. */
export function ResourceList({ filters, resources }: ResourceListProps) {
  return (
    <section className="wrap section" aria-label="Documents">
      <nav aria-label="Categories" data-glide>
        <ul className={s.filters}>
          {filters.map(({ label, href, current }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={s.list} data-arrive>
        {resources.map(({ slug, type, title, description, category, icon, tone, page, chapters, action }) => (
          <li key={slug} id={slug} className={s.card}>
            <div className={`${s.cover} tone-${tone}`} aria-hidden="true">
              <span>{type}</span>
              <Icon name={icon} isCentred />
              <b>{title}</b>
            </div>
            <div>
              <p className={s.category}>{category}</p>
              <h2>{page ? <a href={page}>{title}</a> : title}</h2>
              <p className="soft">{description}</p>
              <a className={s.action} href={action.href} download={action.download}>
                {action.label}
                <span className="visually-hidden">: {title}</span>
                {action.facts && <small> {action.facts}</small>}
              </a>
            </div>
            {resources.length === 1 && chapters.length > 0 && (
              <ol>
                {chapters.map((heading, index) => (
                  <li key={heading}>
                    <a href={`${page}#${chapterId(index + 1)}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
