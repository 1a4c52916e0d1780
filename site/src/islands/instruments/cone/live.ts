import { hydrate } from '../../../hydrate/hydrate.tsx';
import { Cone } from './Cone.tsx';

export default hydrate(Cone);
