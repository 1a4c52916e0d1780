import type { ReactNode } from 'react';
import type { DeskPage } from '../../server/desk/desk-page.ts';
import { format } from '../format.ts';
import s from './NeedsAttention.module.css';

/** Number of questions or searches that are quoted. */
const QUOTED = 3;

/** Matters for the owner that are no alerts: quarantine, and this week's questions and searches without an answer. */
export function NeedsAttention({
  checked,
  questions,
  searches,
}: Pick<Extract<DeskPage, { page: 'overview' }>, 'checked' | 'questions' | 'searches'>) {
  const quarantined = checked.backlog?.quarantined ?? 0;
  const nothing = quarantined + questions.length + searches.length === 0;
  return (
    <section className={s.see} data-nothing={nothing} aria-labelledby="hand">
      <h2 id="hand">{nothing ? 'Nothing waits for you' : 'For you to look at'}</h2>
      {nothing && <p>Quarantine is empty, and every question of this week has found its answer.</p>}
      <ul>
        {quarantined > 0 && (
          <Item count={quarantined} href="/quarantine" link="Open quarantine">
            {quarantined === 1 ? 'message lies in quarantine' : 'messages lie in quarantine'}
          </Item>
        )}
        {questions.length > 0 && (
          <Item count={questions.length} href="/questions?days=7" link="All questions" quotes={questions}>
            {questions.length === 1 ? 'question the assistant could not answer' : 'questions the assistant could not answer'}
          </Item>
        )}
        {searches.length > 0 && (
          <Item count={searches.length} href="/questions?days=7#sought" link="All searches" quotes={searches}>
            {searches.length === 1 ? 'search that found nothing' : 'searches that found nothing'}
          </Item>
        )}
      </ul>
    </section>
  );
}

interface ItemProps {
  count: number;
  children: ReactNode;
  href: string;
  link: string;
  quotes?: readonly { question: string }[];
}

function Item({ count, children, href, link, quotes = [] }: ItemProps) {
  return (
    <li>
      <p>
        <b>{format.number(count)}</b> {children}
      </p>
      {quotes.slice(0, QUOTED).map(({ question }) => (
        <q key={question} dir="auto">
          {question}
        </q>
      ))}
      <a href={href}>{link}</a>
    </li>
  );
}
