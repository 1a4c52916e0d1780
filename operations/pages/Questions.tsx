import type { View } from '../../server/operations/view.ts';
import type { QuestionCount } from '../../server/questions/list-questions.ts';
import { format } from '../format.ts';
import { NumberTable } from '../parts/NumberTable.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { Periods } from '../parts/Periods.tsx';

/** What visitors wanted to know and were not told. */
export function Questions({ period, questions, searches }: Extract<View, { page: 'questions' }>) {
  return (
    <>
      <PageHeader
        heading="What visitors were not told"
        lead="Each is a page or an answer that the site lacks. Answers go on the page that says so, under asked, or into content/assistant/facts.yaml, other words for a page into content/search.yaml. Who asked is not known."
      >
        <Periods path="/questions" period={period} />
      </PageHeader>
      <section aria-labelledby="asked">
        <h2 id="asked">Asked of the assistant</h2>
        <QuestionList
          asked={questions}
          each="Question, as it was asked most simply"
          empty={`The assistant has answered every question in ${period} days, or was not asked.`}
        />
      </section>
      <section aria-labelledby="sought">
        <h2 id="sought">Looked for by search</h2>
        <QuestionList asked={searches} each="Search that found nothing" empty={`Every search in ${period} days found something.`} />
      </section>
    </>
  );
}

/** What visitors asked or looked for in vain, most often first. Their words are shown as they are. */
function QuestionList({ asked, each, empty }: { asked: readonly QuestionCount[]; each: string; empty: string }) {
  if (asked.length === 0) return <p className="small">{empty}</p>;
  return (
    <NumberTable
      head={[each, 'Times', 'Last']}
      rows={asked.map(({ question, times, lastDay }) => ({ name: question, cells: [format.number(times), format.day(lastDay)] }))}
    />
  );
}
