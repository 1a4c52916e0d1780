import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../build-output/manifest.ts';
import { digestOf, removeAndFlush, writeAtomically } from './atomic-files.ts';
import type { Publication } from './history.ts';

/*
 * What a publish changes besides the build, in the folder `publication` of that build. It counts only while that build is current:
 * the rename that makes the build current also decides that the words follow. A publish that failed or was killed before leaves a
 * build that is never current, and so changes nothing.
 *
 *   plan.json        what is changed; it is removed last, when everything is done
 *   documents.json   the PDFs that the build's process printed; written by that process as its last step
 *   project/         content/, training/ and the PDFs (site/) as they were when Publish was pressed
 */

/** A file that a publish changes, by its path below the project, with hashes; null where there is no file. */
export interface PlannedFile {
  file: string;
  before: string | null;
  /** Null removes the file. A file that is only missing from the copy is not removed. */
  after: string | null;
}

interface Plan extends Publication {
  planned: PlannedFile[];
}

/** A publish whose build is current, and whose words may not have followed yet. */
export interface PendingPublication extends Plan {
  /** Folder of plan.json. */
  folder: string;
}

/** Folders of the words that are published. */
export interface LiveFolders {
  content: string;
  training: string;
  /** The project's folder, for printed PDFs. */
  project: string;
}

const publicationIn = (build: string) => join(build, 'publication');
/** Path of the copy of a project file in a build's publication. */
export const copyIn = (build: string, file: string) => join(publicationIn(build), 'project', file);

/** Converts a draft's file name to its path below the project. */
export const projectPath = (file: string) => (file.startsWith('training/') ? file : `content/${file}`);

/** Converts it back; undefined for a file that is not in the draft, such as a printed PDF. */
export const draftName = (file: string) => /^(?:content\/(.+)|(training\/.+))$/.exec(file)?.slice(1).find(Boolean);

/**
 * Writes a publication into the folder of a new build.
 * @param files paths of the draft's files by their path below the project
 */
export function writePublication(build: string, plan: Plan, files: ReadonlyMap<string, string>): void {
  for (const [file, path] of files) cpSync(path, copyIn(build, file));
  writeFileSync(join(publicationIn(build), 'plan.json'), JSON.stringify(plan));
}

/** Reads the words that a publication changes. */
export const readPlan = (build: string): PlannedFile[] => planIn(publicationIn(build)).planned;
const planIn = (folder: string): Plan => JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));

/** Records the printed PDFs, as the last step of a build. */
export function writePlannedDocuments(build: string, planned: readonly PlannedFile[]): void {
  writeFileSync(join(publicationIn(build), 'documents.json'), JSON.stringify(planned));
}

/** Returns whether the process of a build came to its end. */
export const isBuilt = (build: string) =>
  existsSync(join(publicationIn(build), 'documents.json')) && existsSync(join(build, 'manifest.json'));

/** Returns the publication of the current build; undefined if everything of it is done. @param dist such as dist */
export function pendingPublication(dist: string): PendingPublication | undefined {
  const folder = publicationIn(dist);
  if (!existsSync(join(folder, 'plan.json'))) return undefined;
  const plan = planIn(folder);
  const documents = JSON.parse(readFileSync(join(folder, 'documents.json'), 'utf8')) as PlannedFile[];
  return { ...plan, planned: [...plan.planned, ...documents], folder };
}

/** Returns the path of a project file in the published folders. */
export function livePath(file: string, folders: LiveFolders): string {
  const [side = '', ...path] = file.split('/');
  return side === 'content' || side === 'training' ? join(folders[side], ...path) : join(folders.project, file);
}

/**
 * Brings the published folders to the publication's state. May be repeated: a file that has its new text is left alone.
 * @returns files that somebody changed meanwhile, which keep that change
 * @throws Error of the file system, with the files before it changed
 */
export function followWords({ planned, folder }: PendingPublication, folders: LiveFolders): string[] {
  const kept: string[] = [];
  for (const { file, before, after } of planned) {
    const path = livePath(file, folders);
    const now = digestOf(path) ?? null;
    if (now === after) continue;
    if (now !== before) kept.push(file);
    else if (after === null) removeAndFlush(path);
    else writeAtomically(path, readFileSync(join(folder, 'project', file)));
  }
  return kept;
}

/** Marks a publication as done, by deleting its folder from the build. */
export function endPublication({ folder }: PendingPublication): void {
  removeAndFlush(join(folder, 'plan.json'));
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Lets another build take over what is left to do of the current build's publication, before it becomes current.
 * Writes the words, so that nothing is built from older ones.
 * @throws Error that says why the words cannot be written
 */
export function handOnPublication(dist: string, next: string, folders: LiveFolders): void {
  const pending = pendingPublication(dist);
  if (!pending) return;
  try {
    followWords(pending, folders);
  } catch (error) {
    throw new Error(
      `The words that the site shows are not all in content/ yet, and cannot be written there (${(error as Error).message}): mend that first.`,
    );
  }
  cpSync(pending.folder, publicationIn(next), { recursive: true });
}

/** Returns the paths of the listed pages of a build, which all have a Markdown version; none if nothing is built. @param build such as dist */
export function publishedPages(build: string): string[] {
  const manifest = join(build, 'manifest.json');
  if (!existsSync(manifest)) return [];
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  return files.flatMap(({ path }) => (path.endsWith('.md') ? path.replace(/(?:(?<=^\/)index)?\.md$/, '') : []));
}
