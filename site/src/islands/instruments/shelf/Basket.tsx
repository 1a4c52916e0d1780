import { palette } from '../../../drawings/palette.ts';
import s from './Basket.module.css';

/** Draws the basket's far rim and handle, behind the goods. Both halves share a 320 × 200 box. */
export function BasketBack() {
  return (
    <svg className={s.back} viewBox="0 0 320 200" aria-hidden="true">
      <path d="M50 112C50-22 270-22 270 112" fill="none" stroke={palette.madderInk} strokeWidth="9" />
      <path d="M22 112H298V124H22z" fill={palette.skinBrown} />
    </svg>
  );
}

const strands = [0, 1, 2, 3, 4, 5, 6].map((i) => `M${40 + i * 40} 128L${52 + i * 36} 194`).join('');

/** Draws the basket's woven front, over the goods. */
export function BasketFront() {
  return (
    <svg className={s.front} viewBox="0 0 320 200" aria-hidden="true">
      <path d="M20 124H300L282 190Q280 198 272 198H48Q40 198 38 190z" fill={palette.kraft} />
      <path d={strands} stroke={palette.skinBrown} strokeWidth="5" />
      <path d="M31 150H289M37 172H283" stroke={palette.marigoldTint} strokeWidth="5" strokeDasharray="22 18" />
      <path d="M16 124H304" stroke={palette.marigold} strokeWidth="14" />
    </svg>
  );
}
