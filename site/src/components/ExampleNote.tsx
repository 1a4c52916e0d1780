import { labels } from '../content.ts';
import s from './ExampleNote.module.css';

/** Says once, under pictures with goods and numbers, that they are an example. @param text where they are not the example shop's */
export function ExampleNote({ text = labels.offer.example }: { text?: string }) {
  return <p className={`soft ${s.note}`}>{text}</p>;
}
