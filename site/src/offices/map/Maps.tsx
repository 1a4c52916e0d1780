import { palette } from '../../drawings/palette.ts';
import { Frame } from '../../drawings/parts/Frame.tsx';
import { Land, OfficeDisc, OfficeLabel } from './OfficeMark.tsx';
import { type MapOffice, mapSize, type PlacedOffice, placedOffices } from './place-offices.ts';

/** Margin above and below the land. */
const worldMargin = 40;

/** Draws the world with the offices and their names on tags. Legible at widths of 850 px or more. */
export function WorldMap({ alt, offices }: { alt: string; offices: readonly MapOffice[] }) {
  const placed = placedOffices(offices);
  const largest = Math.max(...placed.map(({ radius }) => radius));
  return (
    <Frame alt={alt} width={mapSize.width} height={mapSize.height + 2 * worldMargin}>
      <g transform={`translate(0 ${worldMargin})`}>
        <Land />
        {placed.map((office) => (
          <OfficeLabel key={office.city} office={office} isLargest={office.radius === largest} />
        ))}
        {placed.map(({ city, x, y, radius }) => (
          <OfficeDisc key={city} x={x} y={y} radius={radius} />
        ))}
      </g>
    </Frame>
  );
}

/** Minimum margin around the outermost offices, which also fits their names. */
const margin = { x: 76, y: 74 };

/** Returns position and alignment of a name beside its disc. */
function nameAt({ side, radius }: PlacedOffice) {
  const away = radius + 10;
  if (side === 'left') return { y: -away };
  if (side === 'right') return { y: away + 16 };
  if (side === 'above') return { x: -away, y: 7, textAnchor: 'end' } as const;
  return { x: radius + 4, y: radius + 14, textAnchor: 'start' } as const;
}

/** Draws the part of the world with the offices and their names, for phones. */
export function RegionMap({ alt, offices }: { alt: string; offices: readonly MapOffice[] }) {
  const placed = placedOffices(offices);
  const xs = placed.map(({ x }) => x);
  const ys = placed.map(({ y }) => y);
  const left = Math.round(Math.min(...xs) - margin.x);
  const top = Math.round(Math.min(...ys) - margin.y);
  const box = [left, top, Math.round(Math.max(...xs) + margin.x) - left, Math.round(Math.max(...ys) + margin.y) - top];
  return (
    <svg viewBox={box.join(' ')} role="img" aria-label={alt} strokeLinecap="round" strokeLinejoin="round">
      <Land />
      {placed.map(({ city, x, y, radius }) => (
        <OfficeDisc key={city} x={x} y={y} radius={radius} />
      ))}
      {placed.map((office) => (
        <g key={office.city} transform={`translate(${Math.round(office.x)} ${Math.round(office.y)})`}>
          <text
            textAnchor="middle"
            fontSize="24"
            fontWeight="650"
            fill={palette.white}
            stroke={palette.green}
            strokeWidth="8"
            paintOrder="stroke"
            {...nameAt(office)}
          >
            {office.city}
          </text>
        </g>
      ))}
    </svg>
  );
}
