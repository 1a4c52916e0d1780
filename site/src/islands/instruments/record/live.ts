import { hydrate } from '../../../hydrate/hydrate.tsx';
import { OrderDesk } from './OrderDesk.tsx';

export default hydrate(OrderDesk);
