import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wholeName } from '../../shared/api/picture-crop.ts';
import { filesBelow, sameFile } from './atomic-files.ts';
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

/** Returns the path of an uploaded PDF or of one in content/documents; undefined if there is none. */
export function documentFile(draft: Draft, file: string): string | undefined {
  return [join(draft.uploads, file), draft.path(`documents/${file}`)].find((path) => existsSync(path));
}

/** Lists the PDFs that a new resource can have: uploaded ones and those of content/documents. */
export function listDocuments(draft: Draft): string[] {
  const own = draft.files((file) => /^documents\/.*\.pdf$/.test(file)).map((file) => file.slice('documents/'.length));
  return [...new Set([...own, ...filesBelow(draft.uploads, (name) => /^[a-z0-9][^/]*\.pdf$/.test(name))])].sort();
}

/**
 * Adds the files that come and go with new texts. Uploads enter the draft when words name them, so that an abandoned form leaves
 * nothing to publish:
 * - pictures that the texts name come from the uploads, and new ones that no text names any more are removed
 * - the owner's own PDF is removed with its resource or case study, and comes back with it
 */
export function withUploads(editor: WordsEditor, texts: ReadonlyMap<string, NewFile>): Map<string, NewFile> {
  return new Map([...texts, ...pictures(editor, texts), ...documents(editor.draft, texts)]);
}

function pictures(editor: WordsEditor, texts: ReadonlyMap<string, NewFile>): [string, NewFile][] {
  const { draft } = editor;
  const added = [...texts.values()].flatMap((text) =>
    typeof text === 'string' ? (text.match(/(?<![a-z0-9-])[a-z0-9-]+\.(?:jpg|png|webp)\b/g) ?? []) : [],
  );
  const unknown = [...new Set(added)].filter((name) => !existsSync(draft.path(`photos/${name}`)) && existsSync(join(draft.uploads, name)));
  const unpublished = draft.changedFiles().filter((file) => file.startsWith('photos/'));
  const words = unpublished.length === 0 ? [] : [...new Map<string, NewFile>([...editor.texts(), ...texts]).values()];
  const isNamed = (file: string) => words.some((text) => typeof text === 'string' && text.includes(file.slice('photos/'.length)));
  return [
    ...unknown.map((name): [string, NewFile] => [`photos/${name}`, { from: join(draft.uploads, name) }]),
    ...unpublished.filter((file) => !isNamed(file)).map((file): [string, NewFile] => [file, null]),
  ];
}

function documents(draft: Draft, texts: ReadonlyMap<string, NewFile>): [string, NewFile][] {
  return [...texts].flatMap(([file, text]): [string, NewFile][] => {
    const slug = /^(?:resources|case-studies)\/([^/]+)\.yaml$/.exec(file)?.[1];
    const pdf = `documents/${slug}.pdf`;
    if (!slug || texts.has(pdf)) return [];
    const kept = join(draft.uploads, `${slug}.pdf`);
    const isThere = existsSync(draft.path(pdf));
    if (text === null && isThere) {
      sameFile(draft.path(pdf), kept);
      return [[pdf, null]];
    }
    const isMissing = text !== null && !isThere && draft.text(`documents/${slug}.yaml`) === undefined;
    return isMissing && existsSync(kept) ? [[pdf, { from: kept }]] : [];
  });
}
