import { hydrate } from '../../../hydrate/hydrate.tsx';
import { Scale } from './Scale.tsx';

export default hydrate(Scale);
