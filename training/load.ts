import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { load } from 'js-yaml';
import type { z } from 'zod';
import * as schema from './schema.ts';
import weights from './weights.json' with { type: 'json' };

/** Training data: asked lines by answer, and visitors' vocabulary. */
export interface Training {
  /** Asked lines by answer id, such as /services/dynamic-pricing#results/more-revenue. */
  lines: ReadonlyMap<string, readonly string[]>;
  words: z.output<typeof schema.wordFiles>;
  /** Fitted by `npm run eval -- --fit`. */
  weights: typeof weights;
  /** Checks that lines belong to answers. @param hidden paths of hidden pages, whose lines are accepted @throws TrainingError */
  checkIds(answers: readonly { id: string }[], hidden?: readonly string[]): void;
}

/** Prefix of the keys of a hidden entry's lines, which are kept but not loaded. */
export const putAside = 'hidden/';

/** A mistake in training/, with file, key and fix. */
export class TrainingError extends Error {
  override name = 'TrainingError';
}

/** Reads and checks training/. @throws TrainingError that names file, key and fix */
export function loadTraining(folder = resolve(process.env.TRAINING_DIR ?? 'training')): Training {
  const names = Object.keys(schema.wordFiles.shape);
  const words = validate(schema.wordFiles, Object.fromEntries(names.map((name) => [name, parse(folder, `words/${name}.yaml`)])), 'words');
  const lines = new Map<string, string[]>();
  const fileOf = new Map<string, string>();
  for (const path of readdirSync(join(folder, 'lines'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.yaml')) continue;
    const file = `lines/${path}`;
    for (const [key, asked] of Object.entries(validate(schema.lines, parse(folder, file), file))) {
      if (key.startsWith(putAside)) continue;
      const id = `${pageOf(path)}#${key}`;
      lines.set(id, asked);
      fileOf.set(id, file);
    }
  }
  const checkIds = (answers: readonly { id: string }[], hidden: readonly string[] = []) => {
    const answerIds = new Set(answers.map(({ id }) => id));
    const orphans = [...lines.keys()].filter((id) => !answerIds.has(id) && !hidden.includes(id.slice(0, id.indexOf('#'))));
    if (orphans.length === 0) return;
    const messages = orphans.map((id) => {
      const page = id.slice(0, id.indexOf('#') + 1);
      const freeKeys = [...answerIds]
        .filter((other) => other.startsWith(page) && !lines.has(other))
        .map((other) => other.slice(page.length));
      const fix = freeKeys.length > 0 ? `rename the key to the entry's new one (${freeKeys.slice(0, 3).join(', ')})` : 'rename the key';
      return `  training/${fileOf.get(id)}: ${id.slice(page.length)} belongs to no answer: ${fix}, or delete it with its lines`;
    });
    throw new TrainingError(`Lines that have lost their answer:\n${messages.join('\n')}`);
  };
  return { lines, words, weights, checkIds };
}

/** Returns the page path of a file: lines/services/analytics.yaml → /services/analytics; conversation has no page. */
function pageOf(path: string): string {
  const name = path.replace(/\.yaml$/, '');
  if (name === 'home') return '/';
  return name === 'conversation' ? name : `/${name}`;
}

function parse(folder: string, file: string): unknown {
  try {
    return load(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    throw new TrainingError(`training/${relative('.', file)} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function validate<S extends z.ZodType>(schema: S, value: unknown, file: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new TrainingError(result.error.issues.map(({ path, message }) => `training/${file}: ${path.join('.')} ${message}`).join('\n'));
}
