import { Lamp } from '../goods/Lamp.tsx';
import { Sofa } from '../goods/Sofa.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates furniture: a lamp, and a sofa whose width has to fit the room. */
export function LampPicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M-400 202H400V240H-400z" fill={palette.marigoldTint} />
          <path d="M302 204V152H374V204M302 176H374" fill="none" stroke={palette.ink} strokeWidth="6" />
          <g className="answer grow">
            <Lamp x={338} y={149} scale={1.04} />
          </g>
          <Sofa x={150} y={204} scale={1.26} />
          <path d="M28 36V60M272 36V60M30 48H76M224 48H270" stroke={palette.ink} strokeWidth="4" />
          <rect x="84" y="28" width="132" height="40" rx="20" fill={palette.marigold} />
          <text x="150" y="55" fontSize="20" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            196 cm fits
          </text>
        </>
      }
      hero={
        <>
          <path d="M0 404H640V480H0z" fill={palette.marigoldTint} />
          <path d="M60 448H430" stroke={palette.madder} strokeWidth="26" />
          <path d="M88 448H402" stroke={palette.madderTint} strokeWidth="4" strokeDasharray="1 16" />
          <path d="M466 408V310H590V408M466 356H590" fill="none" stroke={palette.ink} strokeWidth="10" />
          <g className="answer grow">
            <Lamp x={528} y={305} scale={1.66} />
          </g>
          <Sofa x={240} y={408} scale={2} />
          <path d="M46 152V192M434 152V192M48 172H150M330 172H432" stroke={palette.ink} strokeWidth="6" />
          <text x="240" y="184" fontSize="38" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            196 cm
          </text>
          <Tag x={40} y={76} width={262} size={32}>
            fits, Tue 10 am
          </Tag>
        </>
      }
    />
  );
}
