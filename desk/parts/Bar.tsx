import { palette } from '../../site/src/drawings/palette.ts';
import s from './Bar.module.css';

/**
 * Bar under a figure or a name.
 * @param share of the width, from 0 to 1
 */
export function Bar({ share }: { share: number }) {
  return (
    <svg className={`on-paper ${s.bar}`} viewBox="0 0 300 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={300 * share} height="8" rx="2" fill={palette.marigold} />
    </svg>
  );
}
