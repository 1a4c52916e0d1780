import { type ShopName, shops } from '../../../../../content/schema/instruments/shop-names.ts';
import { Choice } from './Choice.tsx';
import { words } from './content.ts';

const frame = words();
const options = shops.map((value) => ({ value, label: frame.shops[value] }));

/** Which of the example shops an instrument shows. */
export function ShopChoice({ value, onChange }: { value: ShopName; onChange: (shop: ShopName) => void }) {
  return <Choice name="shop" legend={frame.shop} options={options} value={value} onChange={(shop) => onChange(shop as ShopName)} />;
}
