import { hydrate } from '../../../hydrate/hydrate.tsx';
import { Shelf } from './Shelf.tsx';

export default hydrate(Shelf);
