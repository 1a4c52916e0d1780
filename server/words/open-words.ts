import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { PreviewState } from '../../shared/api/words.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { WordsEditor } from './edit-words.ts';
import type { Publisher } from './publisher.ts';

export interface WordsOptions {
  settings: Pick<Settings, 'dataDir' | 'editing' | 'contentFolder' | 'trainingFolder'>;
  storage: Pick<Storage, 'db'>;
  /** Lets the public listener serve the new build. */
  takeBuild: () => Promise<void>;
  /** Replaces the publishing command in tests (see publisher.ts). */
  publishCommand?: string[] | undefined;
  now: () => number;
  /** Returns the name of the person who sent the request. */
  nameOf: (request: FastifyRequest) => string;
  preview?: () => PreviewState;
}

/** The draft of this process and its publisher. */
export interface Desk {
  editor: WordsEditor;
  publisher: Publisher;
}

/**
 * Opens both on first use, the content rules included: without edits there is no copy and no memory cost.
 * @returns both, with changes made by hand in content/ merged
 */
export function openWords({ settings, storage, takeBuild, publishCommand, now }: WordsOptions): {
  open: () => Promise<Desk>;
  close: () => void;
} {
  let opened: Promise<Desk> | undefined;
  let publisher: Publisher | undefined;
  const load = async (): Promise<Desk> => {
    const [{ Draft }, { WordsEditor: Editor }, { Publisher: Publishing }] = await Promise.all([
      import('./draft.ts'),
      import('./edit-words.ts'),
      import('./publisher.ts'),
    ]);
    const { dataDir, contentFolder, trainingFolder } = settings;
    const root = join(dataDir, 'words');
    const editor = new Editor(new Draft(root, { content: contentFolder, training: trainingFolder }), root, now);
    const synced = () => {
      editor.draft.sync();
      return editor;
    };
    publisher = new Publishing({
      editor: synced,
      storage,
      root,
      contentFolder,
      takeBuild,
      now,
      ...(publishCommand && { command: publishCommand }),
    });
    await publisher.recover();
    return { editor, publisher };
  };
  return {
    async open() {
      opened ??= load();
      const desk = await opened;
      desk.editor.draft.sync();
      return desk;
    },
    close: () => publisher?.close(),
  };
}
