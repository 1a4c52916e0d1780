import { type FormEvent, useId, useState } from 'react';
import { type Choice, type FieldPlace, type Mistake, type PageWords, wordsPaths } from '../../shared/api/words.ts';
import { keyOf, readField, send, useSend } from './api.ts';
import { Button, LabelledControl, Mistakes } from './Control.tsx';
import s from './words.module.css';

interface HideProps {
  file: string;
  name: string;
  isHidden?: boolean;
  onSaved: () => void;
  onOpen: (place: FieldPlace) => void;
}

/** Something that leads to the page that is to be hidden, and what can be done about it. */
interface Lead {
  place: FieldPlace;
  where: string;
  choices: readonly Choice[];
  /** The entry of a list that it is part of, which can be hidden as well. */
  entry: FieldPlace | undefined;
}
/** The choice of hiding an entry. */
const HIDE = ' hide';

/** Hides a page with all that lists it, or shows it again. For what leads to it otherwise the owner chooses something else in the same step. */
export function Hide({ file, name, isHidden = false, onSaved, onOpen }: HideProps) {
  const id = useId();
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [leads, setLeads] = useState<Lead[]>([]);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const choiceFor = ({ place, entry }: Lead) => chosen[keyOf(place)] ?? (entry ? HIDE : '');
  const change = async () => {
    const hidden = leads.flatMap((lead) => (lead.entry && choiceFor(lead) === HIDE ? [lead.entry] : []));
    const changes = leads.filter((lead) => choiceFor(lead) !== HIDE).map((lead) => ({ place: lead.place, value: choiceFor(lead) }));
    const outcome = await send(wordsPaths.hide, { places: [{ file, path: [] }, ...hidden], draft: !isHidden, changes });
    if ('done' in outcome) return onSaved();
    const refused = 'mistakes' in outcome ? outcome.mistakes : [];
    const found = await Promise.all(refused.map((mistake) => leadOf(mistake, file)));
    setMistakes(refused.filter((_, index) => !found[index]));
    setLeads([...leads, ...found.filter((lead) => lead !== undefined)]);
  };
  return (
    <div className={s.editor}>
      {!isHidden && <p className="small">Visitors will not find a hidden page. Its words are kept, and you can show it again under New.</p>}
      {leads.length > 0 && (
        <p
          role="alert"
          ref={intoView}
        >{`${leads.length === 1 ? 'One thing leads' : `${leads.length} things lead`} to this page. Choose what becomes of ${leads.length === 1 ? 'it' : 'them'}.`}</p>
      )}
      {leads.map((lead) => (
        <LabelledControl
          key={keyOf(lead.place)}
          id={`${id}-${keyOf(lead.place)}`}
          label={lead.where}
          kind={{
            kind: 'choice',
            required: true,
            choices: [...(lead.entry ? [{ value: HIDE, label: 'Hide this as well' }] : []), ...lead.choices],
          }}
          value={choiceFor(lead)}
          onChange={(next) => setChosen({ ...chosen, [keyOf(lead.place)]: String(next) })}
        />
      ))}
      <Mistakes
        mistakes={mistakes}
        where={(mistake) => (
          <button type="button" className={s.open} onClick={() => onOpen({ file: mistake.file, path: mistake.path })}>
            {`${mistake.where}: `}
          </button>
        )}
      />
      <div className={`row ${s.keep}`}>
        <Button disabled={leads.some((lead) => choiceFor(lead) === '')} onClick={change}>
          {isHidden ? `Show ${name} again` : leads.length > 0 ? `Hide ${name}, with this` : `Hide ${name}`}
        </Button>
      </div>
    </div>
  );
}

/** Brings a question that appears below the panel's edge into view. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What can be chosen in the place of a page that is to be hidden; undefined where a field offers no choice. */
async function leadOf({ file, path }: Mistake, hidden: string): Promise<Lead | undefined> {
  const field = await readField({ file, path }).catch(() => undefined);
  if (field?.kind !== 'reference' || !field.choices) return undefined;
  const at = path.findLastIndex((key) => typeof key === 'number');
  const slug = hidden.replace(/^.*\/|\.yaml$/g, '');
  return {
    ...{ place: { file, path }, where: field.where },
    choices: field.choices.filter(({ value }) => value !== slug && !value.endsWith(`/${slug}`)),
    entry: at < 0 ? undefined : { file, path: path.slice(0, at + 1) },
  };
}

/** Gives a page another address. Links follow, and the old address leads to the new one. */
export function Rename({ page: { file, address }, onSaved }: { page: PageWords; onSaved: (address: string) => void }) {
  const id = useId();
  const above = address.slice(0, address.lastIndexOf('/') + 1);
  const [slug, setSlug] = useState(address.slice(above.length));
  const { mistakes, post } = useSend();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await post(wordsPaths.rename, { file, slug })) onSaved(above + slug);
  };
  return (
    <form className={s.editor} onSubmit={submit} noValidate>
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
