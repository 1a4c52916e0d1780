import { createRoot } from 'react-dom/client';
import { Words } from './Words.tsx';

/** Script of /words. */
createRoot(document.getElementById('words') as HTMLElement).render(<Words />);
