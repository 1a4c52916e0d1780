import { hydrate } from '../../../hydrate/hydrate.tsx';
import { Record } from './Record.tsx';

export default hydrate(Record);
