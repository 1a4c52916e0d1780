import { useEffect, useState } from 'react';
import { plainName } from '../../content/edit/plain-name.ts';
import {
  type Field,
  type FieldPlace,
  type JsonSchema,
  type PageWords,
  type Saved,
  type SchemaAnswer,
  wordsPaths,
} from '../../shared/api/words.ts';
import { keyOf, read, readField, useSend } from './api.ts';
import { Button, Mistakes } from './Control.tsx';
import { FieldEditor, KeptTogether } from './FieldEditor.tsx';
import { boundsOf } from './json-schema.ts';
import type { ListTarget } from './NewEntry.tsx';
import { Hide, Rename } from './PageTools.tsx';

interface PagePanelProps {
  page: PageWords;
  pages: readonly PageWords[];
  onSaved: () => void;
  onOpen: (place: FieldPlace) => void;
  onHidden: () => void;
  /** It has another address. */
  onRenamed: (address: string) => void;
}

/** What the page has without a place on it, its address, and whether it is shown. */
export function PagePanel({ page, pages, onSaved, onHidden, onOpen, onRenamed }: PagePanelProps) {
  const { file, head, isEntry } = page;
  const labels = { title: 'Title in search engines and tabs', description: 'Description in search engines' };
  return (
    <>
      <KeptTogether>
        {Object.entries(labels).map(([name, label]) => (
          <FieldEditor key={name} place={{ ...head, path: [...head.path, name] }} label={label} onSaved={onSaved} />
        ))}
        <OwnPdf file={file} pages={pages} onSaved={onSaved} />
      </KeptTogether>
      {isEntry && <Rename page={page} onSaved={onRenamed} />}
      {isEntry && <Hide place={{ file, path: [] }} name={page.name} onSaved={onHidden} onOpen={onOpen} />}
    </>
  );
}

/** What the agency is, by the groups of its schema. */
export function SettingsPanel({ onSaved }: { onSaved: () => void }) {
  const [fields, setFields] = useState<[name: string, JsonSchema][]>([]);
  useEffect(() => {
    const load = read<SchemaAnswer>(wordsPaths.schema, { file: 'agency.yaml' });
    load.then(({ schema }) => setFields(Object.entries((schema as JsonSchema).properties ?? {})));
  }, []);
  const groups = [...new Set(fields.flatMap(([, { group }]) => group ?? []))];
  return (
    <KeptTogether>
      {groups.map((group) => (
        <details key={group}>
          <summary>{group}</summary>
          {fields
            .filter(([, each]) => each.group === group)
            .map(([name]) => (
              <FieldEditor key={name} place={{ file: 'agency.yaml', path: [name] }} onSaved={onSaved} />
            ))}
        </details>
      ))}
    </KeptTogether>
  );
}

/** Leads to the numbers that tools and pictures share: the example shop's products, and the orders that they make. */
export function ShopNumbers({ onOpen }: { onOpen: (place: FieldPlace) => void }) {
  const [shop, setShop] = useState<Record<'goods' | 'orders', object>>();
  useEffect(() => {
    void read<SchemaAnswer>(wordsPaths.schema, { file: shopFile }).then(({ value }) => setShop(value as typeof shop));
  }, []);
  return (
    <details>
      <summary>Numbers of the example shop</summary>
      {(['goods', 'orders'] as const).map((kind) => (
        <p key={kind} className="row">
          {Object.keys(shop?.[kind] ?? {}).map((name) => (
            <Button key={name} onClick={() => onOpen({ file: shopFile, path: [kind, name] })}>
              {kind === 'goods' ? plainName(name) : `Order: ${plainName(name).toLowerCase()}`}
            </Button>
          ))}
        </p>
      ))}
    </details>
  );
}

const shopFile = 'example-shop.yaml';

interface PlacePanelProps {
  place: FieldPlace;
  pages: readonly PageWords[];
  /** Page that the clicked words link to. */
  href: string | undefined;
  /** Whether the owner moved it, so that its button keeps the focus. */
  isMoved: boolean;
  onLeave: (address: string) => void;
  onOpen: (place: FieldPlace) => void;
  onAdd: (target: ListTarget) => void;
  onSaved: () => void;
  /** It has another place in its list, or none any more. */
  onMoved: (place: FieldPlace | undefined) => void;
}

