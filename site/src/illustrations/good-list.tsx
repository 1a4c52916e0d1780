import type { JSX } from 'react';
import type { GoodName } from '../../../content/schema/goods.ts';
import { Apple } from './goods/Apple.tsx';
import { Ball } from './goods/Ball.tsx';
import { Bottle } from './goods/Bottle.tsx';
import { Bread } from './goods/Bread.tsx';
import { Brush } from './goods/Brush.tsx';
import { Carton } from './goods/Carton.tsx';
import { Dumbbell } from './goods/Dumbbell.tsx';
import { Garment } from './goods/Garment.tsx';
import { Headphones } from './goods/Headphones.tsx';
import { Jar } from './goods/Jar.tsx';
import { Lamp } from './goods/Lamp.tsx';
import { Laptop } from './goods/Laptop.tsx';
import { Lipstick } from './goods/Lipstick.tsx';
import { Mirror } from './goods/Mirror.tsx';
import { Orange } from './goods/Orange.tsx';
import { Parcel } from './goods/Parcel.tsx';
import { Perfume } from './goods/Perfume.tsx';
import { Phone } from './goods/Phone.tsx';
import { Ship } from './goods/Ship.tsx';
import { Shoe } from './goods/Shoe.tsx';
import { Sofa } from './goods/Sofa.tsx';
import { Stairs } from './goods/Stairs.tsx';
import { TableSet } from './goods/TableSet.tsx';
import { Tablet } from './goods/Tablet.tsx';
import { Tote } from './goods/Tote.tsx';
import { Weight } from './goods/Weight.tsx';
import { YogaMat } from './goods/YogaMat.tsx';
import { palette } from './palette.ts';
import { Crate } from './parts/Crate.tsx';
import { Van } from './parts/Van.tsx';

const foot = { x: 0, y: 0 };

/** Every good that content may name, standing with the middle of its foot at 0, 0; 124 wide and 124 high at most. */
export const goodList: Record<GoodName, JSX.Element> = {
  apple: <Apple {...foot} />,
  ball: <Ball {...foot} scale={1.2} />,
  bottle: <Bottle {...foot} scale={1.1} />,
  bread: <Bread {...foot} scale={0.95} />,
  brush: <Brush {...foot} />,
  carton: <Carton {...foot} scale={1.1} />,
  coat: <Garment x={0} y={-118} scale={0.8} cut="coat" fill={palette.green} seam={palette.mist} />,
  crate: <Crate {...foot} scale={0.6} />,
  dress: <Garment x={0} y={-118} scale={0.83} cut="dress" fill={palette.madder} seam={palette.madderTint} />,
  dumbbell: <Dumbbell {...foot} scale={0.95} />,
  headphones: <Headphones {...foot} band={palette.marigold} scale={1.2} />,
  jar: <Jar {...foot} scale={1.2} />,
  lamp: <Lamp {...foot} scale={0.95} />,
  laptop: <Laptop {...foot} scale={0.76} />,
  lipstick: <Lipstick {...foot} fill={palette.madderTint} shade={palette.madder} holder={palette.paper} scale={1.1} />,
  mat: <YogaMat {...foot} scale={0.95} />,
  mirror: <Mirror {...foot} frame={palette.marigold} scale={0.52} />,
  orange: <Orange {...foot} scale={1.2} />,
  parcel: <Parcel {...foot} scale={1.3} />,
  perfume: <Perfume {...foot} scale={1.2} />,
  phone: <Phone {...foot} />,
  shirt: <Garment x={0} y={-118} cut="shirt" fill={palette.sky} seam={palette.skyTint} />,
  ship: <Ship {...foot} />,
  shoe: <Shoe {...foot} scale={0.85} />,
  sofa: <Sofa {...foot} scale={0.62} />,
  stairs: <Stairs {...foot} />,
  table: <TableSet {...foot} />,
  tablet: <Tablet {...foot} scale={1.05} />,
  tote: <Tote {...foot} />,
  van: <Van {...foot} scale={2.1} fill={palette.madder} />,
  weight: <Weight {...foot}>2</Weight>,
};
