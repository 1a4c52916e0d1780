import { useEffect, useState } from 'react';

/** Milliseconds that an hour of the day takes. */
const pace = 380;

/**
 * Plays the hours one after the other.
 * @param hours how many there are
 * @returns how many are played so far: all of them when nothing plays, and at once for who wants no motion
 */
export function usePlay(hours: number) {
  const [played, setPlayed] = useState(hours);
  useEffect(() => {
    if (played >= hours) return;
    const timer = setTimeout(() => setPlayed(played + 1), pace);
    return () => clearTimeout(timer);
  }, [played, hours]);
  const play = () => setPlayed(matchMedia('(prefers-reduced-motion: reduce)').matches ? hours : 1);
  return { played, play, finish: () => setPlayed(hours) };
}
