import type { Content } from '../../../content/load.ts';
import { Shapes } from '../drawings/parts/Shapes.tsx';
import { RoadPiece } from '../drawings/RoadPiece.tsx';
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
