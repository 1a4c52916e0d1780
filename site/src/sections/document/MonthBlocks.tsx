import type { Content } from '../../../../content/load.ts';
import { palette } from '../../drawings/palette.ts';

/** Number of blocks that fill a line. With more months, the blocks are narrower. */
const blocksPerLine = 8;

/** Draws the months of a project as blocks, the last one highlighted. */
export function MonthBlocks({ months, words }: { months: number; words: Content['labels']['caseStudy'] }) {
  const pitch = 64;
  const blockWidth = pitch - 6;
  return (
    <div className="months">
      <p className="figure">
        {months} <small>{words.months}</small>
      </p>
      <svg
        viewBox={`0 0 ${Math.max(blocksPerLine, months) * pitch} 46`}
        aria-hidden="true"
        fontSize="15"
        fontWeight="650"
        textAnchor="middle"
      >
        {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
          <g key={month}>
            <rect
              x={(month - 1) * pitch}
              width={blockWidth}
              height="46"
              rx="8"
              fill={month === months ? palette.marigold : palette.green}
            />
            <text x={(month - 1) * pitch + blockWidth / 2} y="29" fill={month === months ? palette.ink : palette.paper}>
              {month}
            </text>
          </g>
        ))}
      </svg>
      <p>{words.meanings.months}</p>
    </div>
  );
}
