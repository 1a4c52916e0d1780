import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { wholeName } from '../../shared/api/picture-crop.ts';
import type { Draft, NewFile } from './draft.ts';
import type { WordsEditor } from './edit-words.ts';

/** Names of a picture's file extensions. */
const extensions = ['jpg', 'webp', 'png', 'jpeg', 'avif', 'tif', 'tiff'];

/** Returns the path of a picture before it was cropped, or of the crop if only that is left; undefined if there is none. */
export function pictureFile(draft: Draft, file: string): string | undefined {
  const folders = [draft.uploads, join(draft.content, 'photos')];
  const wholes = [wholeName(file), ...extensions.map((extension) => wholeName(file).replace(/(?<!\w)\w+$/, extension))];
  return [...wholes, file].flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Returns the file of the content for the name of a picture or a PDF. */
const fileOf = (name: string) => `${name.endsWith('.pdf') ? 'documents' : 'photos'}/${name}`;
const isUpload = (file: string) => /^photos\/|^documents\/.*\.pdf$/.test(file);

/**
 * Adds the pictures and PDFs that come and go with new texts. Uploads enter the draft when words name them, so that an abandoned form
 * leaves nothing to publish, and leave it when no text names them any more. Published ones stay, because the history names them.
 */
export function withUploads(editor: WordsEditor, texts: ReadonlyMap<string, NewFile>): Map<string, NewFile> {
  const { draft } = editor;
  const named = [...texts.values()].flatMap((text) =>
    typeof text === 'string' ? (text.match(/(?<![a-z0-9-])[a-z0-9-]+\.(?:jpg|png|webp|pdf)\b/g) ?? []) : [],
  );
  const added = [...new Set(named)].filter((name) => !existsSync(draft.path(fileOf(name))) && existsSync(join(draft.uploads, name)));
  const unpublished = draft.changedFiles().filter(isUpload);
  const words = unpublished.length === 0 ? [] : [...new Map<string, NewFile>([...editor.texts(), ...texts]).values()];
  const isNamed = (file: string) => words.some((text) => typeof text === 'string' && text.includes(basename(file)));
  return new Map([
    ...texts,
    ...added.map((name): [string, NewFile] => [fileOf(name), { from: join(draft.uploads, name) }]),
    ...unpublished.filter((file) => !isNamed(file)).map((file): [string, NewFile] => [file, null]),
  ]);
}
