import type { QuestionCount } from '../../server/questions/list-questions.ts';
import { format } from '../format.ts';
import { NumberTable } from './NumberTable.tsx';

/** What visitors asked or looked for in vain, most often first. Their words are shown as they are. */
export function QuestionList({ asked, each, empty }: { asked: readonly QuestionCount[]; each: string; empty: string }) {
  if (asked.length === 0) return <p className="small">{empty}</p>;
  return (
    <NumberTable
      head={[each, 'Times', 'Last']}
      rows={asked.map(({ question, times, lastDay }) => ({ name: question, cells: [format.number(times), format.day(lastDay)] }))}
    />
  );
}
