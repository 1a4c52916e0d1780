import { useEffect, useState } from 'react';
import { type Change, type Mistake, type Published, type PublishState, wordsPaths } from '../../shared/api/words.ts';
import { dateTime } from '../../shared/format/days.ts';
import { personName } from '../format.ts';
import { keyOf, read, useSend } from './api.ts';
import { Button, Mistakes } from './Control.tsx';
import own from './panels.module.css';
import { useUnkeptFields } from './unkept.ts';
import s from './words.module.css';

interface ChangesPanelProps {
  changes: readonly Change[];
  /** Version of the list: what was reviewed is what goes live. */
  version: string | undefined;
  publish: PublishState | undefined;
  /** Mistakes in files changed by hand: they prevent publishing. */
  mistakes: readonly Mistake[];
  onChanged: () => void;
}

/** Lists the draft's changes by page, with the button that publishes them. */
export function ChangesPanel({ changes, version, publish, mistakes, onChanged }: ChangesPanelProps) {
  const [takingBack, setTakingBack] = useState<'asked' | 'done'>();
  const { mistakes: failure, post } = useSend();
  const isTyped = useUnkeptFields().length > 0;
  const act = async (path: string, body: object) => {
    await post(path, body);
    onChanged();
  };
  const isRunning = publish?.state === 'running';
  const pages = [...new Set(changes.map(({ page }) => page))];
  // Of the last publish, without what was corrected since.
  const isCorrected = ({ file }: Mistake) => changes.some((change) => change.file === file && change.at > (publish?.endedAt ?? 0));
  const standing = publish?.mistakes.filter((mistake) => !isCorrected(mistake)) ?? [];
  return (
    <>
      {changes.length === 0 && !isTyped && <p>The site says what you see here: nothing waits to be published.</p>}
      {changes.length > 0 && !isRunning && (
        <div className="row">
          <Button look="act" onClick={() => act(wordsPaths.publish, { version })}>
            {changes.length === 1 ? 'Publish this change' : `Publish these ${changes.length} changes`}
          </Button>
          <Button onClick={() => setTakingBack('asked')}>Take back all</Button>
        </div>
      )}
      {takingBack === 'asked' && changes.length > 0 && !isRunning && (
        <div className={`row ${s.notice}`} role="alert">
          <p>{changes.length === 1 ? 'Take back this change?' : `Take back all ${changes.length} changes, also those of others?`}</p>
          <Button look="act" onClick={() => act(wordsPaths.discard, {}).then(() => setTakingBack('done'))}>
            Yes, take them back
          </Button>
          <Button onClick={() => setTakingBack(undefined)}>No, keep them</Button>
        </div>
      )}
      {takingBack === 'done' && changes.length === 0 && (
        <div className={`row ${s.notice}`} role="status">
          <p>All changes are taken back.</p>
          <Button onClick={() => act(wordsPaths.discard, { undo: true }).then(() => setTakingBack(undefined))}>Undo</Button>
        </div>
      )}
      <Mistakes mistakes={[...mistakes, ...failure, ...standing]} where={({ file }) => file && <strong>{`${file}: `}</strong>} />
      {pages.map((page) => (
        <section key={page} aria-label={page} className={own.changes}>
          <h3>{page}</h3>
          {changes
            .filter((change) => change.page === page)
            .map((change) => (
              <div key={keyOf(change)} className={own.change}>
                <p className="small">{change.label}</p>
                <Compared {...change} />
                <Credit {...change} />
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

/** Who made a change, and when. */
function Credit({ by, at }: Pick<Change, 'by' | 'at'>) {
  return <p className="small">{by ? `${personName(by)}, ${moment(at)}` : 'Changed by hand in the files'}</p>;
}

/** A time by the agency's clocks, as on the desk's other pages. */
function moment(at: number): string {
  const timeZone = document.getElementById('words')?.dataset.timeZone ?? 'UTC';
  return dateTime(at, timeZone);
}

const kinds = { added: 'Added', removed: 'Removed', moved: 'Now in this order', hidden: 'Hidden', shown: 'Shown again' } as const;

/** What a change does, with the words that it concerns. */
function Compared({ kind = 'changed', before, after, photos: [was, is] = [undefined, undefined] }: Change) {
  if (kind === 'renamed') return <p>{`${after} instead of ${before}, old links lead on`}</p>;
  const rows =
    kind === 'changed'
      ? [['Before', before || 'Nothing', was] as const, ['After', after || 'Nothing', is] as const]
      : [[kinds[kind], after || before, is ?? was] as const];
  return (
    <dl className={own.compared}>
      {rows.map(([term, text, photo]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {photo && <img src={`${wordsPaths.picture}/${photo}`} alt="" />}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a publish changed, in few words. */
function namesOf(changes: readonly Change[]): string {
  const names = [...new Set(changes.map(({ page, label }) => `“${page === label ? page : `${page}: ${label}`}”`))];
  return names.length < 3 ? names.join(' and ') : `${names[0]} and ${names.length - 1} more`;
}

/** Lists all publishes, the newest first; each can be reverted as a draft. */
export function HistoryPanel({ onChanged }: { onChanged: () => void }) {
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
        <section key={id} className={own.change}>
          <h3>{moment(at)}</h3>
          <p className="small">{`${personName(by)} published ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`}</p>
          {note && <p className="small">{note}</p>}
          <details>
            <summary>What it changed</summary>
            {changes.map((change) => (
              <div key={keyOf(change)} className={own.change}>
                <p className="small">{change.label}</p>
                <Compared {...change} />
                <Credit {...change} />
              </div>
            ))}
          </details>
          <Button onClick={() => putBack(id)}>{`Put back ${namesOf(changes)}`}</Button>
        </section>
      ))}
    </>
  );
}
