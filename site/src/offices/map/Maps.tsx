import { unmarked } from '../../../../content/place-marks.ts';
import { palette } from '../../drawings/palette.ts';
import { Frame } from '../../drawings/parts/Frame.tsx';
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

/** Draws the land as dots, for a green background. */
function Land() {
  return <path d={landDots} fill="none" stroke={palette.land} strokeWidth="5.6" strokeDasharray=".1 8.9" />;
}

interface OfficeDiscProps {
  x: number;
  y: number;
  radius: number;
}

/** Draws an office: a disc with an area proportional to its employees, around a dot at its location. */
export function OfficeDisc({ x, y, radius }: OfficeDiscProps) {
  return (
    <g transform={`translate(${+x.toFixed(1)} ${+y.toFixed(1)})`}>
      <circle r={+radius.toFixed(1)} fill={palette.marigold} stroke={palette.ink} strokeWidth="3" />
      <circle r="3.5" fill={palette.ink} />
    </g>
  );
}

const height = 56;
/** Average width of a letter, in em. */
const letter = 0.56;

interface OfficeLabelProps {
  office: PlacedOffice;
  isLargest: boolean;
}

/** Draws a tag with the city, tied to the office's disc. The list below the map has the details. */
function OfficeLabel({ office: { city, x, y, radius, side }, isLargest }: OfficeLabelProps) {
  const width = Math.round(unmarked(city).length * 29 * letter) + 36;
  // Corner of the tag, and the point on its edge where the string is tied.
  const places = {
    left: { left: x - width - 62, top: y + 20, tie: { x: x - 62, y: y + 40 } },
    above: { left: x - 44, top: y - height - 62, tie: { x, y: y - 62 } },
    below: { left: x - 44, top: y + 98, tie: { x, y: y + 98 } },
    right: { left: x + 66, top: y - 60, tie: { x: x + 66, y: y - 32 } },
  };
  const { left, top, tie } = places[side];
  const distance = Math.hypot(tie.x - x, tie.y - y);
  const from = { x: x + ((tie.x - x) * radius) / distance, y: y + ((tie.y - y) * radius) / distance };
  return (
    <>
      <path
        d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)} ${tie.x.toFixed(1)} ${tie.y.toFixed(1)}`}
        stroke={palette.paper}
        strokeWidth="3"
      />
      <g transform={`translate(${Math.round(left)} ${Math.round(top)})`} fill={palette.ink}>
        <rect width={width} height={height} rx="14" fill={isLargest ? palette.marigold : palette.paper} />
        <text x={width / 2} y="38" textAnchor="middle" fontSize="29" fontWeight="650" letterSpacing="-.3">
          {city}
        </text>
      </g>
    </>
  );
}

/**
 * The land as dots, from Natural Earth (1:50 million, public domain). A dot exists where its centre is on land.
 * Each line is a run of dots 9 units apart, in rows 7.8 apart, in the projection of place-offices.ts.
 */
export const landDots =
  'M157.5 4h1M184.5 4h37M256.5 4h1M274.5 4h55M400.5 4h100M769.5 4h1M814.5 4h10M850.5 4h10M877.5 4h145M1039.5 4h64M1201.5 4h1M27 11.8h46M135 11.8h19M180 11.8h46M252 11.8h10M288 11.8h46M396 11.8h100M648 11.8h37M819 11.8h307M13.5 19.6h190M247.5 19.6h28M292.5 19.6h10M319.5 19.6h19M409.5 19.6h82M634.5 19.6h73M751.5 19.6h1M796.5 19.6h10M823.5 19.6h379M18 27.4h181M216 27.4h28M261 27.4h37M333 27.4h28M405 27.4h55M639 27.4h82M756 27.4h73M846 27.4h370M13.5 35.2h1M31.5 35.2h253M328.5 35.2h10M355.5 35.2h10M400.5 35.2h55M526.5 35.2h1M634.5 35.2h64M715.5 35.2h1M742.5 35.2h487M9 43h10M36 43h262M315 43h37M405 43h37M504 43h28M630 43h19M675 43h37M729 43h469M1224 43h1M31.5 50.8h235M337.5 50.8h1M355.5 50.8h1M409.5 50.8h28M616.5 50.8h28M661.5 50.8h532M18 58.6h235M306 58.6h19M414 58.6h19M603 58.6h37M657 58.6h523M22.5 66.4h28M67.5 66.4h1M85.5 66.4h163M319.5 66.4h19M427.5 66.4h1M607.5 66.4h37M661.5 66.4h10M688.5 66.4h424M1147.5 66.4h10M27 74.2h1M45 74.2h1M108 74.2h145M315 74.2h28M360 74.2h1M612 74.2h28M666 74.2h406M1134 74.2h1M40.5 82h10M130.5 82h127M319.5 82h46M562.5 82h10M616.5 82h19M661.5 82h397M1129.5 82h10M27 89.8h1M135 89.8h145M324 89.8h46M567 89.8h1M612 89.8h1M630 89.8h1M657 89.8h397M1125 89.8h10M139.5 97.6h154M310.5 97.6h73M553.5 97.6h1M571.5 97.6h10M616.5 97.6h10M643.5 97.6h406M1120.5 97.6h10M144 105.4h154M315 105.4h73M549 105.4h10M576 105.4h10M603 105.4h469M1125 105.4h1M148.5 113.2h226M571.5 113.2h1M589.5 113.2h469M1075.5 113.2h1M1120.5 113.2h1M153 121h190M360 121h1M387 121h10M585 121h478M157.5 128.8h199M391.5 128.8h1M580.5 128.8h478M162 136.6h208M585 136.6h100M702 136.6h1M720 136.6h19M765 136.6h289M1071 136.6h1M157.5 144.4h181M580.5 144.4h19M625.5 144.4h1M643.5 144.4h37M724.5 144.4h19M760.5 144.4h280M1075.5 144.4h1M162 152.2h172M558 152.2h28M630 152.2h1M657 152.2h19M702 152.2h1M729 152.2h19M774 152.2h253M157.5 160h163M553.5 160h28M652.5 160h1M679.5 160h73M769.5 160h217M1003.5 160h19M1066.5 160h1M162 167.8h154M558 167.8h19M630 167.8h1M657 167.8h1M684 167.8h64M774 167.8h217M1017 167.8h1M1062 167.8h1M166.5 175.6h154M589.5 175.6h28M706.5 175.6h289M1021.5 175.6h1M1057.5 175.6h10M180 183.4h127M567 183.4h46M711 183.4h280M1044 183.4h1M184.5 191.2h118M553.5 191.2h82M652.5 191.2h10M706.5 191.2h289M198 199h73M297 199h1M549 199h451M193.5 206.8h46M301.5 206.8h1M544.5 206.8h199M769.5 206.8h226M198 214.6h46M540 214.6h154M711 214.6h37M783 214.6h208M202.5 222.4h1M220.5 222.4h19M535.5 222.4h163M715.5 222.4h64M823.5 222.4h154M225 230.2h19M279 230.2h1M315 230.2h1M531 230.2h172M720 230.2h64M828 230.2h46M900 230.2h46M963 230.2h1M229.5 238h19M274.5 238h1M337.5 238h1M526.5 238h181M724.5 238h55M841.5 238h28M904.5 238h37M958.5 238h1M243 245.8h28M495 245.8h1M531 245.8h181M729 245.8h37M837 245.8h28M909 245.8h37M999 245.8h1M265.5 253.6h28M526.5 253.6h190M733.5 253.6h19M841.5 253.6h10M922.5 253.6h28M288 261.4h1M531 261.4h199M846 261.4h10M936 261.4h19M999 261.4h10M292.5 269.2h1M328.5 269.2h19M364.5 269.2h1M535.5 269.2h217M850.5 269.2h1M922.5 269.2h1M940.5 269.2h10M1012.5 269.2h1M315 277h64M540 277h208M927 277h1M1008 277h10M319.5 284.8h73M553.5 284.8h28M607.5 284.8h136M931.5 284.8h1M985.5 284.8h1M324 292.6h82M612 292.6h127M918 292.6h1M936 292.6h1M981 292.6h1M319.5 300.4h91M616.5 300.4h118M931.5 300.4h1M958.5 300.4h28M1012.5 300.4h10M306 308.2h109M621 308.2h100M936 308.2h1M963 308.2h19M1035 308.2h1M310.5 316h136M625.5 316h91M940.5 316h1M967.5 316h10M994.5 316h10M1030.5 316h10M1057.5 316h10M306 323.8h154M630 323.8h82M945 323.8h1M1062 323.8h19M310.5 331.6h145M634.5 331.6h82M967.5 331.6h1M1057.5 331.6h28M315 339.4h136M630 339.4h82M1008 339.4h1M1098 339.4h1M319.5 347.2h127M634.5 347.2h82M751.5 347.2h1M1039.5 347.2h10M324 355h118M630 355h91M747 355h1M1017 355h1M1035 355h10M1071 355h10M337.5 362.8h109M625.5 362.8h91M742.5 362.8h10M1012.5 362.8h46M1075.5 362.8h1M1201.5 362.8h1M342 370.6h100M630 370.6h73M738 370.6h10M1008 370.6h73M346.5 378.4h91M634.5 378.4h64M733.5 378.4h10M985.5 378.4h109M342 386.2h82M639 386.2h64M738 386.2h1M981 386.2h118M346.5 394h64M634.5 394h55M976.5 394h127M342 401.8h73M639 401.8h55M981 401.8h127M337.5 409.6h73M643.5 409.6h46M985.5 409.6h118M342 417.4h64M648 417.4h37M981 417.4h127M310.5 425.2h1M337.5 425.2h55M652.5 425.2h19M985.5 425.2h19M1048.5 425.2h55M333 433h46M1062 433h37M328.5 440.8h55M1066.5 440.8h28M333 448.6h28M1188 448.6h1M328.5 456.4h28M1084.5 456.4h1M333 464.2h19M1170 464.2h1M337.5 472h10M1165.5 472h1M333 479.8h19M1161 479.8h1';
