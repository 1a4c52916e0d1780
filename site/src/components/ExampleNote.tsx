import { labels } from '../data/content.ts';
import s from './ExampleNote.module.css';

/** States once per page that numbers in pictures are examples. @param text for pictures of the example shop */
export function ExampleNote({ text = labels.caseStudy.example }: { text?: string }) {
  return <p className={`soft ${s.note}`}>{text}</p>;
}
