import { palette } from '../palette.ts';

const systems = [
  { name: 'ERP', x: 34, y: 34 },
  { name: 'Warehouse', x: 296, y: 34 },
  { name: 'Till', x: 34, y: 222 },
  { name: 'Courier', x: 296, y: 222 },
];

/** Integration: the systems behind a shop, each joined to the scale in the middle. */
export function JoinedSystems() {
  return (
    <>
      <path
        d="M109 66H180Q240 66 240 126V160M371 66H300Q240 66 240 126M109 254H180Q240 254 240 194M371 254H300Q240 254 240 194"
        fill="none"
        stroke={palette.sky}
        strokeWidth="6"
      />
      <circle cx="240" cy="160" r="56" fill={palette.green} />
      <path d="M240 134V188M222 190H258M206 148 274 140" fill="none" stroke={palette.paper} strokeWidth="6" />
      <path d="M190 162A16 16 0 0 0 222 162zM258 154A16 16 0 0 0 290 154z" fill={palette.marigold} />
      {systems.map(({ name, x, y }) => (
        <g key={name}>
          <rect x={x} y={y} width="150" height="64" rx="18" fill={palette.white} />
          <text x={x + 75} y={y + 41} fontSize="25" fontWeight="600" textAnchor="middle" fill={palette.ink}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}
