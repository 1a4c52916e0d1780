import type { View } from '../../server/operations/view.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { Periods } from '../parts/Periods.tsx';
import { QuestionList } from '../parts/QuestionList.tsx';

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
