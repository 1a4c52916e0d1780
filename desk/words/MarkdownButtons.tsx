import type { RefObject } from 'react';
import { Button } from './Control.tsx';

interface Mark {
  name: string;
  /** Begins a line. */
  line?: string;
  /** Stands before and after words, or the words that are written where none are selected. */
  around?: readonly [before: string, words: string, after: string];
}

const marks: readonly Mark[] = [
  { name: 'Heading', line: '## ' },
  { name: 'Bold', around: ['**', 'bold words', '**'] },
  { name: 'Link', around: ['[', 'our services', '](/services)'] },
  { name: 'List', line: '- ' },
];

/** Buttons over a text in Markdown, which write its signs at the selection. */
export function MarkdownButtons({ text }: { text: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div className="row">
      {marks.map((mark) => (
        <Button key={mark.name} onClick={() => text.current && write(text.current, mark)}>
          {mark.name}
        </Button>
      ))}
    </div>
  );
}

/** Writes a mark as typing would: the browser's undo takes it back, which setting the value would prevent. */
function write(field: HTMLTextAreaElement, { line = '', around: [before, words, after] = ['', '', ''] }: Mark): void {
  const { value, selectionStart, selectionEnd } = field;
  // A mark of lines covers the whole of each line.
  const lineEnd = value.indexOf('\n', selectionEnd);
  const start = line ? value.lastIndexOf('\n', selectionStart - 1) + 1 : selectionStart;
  const end = line && lineEnd >= 0 ? lineEnd : line ? value.length : selectionEnd;
  const marked = line ? value.slice(start, end).replace(/^(?:## |- )?(?=\S)/gm, line) || line : value.slice(start, end) || words;
  field.focus();
  field.setSelectionRange(start, end);
  document.execCommand('insertText', false, before + marked + after);
  // What was written or selected is typed over next; of lines, nothing.
  const from = start + before.length;
  field.setSelectionRange(line ? from + marked.length : from, from + marked.length);
}
