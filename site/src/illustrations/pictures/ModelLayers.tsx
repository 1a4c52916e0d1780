import { palette } from '../palette.ts';
import { MiniBalance } from '../parts/MiniBalance.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** The machine: signals in, layers that weigh them, one decision out. Thicker lines weigh more. */
export function ModelLayers(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <g stroke={palette.mist} strokeOpacity=".45" strokeWidth="2">
            <path d="M84 38 152 56M84 38 152 116M84 90 152 56M84 142 152 176M84 194 152 176M84 194 152 116M152 56 238 80M152 176 238 152M152 56 238 152M152 176 238 80M238 152 290 116" />
          </g>
          <path d="M84 142 152 116M84 90 152 116" stroke={palette.marigold} strokeWidth="4" />
          <path d="M152 116 238 80 296 116" fill="none" stroke={palette.marigold} strokeWidth="7" />
          <path d="M84 90 152 116" stroke={palette.marigold} strokeWidth="7" />
          <g fill={palette.paper}>
            <rect x="26" y="20" width="58" height="36" rx="18" />
            <rect x="26" y="72" width="58" height="36" rx="18" fill={palette.marigold} />
            <rect x="26" y="124" width="58" height="36" rx="18" />
            <rect x="26" y="176" width="58" height="36" rx="18" />
          </g>
          <g fill="none" stroke={palette.ink} strokeWidth="3">
            <path d="M40 38Q55 22 70 38 55 54 40 38zM55 38h.1" />
            <path d="M42 82H46L50 97H64L67 86H48M52 102h.1M62 102h.1" />
            <path d="M66 142a11 11 0 1 1-22 0 11 11 0 0 1 22 0M55 136V142L59 145" />
            <path d="M43 202 51 193 57 198 67 186" />
          </g>
          <MiniBalance x={152} y={56} tip={-2.5} />
          <MiniBalance x={152} y={116} tip={3} />
          <MiniBalance x={152} y={176} tip={-1.5} />
          <MiniBalance x={238} y={80} tip={3.5} />
          <MiniBalance x={238} y={152} tip={-2} />
          <g className="answer on grow">
            <Tag x={288} y={116} width={92} size={25}>
              0.94
            </Tag>
          </g>
        </>
      }
      hero={
        <>
          <path
            d="M122 74 232 108M122 74 232 240M122 184 232 108M122 296 232 372M122 406 232 372M122 406 232 240M232 108 366 164M232 372 366 316M232 108 366 316M232 372 366 164M366 316 460 240"
            stroke={palette.mist}
            strokeOpacity=".45"
            strokeWidth="3"
          />
          <path d="M122 296 232 240" stroke={palette.marigold} strokeWidth="6" />
          <path d="M122 184 232 240 366 164 460 240" fill="none" stroke={palette.marigold} strokeWidth="12" />
          <g fill={palette.paper}>
            <rect x="34" y="42" width="96" height="64" rx="32" />
            <rect x="34" y="152" width="96" height="64" rx="32" fill={palette.marigold} />
            <rect x="34" y="264" width="96" height="64" rx="32" />
            <rect x="34" y="374" width="96" height="64" rx="32" />
          </g>
          <g fill="none" stroke={palette.ink} strokeWidth="5">
            <path d="M57 74Q82 46 107 74 82 102 57 74zM82 74h.1" />
            <path d="M60 166H66L73 194H98L103 174H69M77 204h.1M94 204h.1" />
            <path d="M101 296a19 19 0 1 1-38 0 19 19 0 0 1 38 0M82 286V296L89 301" />
            <path d="M60 420 76 404 86 412 104 391" />
          </g>
          <MiniBalance x={232} y={108} scale={1.8} tip={-2.5} />
          <MiniBalance x={232} y={240} scale={1.8} tip={3} />
          <MiniBalance x={232} y={372} scale={1.8} tip={-1.5} />
          <MiniBalance x={366} y={164} scale={1.8} tip={3.5} />
          <MiniBalance x={366} y={316} scale={1.8} tip={-2} />
          <g className="answer on grow">
            <Tag x={446} y={240} width={162} size={43}>
              0.94
            </Tag>
          </g>
          <text x="530" y="322" fontSize="29" fontWeight="600" textAnchor="middle" fill={palette.mist}>
            show first
          </text>
        </>
      }
    />
  );
}
