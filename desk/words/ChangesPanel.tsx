import { type ReactNode, useEffect, useState } from 'react';
import { type Change, type FieldPlace, type Mistake, type Published, type PublishState, wordsPaths } from '../../shared/api/words.ts';
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
  const send = async (path: string, body: object) => {
    await post(path, body);
    onChanged();
  };
  const isRunning = publish?.state === 'running';
  // Of the last publish, without what was corrected since.
  const isCorrected = ({ file }: Mistake) => changes.some((change) => change.file === file && change.at > (publish?.endedAt ?? 0));
  const standing = publish?.mistakes.filter((mistake) => !isCorrected(mistake)) ?? [];
  return (
    <>
      {changes.length === 0 && !isTyped && <p>The site says what you see here: nothing waits to be published.</p>}
      {changes.length > 0 && !isRunning && (
        <div className="row">
          <Button look="act" onClick={() => send(wordsPaths.publish, { version })}>
            {changes.length === 1 ? 'Publish this change' : `Publish these ${changes.length} changes`}
          </Button>
          <Button onClick={() => setTakingBack('asked')}>Take back all</Button>
        </div>
      )}
      {takingBack === 'asked' && changes.length > 0 && !isRunning && (
        <div className={`row ${s.notice}`} role="alert">
          <p>{changes.length === 1 ? 'Take back this change?' : `Take back all ${changes.length} changes, also those of others?`}</p>
          <Button look="act" onClick={() => send(wordsPaths.discard, {}).then(() => setTakingBack('done'))}>
            Yes, take them back
          </Button>
          <Button onClick={() => setTakingBack(undefined)}>No, keep them</Button>
        </div>
      )}
      {takingBack === 'done' && changes.length === 0 && (
        <div className={`row ${s.notice}`} role="status">
          <p>All changes are taken back.</p>
          <Button onClick={() => send(wordsPaths.discard, { undo: true }).then(() => setTakingBack(undefined))}>Undo</Button>
        </div>
      )}
      <Mistakes
        mistakes={[...mistakes, ...failure, ...standing]}
        where={({ file, where = file }) => where && <strong>{`${where}: `}</strong>}
      />
      <Acts changes={changes} Heading="h3">
        {(act) => (
          <Button
            disabled={isRunning}
            aria-label={`Take back: ${namesOf(act)}`}
            onClick={() => send(wordsPaths.discard, { places: placesOf(act) })}
          >
            {act.length === 1 ? 'Take back' : `Take back these ${act.length} together`}
          </Button>
        )}
      </Acts>
    </>
  );
}

/** Changes that were made in one step, and so are taken back and put back together. What was hidden or shown comes first. */
type Act = readonly [Change, ...Change[]];

function actsOf(changes: readonly Change[]): Act[] {
  const acts = new Map<number | string, Change[]>();
  for (const change of changes) {
    const key = change.act ?? keyOf(change);
    const act = acts.get(key) ?? [];
    acts.set(key, change.kind === 'hidden' || change.kind === 'shown' ? [change, ...act] : [...act, change]);
  }
  return [...acts.values()] as unknown as Act[];
}

const placesOf = (act: Act) => act.map(({ file, path }) => ({ file, path }));

interface ActsProps {
  changes: readonly Change[];
  Heading: 'h3' | 'h4';
  /** What can be done with the changes of one step. */
  children: (act: Act) => ReactNode;
}

/** Changes by page, and those of one step together. */
function Acts({ changes, Heading, children }: ActsProps) {
  const acts = actsOf(changes);
  return [...new Set(acts.map(([{ page }]) => page))].map((page) => (
    <section key={page} aria-label={page} className={own.changes}>
      <Heading>{page}</Heading>
      {acts
        .filter(([first]) => first.page === page)
        .map((act) => (
          <div key={keyOf(act[0])} className={own.change}>
            {act.map((change) => (
              <div key={keyOf(change)} className={own.changes}>
                {change.label !== page && (
                  <p className="small">{change.page === page ? change.label : `${change.page}: ${change.label}`}</p>
                )}
                <Compared {...change} />
              </div>
            ))}
            <Credit {...act[0]} />
            {children(act)}
          </div>
        ))}
    </section>
  ));
}

/** Who made a change, and when. */
function Credit({ by, at, putBack }: Pick<Change, 'by' | 'at' | 'putBack'>) {
  const back = putBack === undefined ? '' : `: back as it was before the publish of ${moment(putBack)}`;
  return <p className="small">{by ? `${personName(by)}, ${moment(at)}${back}` : 'Changed by hand in the files'}</p>;
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
  if (kind !== 'changed' && !after && !before) return <p>{kinds[kind]}</p>;
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

/** How many changes a publish had, and which of them put an earlier publish back. */
function sumOf(by: string, changes: readonly Change[]): string {
  const back = changes.filter(({ putBack }) => putBack !== undefined);
  const sum = `${personName(by)} published ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  const [first] = back;
  return first?.putBack ? `${sum}: ${namesOf(back)} as before the publish of ${moment(first.putBack)}` : sum;
}

/** Lists all publishes, the newest first; each can be reverted as a draft. */
export function HistoryPanel({ onChanged }: { onChanged: () => void }) {
  const [history, setHistory] = useState<Published[]>();
  const { mistakes, post } = useSend();
  const [said, setSaid] = useState('');
  useEffect(() => {
    read<Published[]>(wordsPaths.history).then(setHistory, (error: Error) => setSaid(error.message));
  }, []);
  const putBack = async (id: number, places?: FieldPlace[]) => {
    if (!(await post(wordsPaths.putBack, { id, places }))) return;
    setSaid('The words from before are back on the page here. They go live when you publish.');
    onChanged();
  };
  return (
    <>
      <p role="status">{said || (history?.length === 0 ? 'Nothing has been published from the desk yet.' : '')}</p>
      <Mistakes mistakes={mistakes} where={({ where }) => where && <strong>{`${where}: `}</strong>} />
      {history?.map(({ id, at, by, changes, note }) => (
        <section key={id} className={own.change}>
          <h3>{moment(at)}</h3>
          <p className="small">{sumOf(by, changes)}</p>
          {note && <p className="small">{note}</p>}
          <details>
            <summary>What it changed</summary>
            <Acts changes={changes} Heading="h4">
              {(act) =>
                act.length < changes.length &&
                act[0].kind !== 'renamed' && <Button onClick={() => putBack(id, placesOf(act))}>{`Put back ${namesOf(act)}`}</Button>
              }
            </Acts>
          </details>
          <Button onClick={() => putBack(id)}>{`Put back ${namesOf(changes)}`}</Button>
        </section>
      ))}
    </>
  );
}
