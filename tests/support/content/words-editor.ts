import { cpSync } from 'node:fs';
import { Draft } from '../../../server/words/draft.ts';
import { WordsEditor } from '../../../server/words/edit-words.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { ContentCopy } from './content-copy.ts';

/** An editor over copies of the real content and training data. */
export class EditorForTest {
  readonly copy = new ContentCopy();
  readonly root = scratchFolder('words');
  readonly training = scratchFolder('training');
  editor: WordsEditor;

  constructor() {
    for (const folder of ['lines', 'words']) cpSync(`training/${folder}`, `${this.training}/${folder}`, { recursive: true });
    this.editor = this.open();
  }

  /** Opens the draft again, as a restarted server does. */
  open(): WordsEditor {
    const draft = new Draft(this.root, { content: this.copy.folder, training: this.training });
    draft.sync();
    let now = 1_000;
    this.editor = new WordsEditor(draft, this.root, () => now++);
    return this.editor;
  }
}
