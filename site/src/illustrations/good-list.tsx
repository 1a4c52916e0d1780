import type { JSX } from 'react';
import type { GoodName } from '../../../content/schema/instruments/goods.ts';
import { BrassLamp } from './goods/BrassLamp.tsx';
import { Headphones } from './goods/Headphones.tsx';
import { Jar } from './goods/Jar.tsx';
import { Perfume } from './goods/Perfume.tsx';
import { Shoe } from './goods/Shoe.tsx';
import { SteelBottle } from './goods/SteelBottle.tsx';
import { SweetBox } from './goods/SweetBox.tsx';
import { Tote } from './goods/Tote.tsx';
import { YogaMat } from './goods/YogaMat.tsx';
import { palette } from './palette.ts';

const foot = { x: 0, y: 0 };

/** Every product of the example shop, standing with the middle of its foot at 0, 0. */
export const goodList: Record<GoodName, JSX.Element> = {
  tote: <Tote {...foot} />,
  lamp: <BrassLamp {...foot} />,
  sweets: <SweetBox {...foot} />,
  shoes: <Shoe {...foot} />,
  cream: <Jar {...foot} />,
  headphones: <Headphones {...foot} band={palette.sky} />,
  mat: <YogaMat {...foot} />,
  bottle: <SteelBottle {...foot} />,
  perfume: <Perfume {...foot} />,
};
