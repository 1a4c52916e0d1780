import { hydrate } from '../../../hydrate/hydrate.tsx';
import { ReorderLine } from './ReorderLine.tsx';

export default hydrate(ReorderLine);
