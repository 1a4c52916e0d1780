import { type ButtonHTMLAttributes, type ReactNode, type RefObject, useRef } from 'react';
import type { Choice, Mistake } from '../../shared/api/words.ts';
import s from './words.module.css';

/** Button of a form or a panel. @param look class: quiet, or act for the primary action */
export function Button({ look = 'quiet', ...props }: ButtonHTMLAttributes<HTMLButtonElement> & { look?: string }) {
  return <button type="button" className={look} {...props} />;
}

/** What a field accepts, derived from the API's field or from a JSON Schema. */
export interface Kind {
  kind: 'text' | 'line' | 'markdown' | 'choice' | 'boolean' | 'number' | 'date';
  /** Bounds: characters of a text, or size of a number. */
  min?: number;
  max?: number;
  choices?: readonly Choice[];
  required: boolean;
}

interface ControlProps {
  id: string;
  kind: Kind;
  value: unknown;
  onChange: (value: unknown) => void;
  mistakes?: readonly Mistake[];
}

/** Longest text shown in a single-line input beside the page, in characters. */
const LINE = 40;

/** Input for a kind of value. An empty input is null. */
function Control({ id, kind: { kind, choices = [], required, min, max }, value, onChange, mistakes = [] }: ControlProps) {
  const markdown = useRef<HTMLTextAreaElement>(null);
  const common = {
    id,
    'aria-describedby': `${id}-rule ${id}-mistakes`,
    'aria-invalid': mistakes.length > 0 || undefined,
  };
  const text = value === null || value === undefined ? '' : String(value);
  const change = (next: string) => onChange(next === '' && !required ? null : next);
  if (kind === 'boolean')
    return <input {...common} type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />;
  if (kind === 'choice')
    return (
      <select {...common} value={text} onChange={(event) => change(event.target.value)}>
        {(!required || text === '') && <option value="">{required ? 'Choose one' : 'None'}</option>}
        {text !== '' && !choices.some((choice) => choice.value === text) && <option value={text}>{text}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  if (kind === 'number')
    return (
      <input
        {...common}
        type="number"
        min={min}
        max={max}
        step="any"
        value={text}
        placeholder={text} // A number that the content names in braces, which a number input does not show.
        onChange={(event) => onChange(Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber)}
      />
    );
  if (kind === 'date') return <input {...common} type="date" value={text} onChange={(event) => change(event.target.value)} />;
  if (kind === 'line' || (kind === 'text' && max !== undefined && max <= LINE))
    return <input {...common} type="text" value={text} onChange={(event) => change(event.target.value)} />;
  if (kind === 'markdown')
    return (
      <>
        <MarkdownButtons text={markdown} />
        <textarea {...common} ref={markdown} style={{ minHeight: '12lh' }} value={text} onChange={(event) => change(event.target.value)} />
      </>
    );
  // Enter submits nothing here, and the value may not contain line breaks.
  return <textarea {...common} rows={2} value={text} onChange={(event) => change(event.target.value.replace(/\n/g, ' '))} />;
}

/** What a button writes before each selected line; or before and after the selected words, or those that stand in for them. */
const marks: Readonly<Record<string, readonly [before: string, words?: string, after?: string]>> = {
  Heading: ['## '],
  Bold: ['**', 'bold words', '**'],
  Link: ['[', 'our services', '](/services)'],
  List: ['- '],
};

/** Buttons over a text in Markdown, which write its signs at the selection. */
function MarkdownButtons({ text }: { text: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div className="row">
      {Object.keys(marks).map((name) => (
        <Button key={name} onClick={() => text.current && write(text.current, name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

/** Writes a mark as typing would: the browser's undo takes it back, which setting the value would prevent. */
function write(field: HTMLTextAreaElement, name: string): void {
  const { value, selectionStart: from, selectionEnd: to } = field;
  const [before, words = '', after] = marks[name] ?? [''];
  const isLine = after === undefined;
  const start = isLine ? value.lastIndexOf('\n', from - 1) + 1 : from;
  const end = isLine ? to + (/^.*/.exec(value.slice(to))?.[0].length ?? 0) : to;
  const marked = value.slice(start, end) || words;
  field.focus();
  field.setSelectionRange(start, end);
  document.execCommand('insertText', false, isLine ? marked.replace(/^(?:## |- )?(?=\S)/gm, before) || before : before + marked + after);
  // Words are typed over next.
  if (!isLine) field.setSelectionRange(from + before.length, from + before.length + marked.length);
}

interface LabelledProps extends ControlProps {
  label: string;
  note?: string;
}

/** Input with its label, rule, length and mistakes. */
export function LabelledControl({ label, note, ...props }: LabelledProps) {
  const { id, kind, value, mistakes = [] } = props;
  const length = typeof value === 'string' ? value.length : 0;
  const { min = 0, max = Number.POSITIVE_INFINITY } = kind;
  const rule = [note, !kind.required && 'May be left empty.'].filter(Boolean).join(' ');
  return (
    <div className={`field ${s.field}`}>
      <label htmlFor={id}>{label}</label>
      <Control {...props} />
      <p id={`${id}-rule`} className="small">
        {rule}
        {kind.kind === 'text' && kind.max !== undefined && (
          <span className={length > max ? s.over : undefined}>
            {min > 1 ? ` ${min} to ${max} characters; now ${length}` : ` ${length} of ${max} characters`}
          </span>
        )}
      </p>
      <Mistakes id={`${id}-mistakes`} mistakes={mistakes} />
    </div>
  );
}

/**
 * Lists mistakes with their fixes.
 * @param where names the place of a mistake, if the list is not beside its field
 */
export function Mistakes({ id, mistakes, where }: { id?: string; mistakes: readonly Mistake[]; where?: (mistake: Mistake) => ReactNode }) {
  return (
    <div id={id} className={s.mistakes} role="alert">
      {mistakes.map((mistake) => (
        <p key={`${mistake.file}${mistake.path.join()}${mistake.message}`}>
          {where?.(mistake)} {capitalised(mistake.message)}. {mistake.fix}
        </p>
      ))}
    </div>
  );
}

/** Completes a rule's message, which continues the field's name: "is 70 characters long" becomes "This is 70 characters long". */
function capitalised(message: string): string {
  const text = message.replace(/[.:]\s*$/, '');
  return /^[a-z]/.test(text)
    ? /^(is|has|does|must|says|needs|cannot)\b/.test(text)
      ? `This ${text}`
      : text[0]?.toUpperCase() + text.slice(1)
    : text;
}
