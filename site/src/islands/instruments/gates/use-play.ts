import { useEffect, useState } from 'react';

/** Duration of a simulated hour, in milliseconds. */
const pace = 380;

/**
 * Animates the hours of the day.
 * @param hours number of hours
 * @returns the number of hours played so far; all of them when not playing, and with reduced motion
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
