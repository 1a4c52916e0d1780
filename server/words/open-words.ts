import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { PreviewState } from '../../shared/api/words.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { WordsEditor } from './edit-words.ts';
import { pendingPublication } from './publication.ts';
import type { Publisher } from './publisher.ts';

export interface WordsOptions {
  settings: Pick<Settings, 'dataDir' | 'buildFolder' | 'editing' | 'contentFolder' | 'trainingFolder'>;
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

/** Editor of the site's words, with their draft, and the publisher of that draft; one of each per process. */
export interface WordsDesk {
  editor: WordsEditor;
  publisher: Publisher;
}

/**
 * Prepares the editing of the site's words. `open` loads the content rules and copies content/ into the draft with its first call,
 * so that a server without edits spends no memory on them. Each call merges changes that were made by hand in content/.
 */
export function openWords({ settings, storage, takeBuild, publishCommand, now }: WordsOptions): {
  open: () => Promise<WordsDesk>;
  /** Completes a publish that was interrupted after its build became current. */
  complete: () => Promise<void>;
  close: () => void;
} {
  let opened: Promise<WordsDesk> | undefined;
  let publisher: Publisher | undefined;
  const load = async (): Promise<WordsDesk> => {
    const [{ Draft }, editing, publishing] = await Promise.all([import('./draft.ts'), import('./edit-words.ts'), import('./publisher.ts')]);
    const { dataDir, buildFolder, contentFolder, trainingFolder } = settings;
    const root = join(dataDir, 'words');
    const editor = new editing.WordsEditor(new Draft(root, { content: contentFolder, training: trainingFolder }), root, now);
    const syncedEditor = () => {
      editor.draft.sync(pendingPublication(buildFolder));
      return editor;
    };
    publisher = new publishing.Publisher({
      ...{ dataDir, buildFolder, contentFolder, trainingFolder, storage, takeBuild, now },
      editor: syncedEditor,
      ...(publishCommand && { command: publishCommand }),
    });
    return { editor, publisher };
  };
  const open = async () => {
    opened ??= load();
    const desk = await opened;
    desk.editor.draft.sync(pendingPublication(settings.buildFolder));
    return desk;
  };
  return {
    open,
    async complete() {
      if (pendingPublication(settings.buildFolder)) await (await open()).publisher.complete();
    },
    close: () => publisher?.close(),
  };
}
