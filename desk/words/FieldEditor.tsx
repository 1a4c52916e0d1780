import { createContext, type FormEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { fileName } from '../../content/edit/plain-name.ts';
import {
  type Conflict,
  type Field,
  type FieldPlace,
  type FigureAnswer,
  type Mistake,
  type Saved,
  type SchemaAnswer,
  wordsPaths,
} from '../../shared/api/words.ts';
import { personName } from '../person-name.ts';
import { type Outcome, read, readField, send } from './api.ts';
import { LabelledControl, Mistakes } from './Control.tsx';
import { changedFigure } from './changed-figure.ts';
import { FigurePlaces } from './FigurePlaces.tsx';
import { keyOf } from './find-places.ts';
import { type JsonSchema, schemaAt } from './json-schema.ts';
import { standingMistakes, useFirstMistake } from './mistakes.ts';
import { below, SchemaForm } from './SchemaForm.tsx';
import { unkept } from './unkept.ts';
import s from './words.module.css';

interface FieldEditorProps {
  place: FieldPlace;
  /** Replaces the field's own name. */
  label?: string | undefined;
  /** Mistakes that are known before a save. */
  known?: Mistake[] | undefined;
  /** Whether the field is focused once it is there. */
  takesFocus?: boolean;
  /** Called after a save, so that the page is shown again. */
  onSaved: () => void;
}

/** Whether the page in the frame has all saved changes. */
export const PageIsCurrent = createContext(true);

/** Form for one field, with its save button; for the words of a link, also for its address. */
export function FieldEditor({ place, label, known = [], takesFocus = false, onSaved }: FieldEditorProps) {
  const id = useId();
  const key = JSON.stringify(place);
  const [field, setField] = useState<Field>();
  const [schema, setSchema] = useState<JsonSchema>();
  const [value, setValue] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<Mistake[]>(known);
  const [refusals, setRefusals] = useState(0);
  useFirstMistake(form, refusals);
  const [conflict, setConflict] = useState<Conflict>();
  const [places, setPlaces] = useState<FigureAnswer['places']>();
  const [said, setSaid] = useState('');
  const [isKept, setKept] = useState(false);
  const isShown = useContext(PageIsCurrent);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the place
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const found = await readField(place);
      const isForm = ['list', 'group', 'picture'].includes(found.kind);
      const whole = isForm ? await read<SchemaAnswer>(wordsPaths.schema, { file: place.file }) : undefined;
      if (!isCurrent) return;
      setSchema(whole && schemaAt(whole.schema as JsonSchema, place.path));
      const typed = unkept.get(key);
      // With the version that was changed, so that a change by somebody else meanwhile is reported.
      setField(typed ? { ...found, version: typed.version ?? found.version } : found);
      setValue(typed ? typed.value : found.value);
    };
    load().catch((error: Error) => isCurrent && setSaid(error.message));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const isThere = field !== undefined;
  useEffect(() => {
    if (isThere && takesFocus) form.current?.querySelector<HTMLElement>('textarea, select, input:not([type=file])')?.focus();
  }, [isThere, takesFocus]);
  if (!field) return <p className="small">{said || 'One moment.'}</p>;

  const isChanged = JSON.stringify(value) !== JSON.stringify(field.value);
  const done = (outcome: Outcome<unknown>) => {
    setMistakes('mistakes' in outcome ? outcome.mistakes : []);
    if ('mistakes' in outcome) setRefusals((before) => before + 1);
    setConflict('conflict' in outcome ? outcome.conflict : undefined);
    setPlaces(undefined);
    if (!('done' in outcome)) return;
    unkept.set(key, undefined);
    setKept(true);
    setField({ ...field, value, version: (outcome.done as Saved | undefined)?.version ?? field.version });
    onSaved();
  };
  const save = async (version = field.version) => done(await send<Saved>(wordsPaths.save, { place, value, version }));
  const figure = field.kind === 'figure' ? { from: String(field.value), to: String(value) } : changedFigure(field.value, value);
  const everywhere = async (confirm: boolean, only?: FieldPlace[]) => {
    const outcome = await send<FigureAnswer>(wordsPaths.figure, { ...figure, confirm, only });
    if (confirm) {
      done(outcome);
      const now = await readField(place);
      setField(now);
      if ('done' in outcome) setValue(now.value);
    } else if ('done' in outcome && outcome.done.places.length > 1) setPlaces(outcome.done.places);
    else await save();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaid('');
    setKept(false);
    await (figure ? everywhere(false) : save());
  };
  const change = (next: unknown) => {
    setMistakes((before) => standingMistakes(before, place.path, value, next));
    setValue(next);
    const isTyped = JSON.stringify(next) !== JSON.stringify(field.value);
    unkept.set(key, isTyped ? { place, value: next, version: field.version } : undefined);
    setSaid('');
    setKept(false);
    setPlaces(undefined);
  };

  const { kind, rules, required, choices } = field;
  // Such as a telephone number, which has no maximum length.
  const isShort = kind === 'figure' || (kind === 'long' && rules.max === undefined && String(field.value).length < 40);
  const name = label ?? field.label;
  const here = mistakes.filter(({ file }) => file === place.file || file === '');
  const elsewhere = mistakes.filter((mistake) => !here.includes(mistake));
  const shared = { value, onChange: change, mistakes: below(here, ...place.path).concat(here.filter(({ path }) => path.length === 0)) };
  const editor = (
    <form ref={form} className={s.editor} onSubmit={submit} noValidate>
      {schema ? (
        <SchemaForm schema={schema} label={name} {...shared} />
      ) : (
        <LabelledControl
          id={id}
          label={name}
          note={rules.note}
          kind={{
            kind: kind === 'reference' ? 'choice' : isShort ? 'text' : (kind as 'text'),
            min: rules.min,
            max: rules.max,
            choices,
            required,
          }}
          {...shared}
        />
      )}
      <Mistakes mistakes={elsewhere} where={({ file }) => <strong>{`${fileName(file)}: `}</strong>} />
      {conflict && (
        <div className={s.notice} role="alert">
          <p>{`${personName(conflict.by) || 'Somebody'} changed this meanwhile. It now says:`}</p>
          <blockquote>{typeof conflict.value === 'string' ? conflict.value : JSON.stringify(conflict.value)}</blockquote>
          <div className="row">
            <button type="button" className="quiet" onClick={() => save(conflict.version)}>
              Keep mine
            </button>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                setField({ ...field, value: conflict.value, version: conflict.version });
                setValue(conflict.value);
                unkept.set(key, undefined);
                setConflict(undefined);
              }}
            >
              Keep theirs
            </button>
          </div>
        </div>
      )}
      {places && figure && (
        <FigurePlaces figure={figure.from} places={places} onChange={(only) => everywhere(true, only)} onOnlyHere={() => save()} />
      )}
      {isChanged && !places && !conflict && (
        <div className={`row ${s.keep}`}>
          <button type="submit" className="act">
            Keep this change
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              change(field.value);
              setMistakes([]);
            }}
          >
            Take it back
          </button>
        </div>
      )}
      <p className={s.said} role="status">
        {said}
        {isKept &&
          (isShown
            ? 'Kept, and shown on the page here. It goes live when you publish.'
            : 'Kept. The page here is being renewed. It goes live when you publish.')}
      </p>
    </form>
  );
  // A change of this text can need another one, such as that of an answer which says otherwise.
  const contradicted = elsewhere.find(({ path }) => path.length > 0);
  const other = field.link ?? (contradicted && { ...contradicted, path: entryOf(contradicted.path) });
  if (!other) return editor;
  return (
    <>
      {editor}
      <FieldEditor
        key={keyOf(other)}
        place={{ file: other.file, path: other.path }}
        label={field.link ? undefined : fileName(other.file)}
        known={contradicted && [contradicted]}
        onSaved={onSaved}
      />
    </>
  );
}

/** Returns the path of the list entry that a path is in; the path itself outside lists. */
const entryOf = (path: FieldPlace['path']) => path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1 || path.length);
