import { palette } from './palette.ts';
import { AutoRickshaw } from './parts/AutoRickshaw.tsx';
import { Frame } from './parts/Frame.tsx';

/** The street of the office: flats, the office with its balance, a shop, a palm and an autorickshaw. */
export function Skyline({ alt }: { alt: string }) {
  return (
    <Frame alt={alt} width={300} height={120}>
      <circle cx="252" cy="26" r="15" fill={palette.madder} />
      <path d="M26 108V42H74V108z" fill={palette.paper} />
      <path d="M36 54H46M54 54H64M36 68H46M54 68H64M36 82H46M54 82H64" stroke={palette.sky} strokeWidth="6" />
      <path d="M46 108V94H54V108z" fill={palette.ink} />
      <path d="M80 108V18H140V108z" fill={palette.green} />
      <path d="M92 66H100M120 66H128M92 82H100M120 82H128" stroke={palette.mist} strokeWidth="6" />
      <path d="M110 30V52M102 52H118M94 35 126 31" stroke={palette.paper} strokeWidth="2.5" />
      <path d="M87 42H101A7 6 0 0 1 87 42zM119 38H133A7 6 0 0 1 119 38z" fill={palette.marigold} />
      <path d="M94 35 88 42M94 35 100 42M126 31 120 38M126 31 132 38" stroke={palette.paper} strokeWidth="1.5" />
      <path d="M102 108V88H118V108z" fill={palette.marigold} />
      <path d="M146 108V62H204V108z" fill={palette.paper} />
      <path d="M154 80H180V98H154z" fill={palette.skyTint} />
      <path d="M186 80H198V108H186z" fill={palette.ink} />
      <path d="M142 58H158V72a8 5 0 0 1-16 0zM175 58H191V72a8 5 0 0 1-16 0z" fill={palette.madder} />
      <path d="M158 58H175V72a8.5 5 0 0 1-17 0zM191 58H208V72a8.5 5 0 0 1-17 0z" fill={palette.white} />
      <path d="M218 108Q222 84 219 62" fill="none" stroke={palette.inkSoft} strokeWidth="5" />
      <path
        d="M219 62Q206 50 198 60 212 56 219 62 214 46 204 44 218 48 219 62 222 46 232 46 220 50 219 62 230 52 238 62 226 58 219 62"
        fill={palette.greenMid}
        stroke={palette.greenMid}
        strokeWidth="3"
      />
      <AutoRickshaw x={257} y={108} />
      <path d="M12 109H288" stroke={palette.ink} strokeWidth="4" />
    </Frame>
  );
}
