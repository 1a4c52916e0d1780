import { useId } from 'react';
import { plainName } from '../../content/edit/plain-name.ts';
import type { JsonSchema, Mistake } from '../../shared/api/words.ts';
import { Button, LabelledControl, Mistakes } from './Control.tsx';
import { alternativeOf, blankOf, boundsOf, kindOf } from './json-schema.ts';
import { below } from './mistakes.ts';
import { Picture } from './Picture.tsx';
import own from './panels.module.css';
import { DocumentField } from './Upload.tsx';
import s from './words.module.css';

interface SchemaFormProps {
  schema: JsonSchema;
  label: string;
  note?: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Paths are relative to this value. */
  mistakes: readonly Mistake[];
  required?: boolean;
}

/** Form for any value, generated from its JSON Schema: fields, groups and lists. */
export function SchemaForm(props: SchemaFormProps) {
  if (isPhoto(props.schema)) return <Picture {...props} ratio={props.schema.ratio} />;
  if (props.schema.role === 'pdf file') return <DocumentField {...props} />;
  const schema = alternativeOf(props.schema, props.value);
  if (schema.type === 'object' && schema.properties) return <Group {...props} schema={schema} />;
  if (schema.type === 'array' && schema.items?.enum) return <Choices {...props} schema={schema} />;
  if (schema.type === 'array') return <List {...props} schema={schema} />;
  return <Value {...props} schema={schema} />;
}

function Value({ schema, label, note, value, onChange, mistakes, required = true }: SchemaFormProps) {
  const id = useId();
  if (schema.const !== undefined) return null;
  const kind = kindOf(schema, required);
  // The rule of an empty choice speaks of how its value is written.
  const isUnchosen = mistakes.length > 0 && kind.kind === 'choice' && !value;
  const said = isUnchosen ? [{ file: '', path: [], message: 'Nothing is chosen', fix: 'Choose one.' }] : mistakes;
  return <LabelledControl id={id} label={label} note={note} kind={kind} value={value} onChange={onChange} mistakes={said} />;
}

/** Any of some choices, in their order. */
function Choices({ schema: { items }, label, value, onChange, mistakes }: SchemaFormProps) {
  const chosen = new Set(value as unknown[]);
  const choices = items?.enum ?? [];
  return (
    <fieldset className={s.group}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <div key={String(choice)} className={own.place}>
          <label>
            <input
              type="checkbox"
              checked={chosen.has(choice)}
              onChange={({ target }) => onChange(choices.filter((each) => (each === choice ? target.checked : chosen.has(each))))}
            />
            {plainName(String(choice))}
          </label>
        </div>
      ))}
      <Mistakes mistakes={mistakes} />
    </fieldset>
  );
}

function Group({ schema, label, value, onChange, mistakes }: SchemaFormProps) {
  const known = (value ?? {}) as Record<string, unknown>;
  const required = new Set(schema.required);
  const set = (name: string, next: unknown) => {
    const { [name]: _, ...others } = known;
    onChange(next === null || next === undefined ? others : withDrawingAlt(schema, { ...known, [name]: next }));
  };
  // A photograph has its own description.
  const isSpared = (name: string) => name === 'alt' && Boolean(known.photo && known.alt) && below(mistakes, name).length === 0;
  const field = (name: string) => {
    const child = schema.properties?.[name] as JsonSchema;
    const isPlain = isPhoto(child) || !['object', 'array'].includes(alternativeOf(child).type ?? '');
    if (!required.has(name) && !isPlain && known[name] === undefined)
      return (
        <button key={name} type="button" className="quiet" onClick={() => set(name, blankOf(child))}>
          {`Add ${(child.title ?? plainName(name)).toLowerCase()}`}
        </button>
      );
    return (
      <SchemaForm
        key={name}
        schema={child}
        label={child.title ?? plainName(name)}
        note={child.description}
        value={known[name]}
        required={required.has(name)}
        onChange={(next) => set(name, next)}
        mistakes={below(mistakes, name)}
      />
    );
  };
  const names = Object.keys(schema.properties ?? {});
  // The photograph of a picture first: the drawing stands in for it.
  if (names.includes('alt')) names.sort((one, other) => Number(other === 'photo') - Number(one === 'photo'));
  // Texts that visitors do not read: for the assistant, and for the owner's confirmations.
  const isApart = ({ spoken, silent }: JsonSchema) => spoken || silent;
  const folded = names.filter((name) => isApart(schema.properties?.[name] ?? {}) && !required.has(name));
  return (
    <fieldset className={s.group}>
      <legend>{label}</legend>
      <Mistakes mistakes={mistakes.filter(({ path }) => path.length === 0 || !names.includes(String(path[0])))} />
      {names.filter((name) => !folded.includes(name) && !isSpared(name)).map(field)}
      {folded.length > 0 && (
        <details open={folded.some((name) => below(mistakes, name).length > 0) || undefined}>
          <summary>For the assistant, and what is confirmed</summary>
          {folded.map(field)}
        </details>
      )}
    </fieldset>
  );
}

/** Describes the drawing behind a photograph, where nobody has. */
function withDrawingAlt({ properties = {} }: JsonSchema, value: Record<string, unknown>): Record<string, unknown> {
  const { photo, drawing, alt } = value as { photo?: { alt?: string }; drawing?: string; alt?: string };
  if (!photo || alt || !properties.alt || !properties.drawing || !drawing) return value;
  return { ...value, alt: `A drawing: ${plainName(drawing).toLowerCase()}.` };
}

function List({ schema, label, value, onChange, mistakes, required = true }: SchemaFormProps) {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  // An optional list without entries is left out.
  const least = required ? minItems : 0;
  const remove = (index: number) => onChange(list.length === 1 && !required ? null : list.filter((_, place) => place !== index));
  const move = (index: number, to: number) => {
    const others = list.filter((_, place) => place !== index);
    onChange([...others.slice(0, to), list[index], ...others.slice(to)]);
  };
  const itemName = (index: number) => {
    const { name, title, question } = (list[index] ?? {}) as { name?: string; title?: string; question?: string };
    return [`${label} ${index + 1}`, name || title || question].filter(Boolean).join(': ');
  };
  return (
    <fieldset className={s.group}>
      <legend>{label}</legend>
      <Mistakes mistakes={mistakes.filter(({ path }) => path.length === 0)} />
      {list.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own
        <div key={index} className={own.item}>
          <SchemaForm
            schema={items}
            label={itemName(index)}
            value={item}
            onChange={(next) => onChange(list.map((old, place) => (place === index ? (next ?? '') : old)))}
            mistakes={below(mistakes, index)}
          />
          <div className="row">
            {index > 0 && (
              <Button aria-label={`Move up ${itemName(index)}`} onClick={() => move(index, index - 1)}>
                Move up
              </Button>
            )}
            {index > 1 && (
              <Button aria-label={`Move to the top ${itemName(index)}`} onClick={() => move(index, 0)}>
                Move to the top
              </Button>
            )}
            {list.length > least && (
              <Button aria-label={`Remove ${itemName(index)}`} onClick={() => remove(index)}>
                Remove
              </Button>
            )}
          </div>
        </div>
      ))}
      <p className="small">{boundsOf(list.length, { min: least, max: maxItems })}</p>
      {list.length < maxItems && <Button onClick={() => onChange([...list, blankOf(items)])}>{`Add to ${label.toLowerCase()}`}</Button>}
    </fieldset>
  );
}

const isPhoto = ({ anyOf }: JsonSchema) => anyOf?.some(({ properties }) => properties?.file && properties.alt) ?? false;
