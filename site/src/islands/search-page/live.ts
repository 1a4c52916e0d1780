import { hydrate } from '../../hydrate/hydrate.tsx';
import { SearchForm } from './SearchForm.tsx';

export default hydrate(SearchForm);
