import { words } from '../../instruments/reorder-line/words.ts';
import { Parcel } from '../goods/Parcel.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates stock: it falls to the reorder point, and the order is sent and arrives. The hero shows the same. */
export function ReorderLine(props: PictureProps) {
  const card = (
    <>
      <path d="M28 42 76 78 116 98 164 142 218 184V78L284 112 326 122 372 134V206H28z" fill={palette.marigold} fillOpacity=".38" />
      <path d="M28 206H372" stroke={palette.ink} strokeWidth="4" />
      <path d="M28 142H372" stroke={palette.madder} strokeWidth="3" strokeDasharray="2 9" />
      <path d="M28 42 76 78 116 98 164 142 218 184V78L284 112 326 122 372 134" fill="none" stroke={palette.ink} strokeWidth="5" />
      <circle cx="164" cy="142" r="10" fill={palette.madder} stroke={palette.marigoldTint} strokeWidth="3" />
      <g className="answer rise lean">
        <Parcel x={218} y={76} scale={0.72} />
      </g>
      <text x="256" y="62" fontSize="28" fontWeight="650" fill={palette.ink}>
        {`+${words().goods.tote.order}`}
      </text>
      <text x="40" y="173" fontSize="18" fontWeight="600" fill={palette.madderInk}>
        reorder point
      </text>
    </>
  );
  return <Picture {...props} card={card} hero={<g transform="translate(0 60)scale(1.6)">{card}</g>} />;
}
