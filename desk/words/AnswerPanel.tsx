import { type FormEvent, useEffect, useId, useState } from 'react';
import {
  type FieldPlace,
  type Mistake,
  type NearestAnswer,
  type PageWords,
  type Saved,
  type TriedAnswer,
  wordsPaths,
} from '../../shared/api/words.ts';
import { slugOf } from '../../shared/format/slug.ts';
import { withoutLinks } from '../../shared/format/without-links.ts';
import { type Outcome, read, readField, send } from './api.ts';
import { LabelledControl, Mistakes } from './Control.tsx';
import s from './words.module.css';

interface AnswerPanelProps {
  /** The visitor's question. */
  question: string;
  pages: readonly PageWords[];
  onSaved: () => void;
}

/** Teaches the assistant an unanswered question: choose an existing answer, or write one. */
export function AnswerPanel({ question, pages, onSaved }: AnswerPanelProps) {
  const id = useId();
  const [nearest, setNearest] = useState<NearestAnswer>();
  const [isTrying, setTrying] = useState(false);
  const [tried, setTried] = useState<TriedAnswer>();
  const [answer, setAnswer] = useState('');
  const [address, setAddress] = useState('/');
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    read<NearestAnswer>(wordsPaths.nearest, { question }).then(setNearest, (error: Error) => setFailure(error.message));
  }, [question]);

  const isSaved = (outcome: Outcome<Saved>) => {
    setMistakes('mistakes' in outcome ? outcome.mistakes : []);
    return 'done' in outcome;
  };
  const tryAnswer = async () => {
    onSaved();
    setTrying(true);
    setTried(await read<TriedAnswer>(wordsPaths.tried, { question }));
  };
  const teach = async (place: FieldPlace) => {
    if (isSaved(await addTo(place, question))) await tryAnswer();
  };
  const write = async (event: FormEvent) => {
    event.preventDefault();
    const slug = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
    const key = slugOf(question, 50);
    const entry = { id: key, page: address, answer };
    const place = { file: `answers/${slug}.yaml`, path: ['answers'] };
    const known = await readField(place).catch(() => undefined);
    const added = known
      ? await addTo(place, entry)
      : await send<Saved>(wordsPaths.entry, { folder: 'answers', slug, value: { answers: [entry] } });
    const lines = { file: `training/lines${address === '/' ? '/home' : address}.yaml`, path: [`answers/${key}`] };
    if (isSaved(added)) await teach(lines);
  };

  const heading = tried ? 'Once you publish, the assistant says:' : nearest ? 'The assistant says now:' : 'One moment.';
  return (
    <>
      <blockquote>{question}</blockquote>
      {failure && <p role="alert">{failure}</p>}
      <p className="small">{heading}</p>
      <p>{withoutLinks(tried?.now ?? nearest?.now ?? '')}</p>
      {tried && (
        <div className={s.notice} role="status">
          <p>
            {tried.changed.length === 0
              ? 'No other question that we try gets another answer.'
              : `${tried.changed.length === 1 ? 'One other question gets' : `${tried.changed.length} other questions get`} another answer than on the site:`}
          </p>
          <ul className={s.places}>
            {tried.changed.map((each) => (
              <li key={each.question}>
                <strong>{each.question}</strong> {each.after}
              </li>
            ))}
          </ul>
          <p>If that is right, publish it. If it is worse, take it back under Publish.</p>
        </div>
      )}
      {isTrying && !tried && <p role="status">Kept. Now all questions that we know are asked once more: this takes some seconds.</p>}
      {nearest && !isTrying && (
        <>
          {nearest.choices.length > 0 && <h3>It should have said</h3>}
          {nearest.choices.map(({ page, say, place }) => (
            <div key={`${place.file}${place.path}`} className={s.change}>
              <p className="small">{page}</p>
              <p>{say}</p>
              <button type="button" className="quiet" aria-label={`Teach this answer: ${say}`} onClick={() => teach(place)}>
                Teach this answer
              </button>
            </div>
          ))}
          <form className={s.editor} onSubmit={write} noValidate>
            <h3>Or write a new answer</h3>
            <LabelledControl
              id={id}
              label="Answer"
              note="One to three whole sentences that stand alone."
              kind={{ kind: 'long', max: 420, required: true }}
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
              mistakes={[]}
            />
            <button type="submit" className="act" disabled={answer.trim() === ''}>
              Add this answer
            </button>
          </form>
        </>
      )}
      {tried && <Mistakes mistakes={mistakes} />}
    </>
  );
}

/** Appends an entry to a list. */
async function addTo(place: FieldPlace, value: unknown): Promise<Outcome<Saved>> {
  const { version } = await readField(place);
  return send<Saved>(wordsPaths.list, { place, op: 'add', value, version });
}
