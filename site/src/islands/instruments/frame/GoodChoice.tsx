import { type Pickable, pickable } from '../../../../../content/schema/instruments/goods.ts';
import { Choice } from './Choice.tsx';
import { words } from './content.ts';

const frame = words();
const options = pickable.map((value) => ({ value, label: frame.goods[value] }));

export function GoodChoice({ value, onChange }: { value: Pickable; onChange: (good: Pickable) => void }) {
  return <Choice name="good" legend={frame.good} options={options} value={value} onChange={(good) => onChange(good as Pickable)} />;
}
