import { type RefObject, useLayoutEffect } from 'react';
import { followSeenArea } from './follow-seen-area.ts';

/** Tells an element's styles, as long as it is there, which part of the window is seen. */
export function useSeenArea(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const leaving = new AbortController();
    if (element.current) followSeenArea(element.current, leaving.signal);
    return () => leaving.abort();
  }, [element]);
}
