import { content } from '../../data/content.ts';
import { say } from '../kit/outcome.ts';

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Returns the instrument's words and numbers, with the example shop's staff and date. Runs at build (site/vite-plugins.ts). */
export const words = () => {
  const { note, today, ...shown } = content.instruments.record;
  return { ...shown, today, note: say(note, { today: date.format(new Date(today)) }), person: content.exampleShop.people.support };
};
export type RecordContent = ReturnType<typeof words>;
