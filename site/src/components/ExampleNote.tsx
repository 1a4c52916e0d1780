import { labels } from '../content.ts';
import s from './ExampleNote.module.css';

/** Says once, under pictures with goods and numbers, whose they are. */
export function ExampleNote() {
  return <p className={`soft ${s.note}`}>{labels.offer.example}</p>;
}
