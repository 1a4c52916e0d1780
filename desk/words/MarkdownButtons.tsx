import type { RefObject } from 'react';
import { Button } from './Control.tsx';

/** What a button writes before each selected line; or before and after the selected words, or those that stand in for them. */
const marks: Readonly<Record<string, readonly [before: string, words?: string, after?: string]>> = {
  Heading: ['## '],
  Bold: ['**', 'bold words', '**'],
  Link: ['[', 'our services', '](/services)'],
  List: ['- '],
};

/** Buttons over a text in Markdown, which write its signs at the selection. */
export function MarkdownButtons({ text }: { text: RefObject<HTMLTextAreaElement | null> }) {
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
