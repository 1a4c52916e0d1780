import type { ProposalWords } from '../../../content/schema/artefacts.ts';
import { Bread } from './goods/Bread.tsx';
import { goodList } from './goods/good-list.tsx';

/** Draws a product. Decorative: the text beside the drawing names the product. */
export function Good({ name }: { name: NonNullable<ProposalWords['good']> }) {
  return (
    <svg viewBox="-80 -156 160 160" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      {name === 'bread' ? <Bread x={0} y={0} scale={1.24} /> : goodList[name]}
    </svg>
  );
}
