import { useCallback, useEffect, useState } from 'react';
import { type FieldPlace, type PagesAnswer, type PageWords, type WordsState, wordsPaths } from '../../shared/api/words.ts';
import { read } from './api.ts';
import type { Target } from './NewEntry.tsx';

/** Interval of asking how a publish stands, in milliseconds. */
const ASK_INTERVAL = 2_000;

/** What is shown beside the page. */
export type Panel =
  | { panel: 'start' | 'page' | 'settings' | 'new' | 'changes' | 'history' | 'looks' }
  | { panel: 'place'; place: FieldPlace; href?: string | undefined; isMoved?: boolean }
  | { panel: 'entry'; target: Target }
  | { panel: 'answer'; question: string };

/** The editor's state, and what can be done with it. */
export interface WordsModel {
  /** Address of the page in the frame. */
  address: string;
  /** Grows with each save. */
  version: number;
  panel: Panel;
  pages: PagesAnswer | undefined;
  page: PageWords | undefined;
  state: WordsState | undefined;
  failure: string;
  show: (panel: Panel) => void;
  move: (address: string) => void;
  /** Called after each change of the draft. */
  saved: () => void;
}

export function useWords(): WordsModel {
  const [address, setAddress] = useState(() => asked('page') ?? '/');
  const [version, setVersion] = useState(0);
  const [panel, show] = useState(askedPanel);
  const [pages, setPages] = useState<PagesAnswer>();
  const [state, setState] = useState<WordsState>();
  const [failure, setFailure] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after each save
  useEffect(() => {
    const loads = [read<PagesAnswer>(wordsPaths.pages).then(setPages), read<WordsState>(wordsPaths.state).then(setState)];
    Promise.all(loads).catch((error: Error) => setFailure(error.message));
  }, [version]);
  const isPublishing = state?.publish.state === 'running';
  useEffect(() => {
    const renew = () => void read<WordsState>(wordsPaths.state).then(setState, () => {});
    // Only a publish asks by itself, so that a session without an owner ends.
    const timer = isPublishing && setInterval(renew, ASK_INTERVAL);
    addEventListener('focus', renew);
    return () => {
      removeEventListener('focus', renew);
      if (timer) clearInterval(timer);
    };
  }, [isPublishing]);
  const saved = useCallback(() => setVersion((before) => before + 1), []);
  const move = useCallback((next: string) => {
    history.replaceState(null, '', `?${new URLSearchParams({ page: next })}`);
    setAddress(next);
    show({ panel: 'start' });
  }, []);
  return { address, version, panel, pages, page: pages?.pages.find((each) => each.address === address), state, failure, show, move, saved };
}

const asked = (name: string) => new URLSearchParams(location.search).get(name);

/** Returns the panel that the address asks for: a text that was found, a question, or the list of changes. */
function askedPanel(): Panel {
  const [file, path, question] = [asked('file'), asked('path'), asked('answer')];
  if (file && path) return { panel: 'place', place: { file, path: JSON.parse(path) as FieldPlace['path'] } };
  return question ? { panel: 'answer', question } : { panel: asked('show') === 'changes' ? 'changes' : 'start' };
}
