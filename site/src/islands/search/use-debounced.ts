import { useEffect, useState } from 'react';

/** What is read out waits until typing pauses, in milliseconds: every letter would interrupt the one before. */
const PAUSE = 500;

/** A text once it has stopped changing. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
