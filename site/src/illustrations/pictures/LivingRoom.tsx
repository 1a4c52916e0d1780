import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import type { PictureProps } from '../picture-props.ts';

function RoomPlan() {
  return <rect x="70" y="40" width="146" height="52" rx="12" fill={palette.green} />;
}

/** Home and furniture: does the sofa fit the room and the door, and when does it come. */
export function LivingRoom(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M34 28H252V204H158M106 204H34V28" fill={palette.white} stroke={palette.ink} strokeWidth="8" />
          <RoomPlan />
          <rect x="280" y="40" width="96" height="152" rx="14" fill={palette.white} />
          <path d="M280 82V54a14 14 0 0 1 14-14H362a14 14 0 0 1 14 14V82z" fill={palette.madder} />
          <g fontSize="20" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="328" y="69" fill={palette.white}>
              Tue
            </text>
            <text x="328" y="122" fontSize="34">
              10
            </text>
          </g>
        </>
      }
      hero={
        <>
          <path d="M40 40H420V440H200M110 440H40V40" fill={palette.white} stroke={palette.ink} strokeWidth="12" />
          <rect x="452" y="60" width="154" height="300" rx="20" fill={palette.white} />
          <text x="529" y="110" fontSize="34" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            Tue 10
          </text>
        </>
      }
    />
  );
}
