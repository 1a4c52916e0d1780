import { palette } from '../palette.ts';

/** Draws the first visit: a door with a bell, and a list of what to bring. */
export function ShopDoor() {
  return (
    <>
      <path d="M0 286H480V320H0z" fill={palette.ink} />
      <path d="M64 20H244V286H64z" fill={palette.ink} />
      <path d="M78 34H230V286H78z" fill={palette.green} />
      <path d="M98 56H210V176H98z" fill={palette.mist} />
      <path d="M98 200H210V262H98z" fill={palette.greenDeep} />
      <path d="M154 72V148M126 98 182 88M140 148H168" stroke={palette.ink} strokeWidth="5" />
      <path d="M112 116H140A14 11 0 0 1 112 116zM168 106H196A14 11 0 0 1 168 106z" fill={palette.marigold} />
      <path d="M126 98 114 116M126 98 138 116M182 88 170 106M182 88 194 106" stroke={palette.ink} strokeWidth="2.5" />
      <path d="M216 188v12" stroke={palette.marigold} strokeWidth="10" />
      <path d="M244 52H296V66" fill="none" stroke={palette.ink} strokeWidth="6" />
      <g className="answer lean step">
        <path
          d="M274 104Q280 98 280 86 280 68 296 68 312 68 312 86 312 98 318 104z"
          fill={palette.madder}
          stroke={palette.madder}
          strokeWidth="4"
        />
        <path d="M296 114v.1" stroke={palette.ink} strokeWidth="13" />
      </g>
      <path d="M330 128H448V286H330z" fill={palette.madderInk} />
      <path d="M342 142H436V272H342z" fill={palette.white} />
      <path d="M366 122H412V142H366z" fill={palette.ink} />
      <path d="M352 166H366V180H352zM352 200H366V214H352zM352 234H366V248H352z" fill="none" stroke={palette.ink} strokeWidth="4" />
      <path d="M380 173H424M380 207H418M380 241H424" stroke={palette.inkSoft} strokeWidth="5" />
      <path d="M352 170 359 178 372 160M352 204 359 212 372 194" fill="none" stroke={palette.madder} strokeWidth="6" />
    </>
  );
}
