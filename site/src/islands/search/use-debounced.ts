import { useEffect, useState } from 'react';

/** Debounce of the live region, in milliseconds. Without it, each update would interrupt the announcement before. */
const PAUSE = 500;

/** Returns a text once it has stopped changing. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
