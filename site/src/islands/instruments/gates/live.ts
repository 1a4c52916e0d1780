import { hydrate } from '../../../hydrate/hydrate.tsx';
import { Gates } from './Gates.tsx';

export default hydrate(Gates);
