import type { ReactNode } from 'react';
import type { Content } from '../../../content/load.ts';
import { palette } from '../drawings/palette.ts';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { svgFile } from '../drawings/svg-files.ts';
import s from './Timeline.module.css';

/** Renders the milestones along a road from the first counter to a street of shops. */
export function Timeline({ milestones }: Pick<Content['pages']['journey'], 'milestones'>) {
  return (
    <div className="wrap">
      <ol className={`${s.road} tone-sky-tint`} data-arrive>
        {milestones.map(({ year, title, description, picture }, place) => (
          <li key={year} className={s.stone}>
            <div className={s.words}>
              <p className={s.year}>{year}</p>
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
            <div className={`picture ${s.scene} tone-sky-tint`}>
              <RoadPiece alt={picture.alt} place={place} isLast={place === milestones.length - 1} dropClass={s.drop}>
                <Shapes file={svgFile(`scenes/${picture.scene}`)} />
              </RoadPiece>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Width of one piece, in drawing units. */
const width = 310;
const height = 390;
/** Rise of the road from one milestone to the next. */
const climb = 14;
/** Distance from a milestone's edge at which the climb starts or ends. */
const ramp = 18;

interface RoadPieceProps {
  alt: string;
  /** Position in the row, from 0. */
  place: number;
  isLast: boolean;
  /** Scene on the road, around 0, 0. */
  children: ReactNode;
  /** Class of the line that connects stacked pieces. */
  dropClass: string | undefined;
}

/**
 * Draws one milestone's piece of a road that climbs through all of them. The road overlaps the piece's edges,
 * so that adjacent pieces have no visible seam.
 */
function RoadPiece({ alt, place, isLast, children, dropClass }: RoadPieceProps) {
  const level = 352 - place * climb;
  const from = place === 0 ? `M-2 ${level}` : `M-2 ${level + climb / 2}H0L${ramp} ${level}`;
  const to = isLast ? `H${width + 2}` : `H${width - ramp}L${width} ${level - climb / 2}h2`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} strokeLinecap="round" strokeLinejoin="round" overflow="visible">
      <path d={`${from}${to}V${height + 2}H-2z`} fill={palette.green} />
      <path
        className={dropClass}
        d={`M24 ${place === 0 ? level : -2}V${height + 2}`}
        stroke={palette.marigold}
        strokeWidth="5"
        strokeLinecap="butt"
        shapeRendering="crispEdges"
      />
      <g transform={`translate(165 ${level})`}>{children}</g>
      <path d={from + to} fill="none" stroke={palette.marigold} strokeWidth="7" strokeLinecap="butt" />
      <circle cx="24" cy={level} r="11" fill={palette.marigold} stroke={palette.ink} strokeWidth="5" />
    </svg>
  );
}
