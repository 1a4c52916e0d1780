import { type RefObject, useLayoutEffect } from 'react';
import { followVisualViewport } from './follow-visual-viewport.ts';

/** Tells an element's styles, as long as it is there, which part of the window is seen. */
export function useVisualViewport(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const leaving = new AbortController();
    if (element.current) followVisualViewport(element.current, leaving.signal);
    return () => leaving.abort();
  }, [element]);
}
