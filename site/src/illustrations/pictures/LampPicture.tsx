import { Lamp } from '../goods/Lamp.tsx';
import { Sofa } from '../goods/Sofa.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Draws a cargo ship, 210 wide, with its deck on 0, 0. */
function Ship() {
  return (
    <>
      <path d="M-104 0V-58H-62V0z" fill={palette.white} />
      <path d="M-94-46H-72M-94-28H-72" stroke={palette.sky} strokeWidth="7" />
      <path d="M-96-58V-76H-78V-58z" fill={palette.madder} />
      <path d="M-112-2H118Q112 34 92 52H-92Q-108 34-112-2z" fill={palette.ink} />
      <path d="M-108 14H114" stroke={palette.marigold} strokeWidth="6" strokeLinecap="butt" />
    </>
  );
}

/** Illustrates furniture: a sofa at sea, and its promised and its measured delivery time. */
export function LampPicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <rect x="20" y="20" width="150" height="32" rx="10" fill={palette.white} />
          <g className="answer grow">
            <rect x="20" y="58" width="262" height="32" rx="10" fill={palette.marigold} />
          </g>
          <path d="M298 74H320" stroke={palette.ink} strokeWidth="4" strokeDasharray="1 8" />
          <path d="M332 90V66L356 46 380 66V90z" fill={palette.white} />
          <path d="M326 68 356 42 386 68" fill="none" stroke={palette.madder} strokeWidth="6" />
          <path d="M349 90V74H363V90z" fill={palette.ink} />
          <g fontSize="20" fontWeight="650" fill={palette.ink}>
            <text x="34" y="43">
              promised
            </text>
            <text x="34" y="81">
              measured
            </text>
          </g>
          <g transform="translate(200 176)">
            <Ship />
            <Sofa x={2} y={0} scale={0.6} />
            <Lamp x={90} y={0} scale={0.46} />
          </g>
          <path
            d="M-400 204Q-375 192-350 204T-300 204-250 204-200 204-150 204-100 204-50 204 0 204 50 204 100 204 150 204 200 204 250 204 300 204 350 204 400 204V240H-400z"
            fill={palette.sky}
          />
        </>
      }
      hero={
        <>
          <rect x="34" y="40" width="250" height="58" rx="16" fill={palette.white} />
          <g className="answer grow">
            <rect x="34" y="110" width="424" height="58" rx="16" fill={palette.marigold} />
          </g>
          <path d="M482 140H512" stroke={palette.ink} strokeWidth="6" strokeDasharray="1 13" />
          <path d="M532 168V122L568 92 604 122V168z" fill={palette.white} />
          <path d="M522 126 568 88 614 126" fill="none" stroke={palette.madder} strokeWidth="10" />
          <path d="M556 168V138H580V168z" fill={palette.ink} />
          <g fontSize="34" fontWeight="650" fill={palette.ink}>
            <text x="58" y="81">
              promised
            </text>
            <text x="58" y="151">
              measured
            </text>
          </g>
          <g transform="translate(310 366)scale(1.9)">
            <Ship />
            <Sofa x={2} y={0} scale={0.62} />
            <Lamp x={92} y={0} scale={0.48} />
          </g>
          <path d="M0 428Q40 408 80 428T160 428 240 428 320 428 400 428 480 428 560 428 640 428V480H0z" fill={palette.sky} />
        </>
      }
    />
  );
}
