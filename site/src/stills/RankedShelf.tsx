import type { GoodName } from '../../../content/schema/instruments/goods.ts';
import { palette } from '../drawings/palette.ts';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { svgFile } from '../drawings/svg-files.ts';
import { weigh } from '../instruments/shelf/model.ts';
import { words } from '../instruments/shelf/words.ts';

/** Scale at which a product fills its place on the shelf. */
const scales: Partial<Record<GoodName, number>> = { sweets: 0.9, lamp: 0.75, shoes: 0.86, headphones: 0.9, mat: 0.9, bottle: 0.75 };

/** Draws the recommendation instrument's ranking for the first product of its initial basket; below the card, the place it came from. */
export function RankedShelf({ isCard }: { isCard: boolean }) {
  const w = words();
  const [first, second, third] = weigh(w, w.start.slice(0, 1)).shelf.map(({ item, written }) => ({
    score: written,
    file: svgFile(`goods/${item}`),
    scale: scales[item as GoodName] ?? 1,
  }));
  if (!first || !second || !third) throw new Error('The shelf needs three goods: content/instruments/shelf.yaml');
  return (
    <>
      <rect x="130" y="16" width="140" height="148" rx="18" fill={palette.white} stroke={palette.marigold} strokeWidth="5" />
      <path d="M142 162v-18a8 8 0 0 1 8-8h100a8 8 0 0 1 8 8v18z" fill={palette.marigoldTint} />
      <Shapes file={second.file} transform={`translate(77 160)scale(${second.scale})`} />
      <g className="answer up grow">
        <Shapes file={first.file} transform={`translate(200 138)scale(${first.scale * 0.8})`} />
      </g>
      <Shapes file={third.file} transform={`translate(322 160)scale(${third.scale})`} />
      <rect x="22" y="158" width="356" height="12" rx="6" fill={palette.ink} />
      <g fill={palette.white}>
        <rect x="42" y="179" width="70" height="34" rx="9" />
        <rect x="165" y="179" width="70" height="34" rx="9" fill={palette.marigold} />
        <rect x="287" y="179" width="70" height="34" rx="9" />
      </g>
      <g fontSize="19" fontWeight="650" textAnchor="middle" fill={palette.ink}>
        <text x="77" y="202.5">
          {second.score}
        </text>
        <text x="200" y="202.5">
          first
        </text>
        <text x="322" y="202.5">
          {third.score}
        </text>
        <text x="200" y="50" fontSize="26">
          {first.score}
        </text>
      </g>
      {!isCard && (
        <>
          <path d="M-400 278H800V700H-400z" fill={palette.ink} />
          <rect x="158" y="234" width="84" height="42" rx="9" fill="none" stroke={palette.inkSoft} strokeWidth="3" strokeDasharray="2 8" />
          <path
            d="M242 256H262Q280 256 280 238V150Q280 136 268 135M276 124 264 135 276 146"
            fill="none"
            stroke={palette.madder}
            strokeWidth="5"
          />
        </>
      )}
    </>
  );
}
