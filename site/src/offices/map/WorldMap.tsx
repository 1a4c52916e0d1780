import { Frame } from '../../drawings/parts/Frame.tsx';
import { Land, OfficeDisc, OfficeLabel } from './OfficeMark.tsx';
import { type MapOffice, mapSize, placedOffices } from './place-offices.ts';

/** Margin above and below the land. */
const margin = 40;

/** Draws the world with the offices and their names on tags. Legible at widths of 850 px or more. */
export function WorldMap({ alt, offices }: { alt: string; offices: readonly MapOffice[] }) {
  const placed = placedOffices(offices);
  const largest = Math.max(...placed.map(({ radius }) => radius));
  return (
    <Frame alt={alt} width={mapSize.width} height={mapSize.height + 2 * margin}>
      <g transform={`translate(0 ${margin})`}>
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
