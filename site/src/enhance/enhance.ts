import { header } from './header.ts';
import { menu } from './menu.ts';
import { progress } from './progress.ts';
import { reveal } from './reveal.ts';
import { saveData } from './save-data.ts';
import { today } from './today.ts';

// One enhancement that fails leaves its neighbours working, and says which it was.
for (const enhance of [saveData, header, menu, progress, reveal, today]) {
  try {
    enhance();
  } catch (error) {
    console.error(`Enhancement "${enhance.name}" failed:`, error);
  }
}
