import s from './Tags.module.css';

/** Short labels that say what a thing is about. They lead nowhere. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={s.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
