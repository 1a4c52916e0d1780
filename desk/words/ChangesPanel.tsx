import { useEffect, useState } from 'react';
import { type Change, type Mistake, type Published, type PublishState, wordsPaths } from '../../shared/api/words.ts';
import { personName } from '../person-name.ts';
import { keyOf, read, useSend } from './api.ts';
import own from './ChangesPanel.module.css';
import { Button, Mistakes } from './Control.tsx';
import s from './words.module.css';

interface ChangesPanelProps {
  changes: readonly Change[];
  /** Mistakes in files changed by hand: they prevent publishing. */
  mistakes: readonly Mistake[];
  onChanged: () => void;
}

/** Lists the draft's changes by page, with the button that publishes them. */
export function ChangesPanel({ changes, mistakes, onChanged }: ChangesPanelProps) {
  const [publish, setPublish] = useState<PublishState>();
  const [isPublished, setPublished] = useState(false);
  const { mistakes: failure, post } = useSend();
  useEffect(() => {
    const events = new EventSource(wordsPaths.events);
    events.onmessage = ({ data }) => {
      const state = JSON.parse(data as string) as PublishState;
      setPublish((before) => {
        if (before?.state === 'running' && state.state !== 'running') {
          onChanged();
          setPublished(state.state === 'done');
        }
        return state;
      });
    };
    return () => events.close();
  }, [onChanged]);

  const act = async (path: string, body: object) => {
    setPublished(false);
    await post(path, body);
    onChanged();
  };
  const isRunning = publish?.state === 'running';
  const byPage = Map.groupBy(changes, (change) => change.page);
  return (
    <>
      {changes.length === 0 && <p>The site says what you see here: nothing waits to be published.</p>}
      {changes.length > 0 && !isRunning && (
        <div className="row">
          <Button look="act" onClick={() => act(wordsPaths.publish, {})}>
            {changes.length === 1 ? 'Publish this change' : `Publish these ${changes.length} changes`}
          </Button>
          <Button onClick={() => act(wordsPaths.discard, {})}>Take back all</Button>
        </div>
      )}
      <Mistakes
        mistakes={[...mistakes, ...failure, ...(publish?.mistakes ?? [])]}
        where={({ file }) => file && <strong>{`${file}: `}</strong>}
      />
      <div role="status">
        {isRunning && (
          <p>
            <progress aria-label="Publishing" /> Publishing: visitors see the site as it was until all of it is ready.{' '}
            {publish.lines.at(-1)}
          </p>
        )}
        {isPublished && changes.length === 0 && <p>Published. Visitors see it within a minute.</p>}
        {publish?.note && <p>{publish.note}</p>}
        {publish?.state === 'failed' && (
          <>
            <p>
              It was not published: the site is as it was.
              {publish.mistakes.length === 0 &&
                ' This is no fault of your words: try again, or show the lines below to whoever looks after the server.'}
            </p>
            {publish.mistakes.length === 0 && (
              <details>
                <summary>What the server said</summary>
                <pre className={own.lines}>{publish.lines.slice(-12).join('\n')}</pre>
              </details>
            )}
          </>
        )}
      </div>
      {[...byPage].map(([page, ofPage]) => (
        <section key={page} aria-label={page} className={own.changes}>
          <h3>{page}</h3>
          {ofPage.map((change) => (
            <div key={keyOf(change)} className={s.change}>
              <p className="small">{change.label}</p>
              <Compared {...change} />
              <Button
                disabled={isRunning}
                aria-label={`Take back: ${change.label}`}
                onClick={() => act(wordsPaths.discard, { place: { file: change.file, path: change.path } })}
              >
                Take back
              </Button>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

const kinds = { added: 'Added', removed: 'Removed', hidden: 'Hidden', shown: 'Shown again' } as const;

/** What a change does, with the words that it concerns. */
function Compared({ kind = 'changed', before, after }: Change) {
  const rows =
    kind === 'changed'
      ? [['Before', before || 'Nothing'] as const, ['After', after || 'Nothing'] as const]
      : [[kinds[kind], after || before] as const];
  return (
    <dl className={own.compared}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists all publishes, the newest first; each can be reverted as a draft. */
export function HistoryPanel({ onChanged }: { onChanged: () => void }) {
  // The agency's, as on the desk's other pages.
  const timeZone = document.getElementById('words')?.dataset.timeZone ?? 'UTC';
  const [history, setHistory] = useState<Published[]>();
  const { mistakes, post } = useSend();
  const [said, setSaid] = useState('');
  useEffect(() => {
    read<Published[]>(wordsPaths.history).then(setHistory, (error: Error) => setSaid(error.message));
  }, []);
  const putBack = async (id: number) => {
    if (!(await post(wordsPaths.putBack, { id }))) return;
    setSaid('The words from before are back on the page here. They go live when you publish.');
    onChanged();
  };
  return (
    <>
      <p role="status">{said || (history?.length === 0 ? 'Nothing has been published from the desk yet.' : '')}</p>
      <Mistakes mistakes={mistakes} />
      {history?.map(({ id, at, by, changes, note }) => (
        <section key={id} className={s.change}>
          <h3>{new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone })}</h3>
          <p className="small">
            {[personName(by), `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`].filter(Boolean).join(', ')}
          </p>
          {note && <p className="small">{note}</p>}
          <details>
            <summary>What it changed</summary>
            {changes.map((change) => (
              <div key={keyOf(change)} className={s.change}>
                <p className="small">{change.label}</p>
                <Compared {...change} />
              </div>
            ))}
          </details>
          <Button onClick={() => putBack(id)}>Put back</Button>
        </section>
      ))}
    </>
  );
}
