import { hydrate } from '../../hydrate/hydrate.tsx';
import { Week } from './Week.tsx';

export default hydrate(Week);
