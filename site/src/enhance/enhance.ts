import { header } from './header.ts';
import { inView } from './in-view.ts';
import { launcher } from './launcher.ts';
import { menu } from './menu.ts';
import { progress } from './progress.ts';
import { searchKey } from './search-key.ts';
import { transition } from './transition.ts';
import { year } from './year.ts';

// Isolate failures. Log the key, because the build minifies function names.
for (const [name, enhance] of Object.entries({ header, progress, launcher, menu, inView, searchKey, transition, year })) {
  try {
    enhance();
  } catch (error) {
    console.error(name, error);
  }
}
