import type { DeskPage } from '../../server/desk/desk-page.ts';
import type { OpenQuestion } from '../../server/questions/list-questions.ts';
import { format } from '../format.ts';
import { ActionForm } from '../parts/ActionForm.tsx';
import { NumberTable } from '../parts/NumberTable.tsx';
import { PageHeader, Periods } from '../parts/PageHeader.tsx';

/** Questions without an answer or with an unhelpful one, and searches without a result, in visitors' own words. */
export function Questions({ period, questions, verdicts, searches }: Extract<DeskPage, { page: 'questions' }>) {
  return (
    <>
      <PageHeader
        heading="What visitors were not told"
        lead="Each is a page or an answer that the site lacks. Press “Answer it” to choose or write what the assistant should have said, or “Not for us” to take it off the list. Who asked is not known."
      >
        <Periods path="/questions" period={period} />
      </PageHeader>
      <section aria-labelledby="asked">
        <h2 id="asked">Asked of the assistant</h2>
        <p>{`Of ${format.count(verdicts.yes + verdicts.no, 'answer')} that visitors judged, ${format.number(verdicts.yes)} helped.`}</p>
        {questions.length === 0 ? (
          <p className="small">The assistant has answered every question in {period} days, or was not asked.</p>
        ) : (
          <NumberTable
            head={['Question, as it was asked most simply', 'Times', 'Last']}
            rows={questions.map((row) => ({
              name: row.question,
              shown: (
                <>
                  <bdi>{row.question}</bdi>
                  <div className="small">
                    {outcomeText(row)}. <a href={`/words?${new URLSearchParams({ answer: row.question })}`}>Answer it</a>
                  </div>
                  <ActionForm action="/questions/settle" fields={{ question: row.question, days: String(period) }} about={row.question}>
                    Not for us
                  </ActionForm>
                </>
              ),
              cells: [format.number(row.notFound + row.notHelped), format.day(row.lastDay)],
            }))}
          />
        )}
      </section>
      <section aria-labelledby="sought">
        <h2 id="sought">Looked for by search</h2>
        {searches.length === 0 ? (
          <p className="small">Every search in {period} days found something.</p>
        ) : (
          <NumberTable
            head={['Search that found nothing', 'Times', 'Last']}
            rows={searches.map(({ question, times, lastDay }) => ({ name: question, cells: [format.number(times), format.day(lastDay)] }))}
          />
        )}
      </section>
    </>
  );
}

/** Describes how often a question had no answer, and how often its answer did not help. */
const outcomeText = ({ notFound, notHelped }: OpenQuestion) =>
  [notFound > 0 && `${format.number(notFound)} not found`, notHelped > 0 && `${format.number(notHelped)} answered, but “No”`]
    .filter(Boolean)
    .join(', ');
