import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fileName } from '../../content/edit/plain-name.ts';
import type { FieldPlace, FigureAnswer, Mistake } from '../../shared/api/words.ts';
import { personName } from '../format.ts';
import { keyOf } from './api.ts';
import { Button, LabelledControl, Mistakes } from './Control.tsx';
import { below, useFirstMistake } from './mistakes.ts';
import own from './panels.module.css';
import { SchemaForm } from './SchemaForm.tsx';
import { type FieldModel, useField } from './use-field.ts';
import s from './words.module.css';

interface FieldEditorProps {
  place: FieldPlace;
  /** Replaces the field's own name. */
  label?: string | undefined;
  /** Mistakes that are known before a save. */
  known?: Mistake[] | undefined;
  /** Whether the name of the place is above the field. */
  isNamed?: boolean;
  /** Whether the field is focused once it is there. */
  takesFocus?: boolean;
  /** Called after a save, so that the page is shown again. */
  onSaved: () => void;
}

/** Fields of one form, with one button that keeps what is changed in any of them. */
export function KeptTogether({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  const change = (act: 'requestSubmit' | 'reset') => {
    for (const form of fields.current?.querySelectorAll<HTMLFormElement>('form[data-changed]') ?? []) form[act]();
  };
  return (
    <div ref={fields} className={s.together}>
      {children}
      <div className={`row ${s.keep}`}>
        <Button look="act" onClick={() => change('requestSubmit')}>
          Keep
        </Button>
        <Button onClick={() => change('reset')}>Take it back</Button>
      </div>
    </div>
  );
}

/** One field of a form; for the words of a link, also its address. */
export function FieldEditor({ place, label, known = [], isNamed = false, takesFocus = false, onSaved }: FieldEditorProps) {
  const model = useField(place, known, onSaved);
  const form = useRef<HTMLFormElement>(null);
  useFirstMistake(form, model.refusals);
  const { field, failure, mistakes } = model;
  const isThere = field !== undefined;
  useEffect(() => {
    if (isThere && takesFocus) form.current?.querySelector<HTMLElement>('textarea, select, input:not([type=file])')?.focus();
  }, [isThere, takesFocus]);
  if (!field) return <p className="small">{failure ?? 'One moment.'}</p>;

  const isHere = ({ file, path }: Mistake) =>
    file === '' || (file === place.file && (path.length === 0 || place.path.every((key, at) => path[at] === key)));
  const elsewhere = mistakes.filter((mistake) => !isHere(mistake));
  // A change of this text can need another one, such as that of an answer which says otherwise.
  const contradicted = elsewhere.find(({ file, path }) => file !== place.file && path.length > 0);
  const other = field.link ?? (contradicted && { file: contradicted.file, path: entryOf(contradicted.path) });
  return (
    <>
      {isNamed && <p className="small">{field.where}</p>}
      <form
        ref={form}
        className={s.editor}
        data-changed={(model.isChanged && !model.places && !model.conflict) || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (model.isChanged) void model.submit();
        }}
        onReset={(event) => {
          event.preventDefault();
          model.takeBack();
        }}
        noValidate
      >
        <FieldInput model={model} label={label ?? field.label} mistakes={mistakes.filter((mistake) => !elsewhere.includes(mistake))} />
        <Mistakes mistakes={elsewhere} where={({ where }) => <strong>{`${where}: `}</strong>} />
        <Ending model={model} />
      </form>
      {other && (
        <FieldEditor
          key={keyOf(other)}
          place={other}
          label={field.link ? undefined : fileName(other.file)}
          known={contradicted && [contradicted]}
          onSaved={() => {
            onSaved();
            // What it contradicted can be kept now.
            if (contradicted) void model.submit();
          }}
        />
      )}
    </>
  );
}

type Input = Pick<FieldModel, 'field' | 'schema' | 'value' | 'change'>;

/** Input for a field of any kind, by its rules. */
export function FieldInput({ model, label, mistakes }: { model: Input; label: string; mistakes: Mistake[] }) {
  const id = useId();
  const { field, schema, value, change } = model;
  if (!field) return null;
  const { kind, rules, required, choices, place } = field;
  const shared = {
    label,
    value,
    onChange: change,
    mistakes: below(mistakes, ...place.path).concat(mistakes.filter(({ path }) => path.length === 0)),
  };
  if (schema) return <SchemaForm schema={schema} {...shared} />;
  // Such as a telephone number, which has no maximum length.
  const isShort = kind === 'figure' || (kind === 'text' && rules.max === undefined && String(field.value).length < 40);
  const shortKind = typeof field.value === 'number' ? 'number' : 'line';
  const shown = kind === 'reference' ? 'choice' : isShort ? shortKind : (kind as 'text');
  return (
    <LabelledControl id={id} note={rules.note} kind={{ kind: shown, min: rules.min, max: rules.max, choices, required }} {...shared} />
  );
}

/** What follows the input: a conflict or the other places of a figure, and what became of the change. */
function Ending({ model }: { model: FieldModel }) {
  const { conflict, places, figure, isKept } = model;
  return (
    <>
      {conflict && (
        <div className={s.notice} role="alert">
          <p>{`${personName(conflict.by) || 'Somebody'} changed this meanwhile. It now says:`}</p>
          <blockquote>{typeof conflict.value === 'string' ? conflict.value : JSON.stringify(conflict.value)}</blockquote>
          <div className="row">
            <Button onClick={() => model.save(conflict.version)}>Keep mine</Button>
            <Button onClick={() => model.keepTheirs(conflict)}>Keep theirs</Button>
          </div>
        </div>
      )}
      {places && figure && <FigurePlaces figure={figure.from} places={places} onChange={model.changeAt} />}
      <p className={s.said} role="status">
        {isKept && 'Kept, and shown on the page here. It goes live when you publish.'}
      </p>
    </>
  );
}

/** Returns the path of the list entry that a path is in; the path itself outside lists. */
const entryOf = (path: FieldPlace['path']) => path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1 || path.length);

interface FigurePlacesProps extends FigureAnswer {
  /** The figure before the change. */
  figure: string;
  onChange: (chosen: FieldPlace[]) => void;
}

/** The figure's places with their new texts: those of today are ticked. The build refuses one that says the old figure of today. */
function FigurePlaces({ figure, places, onChange }: FigurePlacesProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(places.filter(({ isCurrent }) => isCurrent));
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={s.notice} role="alert">
      <p>{`“${figure}” stands in ${places.length} places. With a tick they would say:`}</p>
      <ul className={own.places}>
        {places.map((each) => (
          <li key={keyOf(each.place)} className={own.place}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(each)}
                onChange={({ target }) => setChosen(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))}
              />
              <span>
                <span className="small">{each.label}</span> {each.after}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className={`row ${s.keep}`}>
        <Button look="act" disabled={chosen.length === 0} onClick={() => onChange(chosen.map(({ place }) => place))}>
          {`Change ${chosen.length === places.length ? 'all' : 'these'} ${chosen.length}`}
        </Button>
      </div>
    </div>
  );
}
