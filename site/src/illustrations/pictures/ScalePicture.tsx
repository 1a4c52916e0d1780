import { Parcel } from '../goods/Parcel.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Base } from '../parts/Base.tsx';
import { Pan } from '../parts/Pan.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Draws the brand's balance: goods on one side, a decision on the other. */
export function ScalePicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 200H400V232H0z" fill={palette.greenDeep} />
          <path d="M200 26V190M96 66 304 34" stroke={palette.paper} strokeWidth="6" />
          <Base x={200} y={204} scale={0.86} />
          <Pan x={96} y={66} drop={82} half={74}>
            <Tote x={76} y={148} scale={0.62} />
            <Phone x={126} y={148} scale={0.58} pale />
          </Pan>
          <Pan x={304} y={34} drop={84} half={74}>
            <g className="answer sink lean">
              <Tag x={238} y={94} width={130} size={24} fill={palette.white}>
                send 2
              </Tag>
            </g>
          </Pan>
          <circle cx="200" cy="50" r="12" fill={palette.marigold} stroke={palette.green} strokeWidth="4" />
        </>
      }
      hero={
        <>
          <path d="M0 420H640V480H0z" fill={palette.greenDeep} />
          <path d="M320 50V400M150 142 490 86" stroke={palette.paper} strokeWidth="9" />
          <Base x={320} y={428} scale={1.4} />
          <Pan x={150} y={142} drop={170} half={122}>
            <Tote x={112} y={312} scale={1.04} />
            <Phone x={202} y={312} scale={1.06} pale />
          </Pan>
          <Pan x={490} y={86} drop={172} half={122}>
            <Parcel x={446} y={258} scale={0.98} fill={palette.kraft} />
            <Parcel x={530} y={258} scale={0.98} fill={palette.kraft} />
            <g className="answer sink lean">
              <Tag x={400} y={158} width={180} size={38} fill={palette.white}>
                send 2
              </Tag>
            </g>
          </Pan>
          <circle cx="320" cy="114" r="20" fill={palette.marigold} stroke={palette.green} strokeWidth="6" />
        </>
      }
    />
  );
}
