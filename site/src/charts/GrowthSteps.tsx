import type { Content } from '../../../content/load.ts';
import { palette } from '../illustrations/palette.ts';
import s from './GrowthSteps.module.css';

type Milestones = Content['pages']['journey']['milestones'];

interface StepsProps {
  milestones: Milestones;
  width: number;
  /** Height of a step. */
  rise: number;
  /** Of the lettering. */
  size: number;
  /** Longest line of a title, in characters. */
  most: number;
}

/** What is known of the agency's growth: a step for each milestone, its years to scale. The height of a step says nothing but "one more". */
export function GrowthSteps({ milestones }: { milestones: Milestones }) {
  return (
    <div>
      <div className={s.wide}>
        <Steps milestones={milestones} width={1240} rise={76} size={24} most={48} />
      </div>
      <div className={s.phone}>
        <Steps milestones={milestones} width={312} rise={58} size={15} most={16} />
      </div>
    </div>
  );
}

function Steps({ milestones, width, rise, size, most }: StepsProps) {
  const years = milestones.map(({ year }) => year);
  const first = Math.min(...years);
  const span = Math.max(1, Math.max(...years) - first);
  // Beyond the last year there is room for its lettering.
  const x = (year: number) => ((year - first) / span) * (width - size * 2.6);
  const floor = size + rise * milestones.length;
  const y = (index: number) => floor - rise * (index + 1);
  const ticks = Array.from(
    { length: span + 1 },
    (_, index) => `M${x(first + index).toFixed(1)} ${floor}v${years.includes(first + index) ? 12 : 6}`,
  );
  const edge = milestones.map(({ year }, index) => `${index ? 'H' : `M0 ${floor}V${y(0)}H`}${x(year).toFixed(1)}V${y(index)}`).join('');
  return (
    <svg
      className="on-paper"
      viewBox={`${-size / 2} 0 ${width + size / 2} ${floor + size * 2}`}
      fontSize={size}
      fontWeight="600"
      fill={palette.ink}
      role="img"
      aria-label={milestones.map(({ year, title }) => `${year}: ${title}`).join('. ')}
    >
      <path d={`${edge}H${width}V${floor}z`} fill={palette.mist} />
      <path d={`${edge}H${width}`} fill="none" stroke={palette.ink} strokeWidth="4" strokeLinejoin="round" />
      <path d={`M0 ${floor}H${width}${ticks.join('')}`} stroke={palette.ink} strokeWidth="2" />
      {milestones.map(({ year, title }, index) => {
        const lines = linesOf(title, most);
        const length = Math.max(...lines.map((line) => line.length)) * size * 0.56;
        // On the field at the right of its step, which nothing crosses; or, at the drawing's end, on the paper at its left.
        const isLeft = x(year) + length + size > width;
        const at = x(year) + (isLeft ? -size * 0.8 : size * 0.5);
        return (
          <g key={year}>
            <circle cx={x(year).toFixed(1)} cy={y(index)} r={size * 0.4} fill={palette.marigold} stroke={palette.ink} strokeWidth="3" />
            {lines.map((line, row) => (
              <text
                key={line}
                x={at.toFixed(1)}
                y={y(index) + size * ((isLeft ? 0.3 : 1.4) + row * 1.15)}
                textAnchor={isLeft ? 'end' : undefined}
              >
                {line}
              </text>
            ))}
            <text x={x(year).toFixed(1)} y={floor + size * 1.7} textAnchor={index ? 'middle' : undefined}>
              {year}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The title in lines that hold so many characters, if its words are no longer. */
function linesOf(title: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
