import { useEffect, useReducer } from 'react';
import {
  type Conflict,
  type Field,
  type FieldPlace,
  type FigureAnswer,
  type JsonSchema,
  type Mistake,
  type Saved,
  type SchemaAnswer,
  wordsPaths,
} from '../../shared/api/words.ts';
import { type Outcome, read, readField, send } from './api.ts';
import { schemaAt } from './json-schema.ts';
import { standingMistakes } from './mistakes.ts';
import { unkept } from './unkept.ts';

interface FieldState {
  /** The field as it was read or saved last. */
  field?: Field;
  /** Rules of a field with fields of its own. */
  schema?: JsonSchema | undefined;
  value?: unknown;
  mistakes: Mistake[];
  /** Number of refused saves. */
  refusals: number;
  conflict?: Conflict | undefined;
  /** Places of the figure that is changed. */
  places?: FigureAnswer['places'] | undefined;
  failure?: string;
  isKept: boolean;
}

type Action =
  | { is: 'loaded'; field: Field; value: unknown; schema?: JsonSchema | undefined }
  | { is: 'failed'; failure: string }
  | { is: 'changed'; value: unknown }
  | { is: 'taken back' }
  | { is: 'asked'; places: FigureAnswer['places'] }
  | { is: 'answered'; outcome: Outcome<Partial<Saved>> };

function next(state: FieldState, action: Action): FieldState {
  const { field, value, mistakes } = state;
  const settled = { ...state, isKept: false, places: undefined };
  switch (action.is) {
    case 'loaded':
      return { ...state, conflict: undefined, schema: action.schema ?? state.schema, field: action.field, value: action.value };
    case 'failed':
      return { ...state, failure: action.failure };
    case 'changed':
      return { ...settled, value: action.value, mistakes: standingMistakes(mistakes, field?.place.path ?? [], value, action.value) };
    case 'taken back':
      return { ...settled, value: field?.value, mistakes: [] };
    case 'asked':
      return { ...settled, places: action.places };
    case 'answered': {
      const { outcome } = action;
      if ('mistakes' in outcome) return { ...settled, conflict: undefined, mistakes: outcome.mistakes, refusals: state.refusals + 1 };
      if ('conflict' in outcome) return { ...settled, conflict: outcome.conflict, mistakes: [] };
      const saved = field && { ...field, value, version: outcome.done?.version ?? field.version };
      return { ...settled, conflict: undefined, mistakes: [], isKept: true, ...(saved && { field: saved }) };
    }
  }
}

/** The field at a place with what is typed, and what can be done with it. */
export interface FieldModel extends FieldState {
  isChanged: boolean;
  /** The figure of the agency that is typed over; other places can say it too. */
  figure: { from: string; to: string } | undefined;
  change: (value: unknown) => void;
  takeBack: () => void;
  /** Saves, or asks first where else the figure stands. */
  submit: () => Promise<void>;
  save: (version?: string) => Promise<void>;
  /** Changes the figure at the chosen places. */
  changeAt: (chosen: FieldPlace[]) => Promise<void>;
  keepTheirs: (conflict: Conflict) => void;
}

/**
 * @param known mistakes that are known before a save
 * @param onSaved called after a save
 */
export function useField(place: FieldPlace, known: Mistake[], onSaved: () => void): FieldModel {
  const [state, dispatch] = useReducer(next, { mistakes: known, refusals: 0, isKept: false });
  const { field, value } = state;
  const key = JSON.stringify(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the place
  useEffect(() => {
    let isCurrent = true;
    loadField(place).then(
      (loaded) => isCurrent && dispatch({ is: 'loaded', ...loaded }),
      (error: Error) => isCurrent && dispatch({ is: 'failed', failure: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const changed = JSON.stringify(value) !== JSON.stringify(field?.value);
  const figure =
    field?.kind === 'figure' && changed ? { from: String(field.value), to: String(value) } : changedFigure(field?.value, value);
  const answered = (outcome: Outcome<Partial<Saved>>) => {
    dispatch({ is: 'answered', outcome });
    if (!('done' in outcome)) return;
    unkept.set(key, undefined);
    onSaved();
  };
  const askFigure = (chosen?: FieldPlace[]) => send<FigureAnswer & Partial<Saved>>(wordsPaths.figure, { place, ...figure, chosen });
  const model: FieldModel = {
    ...state,
    isChanged: changed,
    figure,
    change(typed) {
      const isTyped = field && JSON.stringify(typed) !== JSON.stringify(field.value);
      unkept.set(key, isTyped ? { field: { place, where: field.where }, value: typed, version: field.version } : undefined);
      dispatch({ is: 'changed', value: typed });
    },
    takeBack() {
      unkept.set(key, undefined);
      dispatch({ is: 'taken back' });
    },
    async submit() {
      const outcome = figure && (await askFigure());
      if (outcome && 'done' in outcome && outcome.done.places.length > 1) dispatch({ is: 'asked', places: outcome.done.places });
      else await model.save();
    },
    save: async (version = field?.version) => answered(await send<Saved>(wordsPaths.save, { place, value, version })),
    async changeAt(chosen) {
      const outcome = await askFigure(chosen);
      answered(outcome);
      const found = await readField(place);
      dispatch({ is: 'loaded', field: found, value: 'done' in outcome ? found.value : value });
    },
    keepTheirs(conflict) {
      unkept.set(key, undefined);
      if (field) dispatch({ is: 'loaded', field: { ...field, ...conflict }, value: conflict.value });
    },
  };
  return model;
}

/** Reads a field, with the words that were typed there before and not kept. */
export async function loadField(place: FieldPlace): Promise<{ field: Field; value: unknown; schema?: JsonSchema | undefined }> {
  const field = await readField(place);
  const isForm = ['list', 'group', 'picture', 'document'].includes(field.kind);
  const whole = isForm ? await read<SchemaAnswer>(wordsPaths.schema, { file: place.file }) : undefined;
  const typed = unkept.get(JSON.stringify(place));
  return {
    schema: whole && schemaAt(whole.schema as JsonSchema, place.path),
    // With the version that was changed, so that a change by somebody else meanwhile is reported.
    field: typed ? { ...field, version: typed.version ?? field.version } : field,
    value: typed ? typed.value : field.value,
  };
}

/** A figure of the agency as a sentence says it: 500+, 25%, 3x. Plain numbers mean too many things. */
const figures = /\d[\d,.]{0,15}[%x+]/g;

/** The figure that a text says otherwise than before; undefined where more than one figure, or anything else of it, is changed. */
export function changedFigure(before: unknown, after: unknown): { from: string; to: string } | undefined {
  if (typeof before !== 'string' || typeof after !== 'string') return undefined;
  if (before.replace(figures, '#') !== after.replace(figures, '#')) return undefined;
  const [old, now] = [before.match(figures) ?? [], after.match(figures) ?? []];
  const pairs = new Map(old.flatMap((from, index) => (from === now[index] ? [] : [[from, now[index] as string]])));
  const [[from, to] = []] = pairs;
  return pairs.size === 1 && from && to ? { from, to } : undefined;
}
