import { type FormEvent, useEffect, useId, useState } from 'react';
import { type FieldPlace, type NearestAnswer, type PageWords, type Saved, type TriedAnswer, wordsPaths } from '../../shared/api/words.ts';
import { withoutLinks } from '../../shared/format/without-links.ts';
import { read, useSend } from './api.ts';
import { Button, LabelledControl, Mistakes } from './Control.tsx';
import own from './panels.module.css';
import s from './words.module.css';

interface AnswerPanelProps {
  /** The visitor's question. */
  question: string;
  pages: readonly PageWords[];
  onSaved: () => void;
}

/** Teaches the assistant an unanswered question: choose an existing answer, or write one. */
export function AnswerPanel({ question, pages, onSaved }: AnswerPanelProps) {
  const [nearest, setNearest] = useState<NearestAnswer>();
  const [isTrying, setTrying] = useState(false);
  const [tried, setTried] = useState<TriedAnswer>();
  const [failure, setFailure] = useState('');
  const { mistakes, setMistakes, post } = useSend();
  useEffect(() => {
    read<NearestAnswer>(wordsPaths.nearest, { question }).then(setNearest, (error: Error) => setFailure(error.message));
  }, [question]);

  const teach = async (taught: { place: FieldPlace } | { answer: string; page: string }) => {
    if (!(await post<Saved>(wordsPaths.teach, { question, ...taught }))) return;
    await fetch('/questions/settle', { method: 'POST', body: new URLSearchParams({ question, taught: 'yes' }), redirect: 'manual' });
    onSaved();
    setTrying(true);
    setTried(await read<TriedAnswer>(wordsPaths.tried, { question }));
  };

  const heading = tried ? 'Once you publish, the assistant says:' : nearest ? 'The assistant says now:' : 'One moment.';
  return (
    <>
      <blockquote>{question}</blockquote>
      {failure && <p role="alert">{failure}</p>}
      <p className="small">{heading}</p>
      <p>{withoutLinks(tried?.now ?? nearest?.now ?? '')}</p>
      {tried && <Changed questions={tried.changed} />}
      {isTrying && !tried && <p role="status">Kept. Now all questions that we know are asked once more: this takes some seconds.</p>}
      {nearest && !isTrying && (
        <>
          {nearest.choices.length > 0 && <h3>It should have said</h3>}
          {nearest.choices.map(({ page, say, place }) => (
            <div key={`${place.file}${place.path}`} className={own.change}>
              <p className="small">{page}</p>
              <p>{say}</p>
              <Button aria-label={`Teach this answer: ${say}`} onClick={() => teach({ place })}>
                Teach this answer
              </Button>
            </div>
          ))}
          <NewAnswer pages={pages} mistakes={mistakes} onType={() => setMistakes([])} onWrite={(answer, page) => teach({ answer, page })} />
        </>
      )}
      {tried && <Mistakes mistakes={mistakes} />}
    </>
  );
}

/** The questions that get another answer than before. */
function Changed({ questions }: { questions: TriedAnswer['changed'] }) {
  const count = questions.length === 1 ? 'One other question gets' : `${questions.length} other questions get`;
  return (
    <div className={s.notice} role="status">
      <p>{questions.length === 0 ? 'No other question that we try gets another answer.' : `${count} another answer than on the site:`}</p>
      <ul className={own.places}>
        {questions.map((each) => (
          <li key={each.question}>
            <strong>{each.question}</strong> {each.after}
          </li>
        ))}
      </ul>
      <p>If that is right, publish it. If it is worse, take it back under Publish.</p>
    </div>
  );
}

interface NewAnswerProps extends Pick<AnswerPanelProps, 'pages'>, Pick<ReturnType<typeof useSend>, 'mistakes'> {
  onType: () => void;
  onWrite: (answer: string, address: string) => void;
}

function NewAnswer({ pages, mistakes, onType, onWrite }: NewAnswerProps) {
  const id = useId();
  const [answer, setAnswer] = useState('');
  const [address, setAddress] = useState('/');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWrite(answer, address);
  };
  return (
    <form className={s.editor} onSubmit={submit} onInput={onType} noValidate>
      <h3>Or write a new answer</h3>
      <LabelledControl
        id={id}
        label="Answer"
        note="One to three whole sentences that stand alone."
        kind={{ kind: 'text', max: 420, required: true }}
        value={answer}
        onChange={(next) => setAnswer(String(next ?? ''))}
        mistakes={mistakes}
      />
      <LabelledControl
        id={`${id}-page`}
        label="Page that it leads to"
        kind={{ kind: 'choice', required: true, choices: pages.map((page) => ({ value: page.address, label: page.name })) }}
        value={address}
        onChange={(next) => setAddress(String(next))}
      />
      <Button type="submit" look="act" disabled={answer.trim() === ''}>
        Add this answer
      </Button>
    </form>
  );
}
