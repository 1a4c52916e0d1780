import { buildSite } from './build-site.ts';
import { buildIsCurrent } from './build-stamp.ts';

if (!buildIsCurrent()) await buildSite();
await import('../server/main.ts');
