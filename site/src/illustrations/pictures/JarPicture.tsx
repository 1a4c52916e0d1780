import { Bottle } from '../goods/Bottle.tsx';
import { Jar } from '../goods/Jar.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates beauty: the foundation that a shopper wears today, and the shade of the shop's own that matches it. */
export function JarPicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M-400 200H400V240H-400z" fill={palette.madder} />
          <Bottle x={82} y={200} scale={1.15} fill={palette.skinBrown} />
          <path d="M82 74V38Q82 14 106 14H262Q286 14 286 24" fill="none" stroke={palette.ink} strokeWidth="4" strokeDasharray="1 8" />
          <g stroke={palette.white} strokeWidth="4">
            <circle cx="178" cy="52" r="17" fill={palette.skinLight} />
            <circle cx="230" cy="52" r="17" fill={palette.skinTan} />
            <circle cx="342" cy="52" r="17" fill={palette.skinDark} />
          </g>
          <g className="answer rise grow">
            <circle cx="286" cy="52" r="22" fill={palette.skinBrown} stroke={palette.ink} strokeWidth="5" />
          </g>
          <Jar x={286} y={200} scale={1.36} shade={palette.skinBrown} />
          <g fontSize="20" fontWeight="650" textAnchor="middle" fill={palette.white}>
            <text x="82" y="222">
              wears today
            </text>
            <text x="286" y="222">
              tone 3
            </text>
          </g>
        </>
      }
      hero={
        <>
          <path d="M0 408H640V480H0z" fill={palette.madder} />
          <Bottle x={132} y={408} scale={2.3} fill={palette.skinBrown} />
          <path d="M132 154V76Q132 32 176 32H396Q440 32 440 56" fill="none" stroke={palette.ink} strokeWidth="6" strokeDasharray="1 13" />
          <g stroke={palette.white} strokeWidth="7">
            <circle cx="246" cy="110" r="34" fill={palette.skinLight} />
            <circle cx="340" cy="110" r="34" fill={palette.skinTan} />
            <circle cx="546" cy="110" r="34" fill={palette.skinDark} />
          </g>
          <g className="answer rise grow">
            <circle cx="440" cy="110" r="44" fill={palette.skinBrown} stroke={palette.ink} strokeWidth="8" />
          </g>
          <Jar x={440} y={408} scale={2.7} shade={palette.skinBrown} />
          <g fontSize="32" fontWeight="650" textAnchor="middle" fill={palette.white}>
            <text x="132" y="455">
              wears today
            </text>
            <text x="440" y="455">
              tone 3
            </text>
          </g>
        </>
      }
    />
  );
}
