import { labels } from '../content.ts';
import s from './ExampleNote.module.css';

/** Renders the note that pictures with goods and numbers show an example shop. Once a page. */
export function ExampleNote() {
  return <p className={`soft ${s.note}`}>{labels.offer.example}</p>;
}
