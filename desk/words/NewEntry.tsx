import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type Field,
  type FieldPlace,
  type JsonSchema,
  type Mistake,
  type Saved,
  type SchemaAnswer,
  wordsPaths,
} from '../../shared/api/words.ts';
import { slugOf } from '../../shared/format/slug.ts';
import { keyOf, read, readField, send } from './api.ts';
import { Button, LabelledControl, Mistakes } from './Control.tsx';
import { blankOf, schemaAt } from './json-schema.ts';
import { below, standingMistakes, useFirstMistake } from './mistakes.ts';
import { typedSlug } from './PageTools.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import { unkept } from './unkept.ts';
import s from './words.module.css';

/** Where the new entry goes: a list, or a folder with a file per entry. */
export interface ListTarget {
  place: FieldPlace;
  /** At the end if left out. */
  index?: number;
  name: string;
}
interface FolderTarget {
  folder: string;
  /** Address of its pages without the last part. */
  above?: string;
  name: string;
}
export type Target = ListTarget | FolderTarget;

/** What can be added, named as the owner would. */
export const targets: readonly Target[] = [
  { place: { file: 'pages/contact.yaml', path: ['faq', 'items'] }, name: 'question and answer (FAQ)' },
  { place: { file: 'pages/team.yaml', path: ['members'] }, name: 'person' },
  { folder: 'case-studies', above: '/case-studies/', name: 'case study' },
  { folder: 'resources', name: 'resource to download' },
  { place: { file: 'agreed-figures.yaml', path: ['figures'] }, name: 'figure that you agree to publish' },
  { folder: 'news', above: '/resources/', name: 'guide or news, written as text' },
  { folder: 'industries', above: '/solutions/industries/', name: 'industry' },
  { folder: 'services', above: '/services/', name: 'service' },
];

/** Longest last part of an address, in characters. */
const LONGEST = 40;

interface Named {
  id?: string;
  question?: string;
  name?: string;
  title?: string;
  counts?: string;
}

/** Makes a short name that is empty from the question, the name or what it counts; the entries of a list have different ones. */
function withShortName(value: unknown, others: readonly Named[]): unknown {
  const { id, question, name, title, counts } = value as Named;
  const made = id === '' ? slugOf(question || name || title || counts || '', LONGEST) : '';
  if (made === '') return value;
  const taken = new Set(others.map((other) => other.id));
  const numbered = Array.from({ length: taken.size }, (_, index) => `${made}-${index + 2}`);
  return { ...(value as Named), id: [made, ...numbered].find((short) => !taken.has(short)) };
}

/** A form for something new, from the rules that the build has for it. */
export function NewEntry({ target, onSaved }: { target: Target; onSaved: (address: string | undefined) => void }) {
  const id = useId();
  const isList = 'place' in target;
  const key = `new ${isList ? keyOf(target.place) : target.folder}`;
  const form = useRef<HTMLFormElement>(null);
  const [schema, setSchema] = useState<JsonSchema>();
  const [list, setList] = useState<Field>();
  const [value, setValue] = useState<unknown>();
  const [slug, setSlug] = useState('');
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [refusals, setRefusals] = useState(0);
  useFirstMistake(form, refusals);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const load = async () => {
      const whole = await read<SchemaAnswer>(wordsPaths.schema, { file: isList ? target.place.file : target.folder });
      const root = whole.schema as JsonSchema;
      const found = isList ? (schemaAt(root, target.place.path).items ?? {}) : root;
      if (isList) setList(await readField(target.place));
      // The PDF's address follows from the short name.
      const { downloadLink: _, ...properties } = found.properties ?? {};
      const shown = { ...found, ...(found.properties && { properties }) };
      setSchema(shown);
      setValue(unkept.get(key)?.value ?? blankOf(shown));
    };
    load().catch((error: Error) => setFailure(error.message));
  }, [target, isList, key]);
  if (!schema) return <p className="small">{failure || 'One moment.'}</p>;

  const entries = (list?.value ?? []) as Named[];
  const index = isList ? (target.index ?? entries.length) : 0;
  // A resource is a PDF, offered on the page of resources.
  const isDocument = !isList && target.folder === 'resources';
  // Until another is typed, the address is the client's, the name's or the title's.
  const named = value as { client?: string; title?: string; name?: string } | undefined;
  const address = slug || slugOf(named?.client || named?.name || named?.title || '', LONGEST);
  const path = isList ? [...target.place.path, index] : [];
  const file = isList ? target.place.file : `${target.folder}/${address}.yaml`;
  const refuse = (found: Mistake[]) => {
    setMistakes(found);
    setRefusals((before) => before + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isList && address === '')
      return refuse([{ file: '', path: [], message: 'It has no title yet', fix: 'Write one, and its address follows.' }]);
    if (isDocument && !(value as { pdf?: string }).pdf)
      return refuse([{ file, path: ['pdf'], message: 'There is no PDF yet', fix: 'Choose one.' }]);
    const outcome = isList
      ? await send<Saved>(wordsPaths.save, {
          place: target.place,
          value: [...entries.slice(0, index), withShortName(value, entries) as Named, ...entries.slice(index)],
          version: list?.version,
        })
      : await send<Saved>(wordsPaths.entry, {
          folder: target.folder,
          slug: address,
          value: isDocument ? { ...(value as object), downloadLink: `/documents/${address}.pdf` } : value,
        });
    if ('done' in outcome) {
      unkept.set(key, undefined);
      return onSaved(isDocument ? '/resources' : isList || !target.above ? undefined : target.above + address);
    }
    refuse(
      'mistakes' in outcome
        ? outcome.mistakes
        : [{ file: '', path: [], message: 'The list was changed meanwhile', fix: 'Open this form again.' }],
    );
  };
  const change = (next: unknown) => {
    setMistakes((before) => standingMistakes(before, path, value, next));
    setValue(next);
    unkept.set(key, { value: next });
  };
  const own = below(
    mistakes.filter((mistake) => mistake.file === file),
    ...path,
  );
  const others = mistakes.filter((mistake) => mistake.file !== file || !path.every((key, at) => mistake.path[at] === key));
  return (
    <form ref={form} className={`${s.editor} ${s.entry}`} onSubmit={submit} noValidate>
      <SchemaForm schema={schema} label={`New ${target.name}`} value={value} onChange={change} mistakes={own} />
      {!isList && (
        <LabelledControl
          id={id}
          label={isDocument ? 'Name of the file' : 'Last part of its address'}
          note={`Small letters, digits and hyphens: ${isDocument ? '/documents/' : target.above}${address || '…'}${isDocument ? '.pdf' : ''}.`}
          kind={{ kind: 'text', max: LONGEST, required: true }}
          value={address}
          onChange={(next) => setSlug(typedSlug(String(next ?? '')))}
        />
      )}
      <Mistakes mistakes={others} where={({ where }) => where && <strong>{`${where}: `}</strong>} />
      {mistakes.length > 0 && (
        <p role="alert">{`${mistakes.length === 1 ? 'One thing is' : `${mistakes.length} things are`} not right yet: see above. Nothing is lost.`}</p>
      )}
      <div className={`row ${s.keep}`}>
        <Button type="submit" look="act">
          Add it
        </Button>
      </div>
    </form>
  );
}
