import { hydrate } from '../../hydrate/hydrate.tsx';
import { ContactForm } from './ContactForm.tsx';

export default hydrate(ContactForm);
