import { type FormEvent, useId, useState } from 'react';
import { type Field, type FieldPlace, type Mistake, type PageWords, wordsPaths } from '../../shared/api/words.ts';
import { keyOf, readField, send, useSend } from './api.ts';
import { Button, LabelledControl, Mistakes } from './Control.tsx';
import { FieldInput } from './FieldEditor.tsx';
import type { JsonSchema } from './json-schema.ts';
import { standingMistakes } from './mistakes.ts';
import { loadField } from './use-field.ts';
import s from './words.module.css';

interface HideProps {
  /** A page's file, or an entry of a list. */
  place: FieldPlace;
  name: string;
  isHidden?: boolean;
  onSaved: () => void;
  onOpen: (place: FieldPlace) => void;
}

/** Something that needs what is to be hidden, with the input for what becomes of it. */
interface Need {
  place: FieldPlace;
  field: Field;
  schema?: JsonSchema | undefined;
  value: unknown;
  /** The entry of a list that it is part of, if that can be hidden as well. */
  entry: FieldPlace | undefined;
}
/** The choice of hiding an entry. */
const HIDE = ' hide';

/** Hides a page or an entry with all that lists it, or shows it again. All else that needs it is settled in the same form and step. */
export function Hide({ place, name, isHidden = false, onSaved, onOpen }: HideProps) {
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [needs, setNeeds] = useState<Need[]>([]);
  const change = async () => {
    const hidden = needs.flatMap(({ value, entry }) => (value === HIDE && entry ? [entry] : []));
    const changes = needs.filter(({ value }) => value !== HIDE).map((need) => ({ place: need.place, value: need.value }));
    const outcome = await send(wordsPaths.hide, { places: [place, ...hidden], draft: !isHidden, changes });
    if ('done' in outcome) return onSaved();
    const refused = 'mistakes' in outcome ? outcome.mistakes : [];
    const unknown = new Map(
      refused.filter((mistake) => !needs.some((need) => isPartOf(mistake, need))).map((mistake) => [keyOf(mistake), mistake]),
    );
    const found = await Promise.all([...unknown.values()].map((mistake) => needOf(mistake, place.file)));
    const added = new Map(found.flatMap((need) => (need ? [[keyOf(need.place), need] as const] : [])));
    // Choices that are still to be made are no mistakes yet.
    setMistakes(refused.filter((mistake) => ![...added.values()].some((need) => isPartOf(mistake, need) && !isText(need))));
    setNeeds([...needs, ...added.values()]);
  };
  const settle = (need: Need, value: unknown) => {
    const standing = standingMistakes(mistakes, need.place.path, need.value, value);
    setMistakes(mistakes.filter((mistake) => standing.includes(mistake) || needs.some((each) => each !== need && isPartOf(mistake, each))));
    setNeeds(needs.map((each) => (each === need ? { ...each, value } : each)));
  };
  return (
    <div className={s.editor}>
      {!isHidden && (
        <p className="small">
          Visitors will not find what is hidden; the address of a page leads to the page above. Its words are kept, and you can show it
          again under New.
        </p>
      )}
      {needs.length > 0 && (
        <p role="alert" ref={intoView}>
          {`${needs.length === 1 ? 'One thing needs' : `${needs.length} things need`} it. Say here what becomes of ${needs.length === 1 ? 'it' : 'them'}.`}
        </p>
      )}
      {needs.map((need) => (
        <FieldInput
          key={keyOf(need.place)}
          label={need.field.where}
          model={{ ...need, change: (value) => settle(need, value) }}
          mistakes={mistakes.filter((mistake) => isPartOf(mistake, need))}
        />
      ))}
      <Mistakes
        mistakes={mistakes.filter((mistake) => !needs.some((need) => isPartOf(mistake, need)))}
        where={(mistake) => (
          <button type="button" className={s.open} onClick={() => onOpen({ file: mistake.file, path: mistake.path })}>
            {`${mistake.where}: `}
          </button>
        )}
      />
      <div className={`row ${s.keep}`}>
        <Button disabled={needs.some(({ value }) => value === '')} onClick={change}>
          {isHidden ? `Show ${name} again` : needs.length > 0 ? `Hide ${name}, with this` : `Hide ${name}`}
        </Button>
      </div>
    </div>
  );
}

/** Brings a question that appears below the panel's edge into view, above the button that stands at that edge. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

const isPartOf = ({ file, path }: Mistake, { place }: Need) => file === place.file && place.path.every((key, index) => key === path[index]);
const isText = ({ field }: Need) => ['text', 'markdown'].includes(field.kind);

/** Reads what a mistake is about: a choice, still to be made unless None will do; a text; or a figure with the words that say what it counts. */
async function needOf({ file, path }: Mistake, hidden: string): Promise<Need | undefined> {
  const isFigure = path.at(-1) === 'figure';
  const place = { file, path: isFigure ? path.slice(0, -1) : path };
  const loaded = await loadField(place).catch(() => undefined);
  if (!loaded) return undefined;
  const { field, schema, value } = loaded;
  if (isFigure) return { place, field, schema, value: { ...(value as object), figure: '' }, entry: undefined };
  if (field.kind !== 'reference') return { place, field, schema, value, entry: undefined };
  const entry = await hideableEntry({ file, path });
  const slug = hidden.replace(/^.*\/|\.yaml$/g, '');
  const others = (field.choices ?? []).filter((choice) => choice.value !== slug && !choice.value.endsWith(`/${slug}`));
  const choices = [...(entry ? [{ value: HIDE, label: 'Hide this as well' }] : []), ...others];
  return { place, field: { ...field, choices }, value: entry ? HIDE : field.required ? '' : null, entry };
}

/** Finds the innermost entry of a list around a place that its list can do without. */
async function hideableEntry({ file, path }: FieldPlace): Promise<FieldPlace | undefined> {
  for (let end = path.length; end > 0; end--) {
    if (typeof path[end - 1] !== 'number') continue;
    const list = await readField({ file, path: path.slice(0, end - 1) });
    if ((list.value as unknown[]).length > (list.rules.min ?? 0)) return { file, path: path.slice(0, end) };
  }
  return undefined;
}

/** Gives a page another address. Links follow, and the old address leads to the new one. */
export function Rename({ page: { file, address }, onSaved }: { page: PageWords; onSaved: (address: string) => void }) {
  const id = useId();
  const above = address.slice(0, address.lastIndexOf('/') + 1);
  const [slug, setSlug] = useState(address.slice(above.length));
  const { mistakes, setMistakes, post } = useSend();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await post(wordsPaths.rename, { file, slug })) onSaved(above + slug);
  };
  return (
    <form className={s.editor} onSubmit={submit} onInput={() => setMistakes([])} noValidate>
      <LabelledControl
        id={id}
        label="Last part of its address"
        note={`${above}${slug}. Links to the old address keep working: it leads to the new one.`}
        kind={{ kind: 'text', max: 40, required: true }}
        value={slug}
        onChange={(next) => setSlug(typedSlug(String(next ?? '')))}
        mistakes={mistakes}
      />
      {above + slug !== address && (
        <div className="row">
          <Button type="submit" look="act">
            Change the address
          </Button>
        </div>
      )}
    </form>
  );
}

/** Makes an address of what is typed so far; keeps a hyphen at the end, because typing goes on. */
export const typedSlug = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '');
