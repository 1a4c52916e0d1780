import { hydrate } from '../../../hydrate/hydrate.tsx';
import { ShopWindow } from './ShopWindow.tsx';

export default hydrate(ShopWindow);
