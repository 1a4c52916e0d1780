import s from './Tags.module.css';

/** Renders short labels, which are not links. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={s.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
