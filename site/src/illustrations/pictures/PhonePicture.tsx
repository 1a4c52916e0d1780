import { Phone } from '../goods/Phone.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates electronics: the old phone's price goes down in steps, and stops at the lowest price when the new phone launches. */
export function PhonePicture(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M-400 200H400V240H-400z" fill={palette.marigold} />
          <path d="M16 200V80H110V200z" fill={palette.white} />
          <path d="M110 200V118H204V200z" fill={palette.ink} />
          <path d="M204 200V156H298V200z" fill={palette.madder} />
          <Phone x={34} y={80} scale={0.5} />
          <Phone x={63} y={80} scale={0.5} />
          <Phone x={92} y={80} scale={0.5} />
          <g className="answer lean">
            <Phone x={142} y={118} scale={0.5} />
            <Phone x={172} y={118} scale={0.5} />
          </g>
          <Phone x={251} y={156} scale={0.5} />
          <g fill="none" stroke={palette.ink} strokeWidth="4" strokeDasharray="1 9">
            <rect x="312" y="52" width="74" height="146" rx="14" fill={palette.white} />
            <path d="M340 66H358" strokeDasharray="none" />
          </g>
          <g fontSize="20" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="63" y="110">
              ₹32,999
            </text>
            <text x="157" y="148" fill={palette.white}>
              ₹30,999
            </text>
            <text x="251" y="186" fill={palette.white}>
              ₹28,999
            </text>
            <text x="349" y="134">
              new
            </text>
            <text x="251" y="222">
              lowest
            </text>
          </g>
        </>
      }
      hero={
        <>
          <path d="M0 408H640V480H0z" fill={palette.marigold} />
          <path d="M30 408V174H178V408z" fill={palette.white} />
          <path d="M178 408V248H326V408z" fill={palette.ink} />
          <path d="M326 408V322H474V408z" fill={palette.madder} />
          <Phone x={57} y={174} scale={0.82} />
          <Phone x={104} y={174} scale={0.82} />
          <Phone x={151} y={174} scale={0.82} />
          <g className="answer lean">
            <Phone x={228} y={248} scale={0.82} />
            <Phone x={276} y={248} scale={0.82} />
          </g>
          <Phone x={400} y={322} scale={0.82} />
          <g fill="none" stroke={palette.ink} strokeWidth="6" strokeDasharray="1 13">
            <rect x="494" y="156" width="118" height="248" rx="22" fill={palette.white} />
            <path d="M538 178H568" strokeDasharray="none" />
          </g>
          <g fontSize="32" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="104" y="222">
              ₹32,999
            </text>
            <text x="252" y="296" fill={palette.white}>
              ₹30,999
            </text>
            <text x="400" y="376" fill={palette.white}>
              ₹28,999
            </text>
            <text x="553" y="292" fontSize="36">
              new
            </text>
            <text x="252" y="454">
              today
            </text>
            <text x="400" y="454">
              lowest
            </text>
            <text x="553" y="454">
              launch
            </text>
          </g>
        </>
      }
    />
  );
}
