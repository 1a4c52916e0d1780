import { useEffect, useState } from 'react';
import { type Field, type FieldPlace, type Mistake, type Saved, wordsPaths } from '../../shared/api/words.ts';
import { keyOf, readField, send } from './api.ts';
import { Mistakes } from './Control.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import type { ListTarget } from './NewEntry.tsx';

interface PlacePanelProps {
  place: FieldPlace;
  /** Page that the clicked words link to. */
  href: string | undefined;
  onMove: (address: string) => void;
  onAdd: (target: ListTarget) => void;
  onSaved: () => void;
}

/** Field of the clicked words, with the other actions at that place. */
export function PlacePanel({ place, href, onMove, onAdd, onSaved }: PlacePanelProps) {
  return (
    <>
      <FieldEditor key={keyOf(place)} place={place} isNamed takesFocus onSaved={onSaved} />
      <ListTools key={`list ${keyOf(place)}`} place={place} onAdd={onAdd} onSaved={onSaved} />
      {href && (
        <p>
          <button type="button" className="quiet" onClick={() => onMove(href)}>
            Go to the page that this leads to
          </button>
        </p>
      )}
    </>
  );
}

/** Moves, removes or adds entries, if the words belong to a list. */
function ListTools({ place: { file, path }, onAdd, onSaved }: Pick<PlacePanelProps, 'onAdd' | 'onSaved'> & { place: FieldPlace }) {
  const at = path.findLastIndex((key) => typeof key === 'number');
  const index = path[at] as number;
  const place = { file, path: path.slice(0, at) };
  const [list, setList] = useState<Field>();
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const key = keyOf(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the place
  useEffect(() => {
    if (at >= 0) readField(place).then(setList, () => setList(undefined));
  }, [key, at]);
  if (!list || !Array.isArray(list.value)) return null;
  const change = async (request: object) => {
    const outcome = await send<Saved>(wordsPaths.list, { place, index, version: list.version, ...request });
    setMistakes('mistakes' in outcome ? outcome.mistakes : []);
    setList(await readField(place));
    if ('done' in outcome) onSaved();
  };
  const last = list.value.length - 1;
  const { min = 0, max = Number.POSITIVE_INFINITY } = list.rules;
  return (
    <details open={mistakes.length > 0 || undefined}>
      <summary>{`Entry ${index + 1} of ${last + 1} in “${list.label}”`}</summary>
      <div className="row">
        <button type="button" className="quiet" disabled={index === 0} onClick={() => change({ op: 'move', to: index - 1 })}>
          Move up
        </button>
        <button type="button" className="quiet" disabled={index >= last} onClick={() => change({ op: 'move', to: index + 1 })}>
          Move down
        </button>
        {last + 1 > min && (
          <button type="button" className="quiet" onClick={() => change({ op: 'remove' })}>
            Remove
          </button>
        )}
        {last + 1 < max && (
          <button type="button" className="quiet" onClick={() => onAdd({ place, index: index + 1, name: `entry in “${list.label}”` })}>
            Add one after it
          </button>
        )}
      </div>
      <Mistakes mistakes={mistakes} />
    </details>
  );
}
