import { existsSync } from 'node:fs';
import { buildIsCurrent } from '../build-stamp.mjs';
import { type Finding, fine, look } from './finding.ts';

/** Whether dist/ is the site of these words and settings. It can be built at any time, so an old one is no reason to refuse. */
export function checkBuild(isCurrent: () => boolean = buildIsCurrent): Finding {
  if (isCurrent()) return fine('The site is built from these words and settings.');
  const isOld = existsSync('dist/manifest.json');
  return look(
    isOld ? 'The site was built from other words, code or settings than these.' : 'The site has not been built yet.',
    '"npm start" builds it first; for a static host, "npm run build".',
  );
}