/** Field of the clicked words, with the other actions at that place. */
export function PlacePanel({ place, pages, href, isMoved, onLeave, onOpen, onAdd, onSaved, onMoved }: PlacePanelProps) {
  // The entry itself first, then what it is part of.
  const levels = place.path.flatMap((key, at) => (typeof key === 'number' ? at : [])).reverse();
  return (
    <>
      <KeptTogether key={keyOf(place)}>
        <FieldEditor place={place} isNamed takesFocus={!isMoved} onSaved={onSaved} />
        {/* The card of a resource: its own PDF has no page. */}
        {place.file.startsWith('resources/') && place.path[0] !== 'pdf' && <OwnPdf file={place.file} pages={pages} onSaved={onSaved} />}
      </KeptTogether>
      {levels.map((at) => (
        <ListTools key={keyOf({ ...place, path: place.path.slice(0, at) })} place={place} at={at} onAdd={onAdd} onMoved={onMoved} />
      ))}
      {/^(?:instruments|artefacts)\b/.test(place.file) && <ShopNumbers onOpen={onOpen} />}
      {href && (
        <p>
          <Button onClick={() => onLeave(href)}>Go to the page that this leads to</Button>
        </p>
      )}
    </>
  );
}

interface OwnPdfProps {
  file: string;
  pages: readonly PageWords[];
  onSaved: () => void;
}

/** The owner's own PDF of a resource or case study, in the place of one that is printed from words. */
function OwnPdf({ file, pages, onSaved }: OwnPdfProps) {
  const [, folder, slug] = /^(resources|case-studies|documents)\/(.+)\.yaml$/.exec(file) ?? [];
  if (!folder) return null;
  const has = (name: string) => pages.some((page) => page.file === `${name}/${slug}.yaml`);
  return (
    <>
      <FieldEditor
        place={{ file: `${has('case-studies') ? 'case-studies' : 'resources'}/${slug}.yaml`, path: ['pdf'] }}
        onSaved={onSaved}
      />
      {has('documents') && (
        <p className="small">Without a PDF of your own it is printed from the words of its page, each time they are published.</p>
      )}
    </>
  );
}

/** Moves, removes or adds entries of the list at one level of a path. */
function ListTools({ place: { file, path }, at, onAdd, onMoved }: Pick<PlacePanelProps, 'place' | 'onAdd' | 'onMoved'> & { at: number }) {
  const index = path[at] as number;
  const place = { file, path: path.slice(0, at) };
  const [list, setList] = useState<Field>();
  const { mistakes, post } = useSend();
  const key = keyOf(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the place
  useEffect(() => {
    readField(place).then(setList, () => setList(undefined));
  }, [key]);
  if (!list || !Array.isArray(list.value)) return null;
  const entry: unknown = list.value[index];
  const others: unknown[] = list.value.filter((_, at) => at !== index);
  /** Moves the entry, or removes it. */
  const change = async (to?: number) => {
    const value = to === undefined ? others : [...others.slice(0, to), entry, ...others.slice(to)];
    const saved = await post<Saved>(wordsPaths.save, { place, value, version: list.version });
    setList(await readField(place));
    if (saved) onMoved(to === undefined ? undefined : { file, path: [...path.slice(0, at), to, ...path.slice(at + 1)] });
  };
  const { length } = list.value;
  const { min = 0, max = Number.POSITIVE_INFINITY } = list.rules;
  return (
    <details open={mistakes.length > 0 || undefined}>
      <summary>{`${index + 1} of ${length} in “${list.label}”`}</summary>
      <div className="row">
        <Button disabled={index === 0} onClick={() => change(index - 1)}>
          Move up
        </Button>
        <Button disabled={index >= length - 1} onClick={() => change(index + 1)}>
          Move down
        </Button>
        {index > 1 && <Button onClick={() => change(0)}>Move to the top</Button>}
        {length > min && <Button onClick={() => change()}>Remove</Button>}
        {length < max && (
          <Button onClick={() => onAdd({ place, index: index + 1, name: `entry in “${list.label}”` })}>Add one after it</Button>
        )}
      </div>
      <p className="small">{boundsOf(length, list.rules)}</p>
      <Mistakes mistakes={mistakes} where={({ where }) => where && <strong>{`${where}: `}</strong>} />
    </details>
  );
}
