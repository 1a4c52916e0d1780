import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldPlace, type PagesAnswer, type PageWords, type WordsState, wordsPaths } from '../../shared/api/words.ts';
import { read } from './api.ts';
import type { Target } from './NewEntry.tsx';

/** Interval of asking how a publish stands, in milliseconds. */
const ASK_INTERVAL = 2_000;

/** What is shown beside the page. */
export type Panel =
  | { panel: 'start' | 'page' | 'settings' | 'new' | 'changes' | 'history' | 'looks' | 'written' }
  | { panel: 'place'; place: FieldPlace; href?: string | undefined; isMoved?: boolean }
  | { panel: 'entry'; target: Target }
  | { panel: 'answer'; question: string };

/** The editor's state, and what can be done with it. */
export interface WordsModel {
  /** Address of the page in the frame. */
  address: string;
  /** Grows with each save, once the pages are known as they are after it. */
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
  const known = useRef<PageWords[]>([]);
  const latest = useRef(version);
  const [answered, setAnswered] = useState(version);
  useEffect(() => {
    latest.current = version;
    const take = (answer: PagesAnswer) => {
      // A page that was renamed since is in the next answer.
      if (latest.current !== version) return;
      const before = known.current;
      known.current = answer.pages;
      setPages(answer);
      setAnswered(version);
      setAddress((shown) => addressNow(shown, before, answer.pages));
    };
    const loads = [read<PagesAnswer>(wordsPaths.pages).then(take), read<WordsState>(wordsPaths.state).then(setState)];
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
  const page = pages?.pages.find((each) => each.address === address);
  return { address, version: answered, panel, pages, page, state, failure, show, move, saved };
}

/** Returns where the page of an address is now: after a new address is taken back it has the former one, after a removal none. */
function addressNow(shown: string, before: readonly PageWords[], now: readonly PageWords[]): string {
  if (now.some(({ address }) => address === shown)) return shown;
  const { name } = before.find(({ address }) => address === shown) ?? {};
  return now.find((page) => page.name === name)?.address ?? '/';
}

const asked = (name: string) => new URLSearchParams(location.search).get(name);

/** Returns the panel that the address asks for: a text that was found, a question, or the list of changes. */
function askedPanel(): Panel {
  const [file, path, question] = [asked('file'), asked('path'), asked('answer')];
  if (file && path) return { panel: 'place', place: { file, path: JSON.parse(path) as FieldPlace['path'] } };
  return question ? { panel: 'answer', question } : { panel: asked('show') === 'changes' ? 'changes' : 'start' };
}
