import type { GoodName } from '../../../../content/schema/instruments/goods.ts';
import { goodList } from '../../illustrations/goods/good-list.tsx';

/**
 * Products that a page's instrument names with `<use href="#good-tote">`. They stand in the page once, beside the island, so that its script
 * carries no drawing. Each stands on the lower edge of its box, 160 wide and high.
 */
export function GoodSymbols({ names }: { names: readonly GoodName[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {names.map((name) => (
        <symbol id={`good-${name}`} viewBox="-80 -156 160 160" key={name}>
          <g strokeLinecap="round" strokeLinejoin="round">
            {goodList[name]}
          </g>
        </symbol>
      ))}
    </svg>
  );
}
