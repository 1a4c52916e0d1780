import type { QuestionCount } from '../../server/questions/list-questions.ts';
import { format } from '../format.ts';

/** What visitors asked or looked for in vain, most often first. Their words are shown as they are. */
export function QuestionList({ asked, each, empty }: { asked: readonly QuestionCount[]; each: string; empty: string }) {
  if (asked.length === 0) return <p className="small">{empty}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{each}</th>
          <th scope="col" className="number">
            Times
          </th>
          <th scope="col" className="number">
            Last
          </th>
        </tr>
      </thead>
      <tbody>
        {asked.map(({ question, times, lastDay }) => (
          <tr key={question}>
            <th scope="row">
              <bdi>{question}</bdi>
            </th>
            <td className="number">{format.number(times)}</td>
            <td className="number">{format.day(lastDay)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
