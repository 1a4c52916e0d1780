import type { GoodName } from '../../../../content/schema/instruments/goods.ts';
import { Shapes } from '../../drawings/parts/Shapes.tsx';
import { svgFile } from '../../drawings/svg-files.ts';

/**
 * Renders product drawings that an instrument references with `<use href="#good-tote">`. The symbols are in the page, so that the island's
 * script has no drawings. Each drawing stands on the lower edge of a box of 160 × 160.
 */
export function GoodSymbols({ names }: { names: readonly GoodName[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {names.map((name) => (
        <symbol id={`good-${name}`} viewBox="-80 -156 160 160" key={name}>
          <g strokeLinecap="round" strokeLinejoin="round">
            <Shapes file={svgFile(`goods/${name}`)} />
          </g>
        </symbol>
      ))}
    </svg>
  );
}
