import { hydrate } from '../../hydrate/hydrate.tsx';
import { Calculator } from './Calculator.tsx';

export default hydrate(Calculator);
