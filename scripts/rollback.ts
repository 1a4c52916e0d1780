import { basename } from 'node:path';
import { currentBuild, makeCurrent, replacedBuilds, waitForLock } from '../server/build-output/builds.ts';
import { handOnPublication } from '../server/words/publication.ts';
import { liveFolders } from './build/build-folder.ts';
import { fingerprint, stampBuild } from './build/build-stamp.mjs';
import { keepAssets } from './build/finish/kept-files.ts';
import { CommandError, runCommand } from './tools/run-command.ts';

/**
 * npm run rollback [-- BUILD]: makes the build that was current before the current one, or a named one, current again without
 * building. Words in content/ stay as they are.
 */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  const release = await waitForLock('dist.lock', () => console.log('A build or publish runs in this folder: waiting for its end'));
  try {
    const current = currentBuild('dist');
    const builds = replacedBuilds('dist');
    const earlier = builds.filter((build) => !current || basename(build) < basename(current));
    const chosen = name ? builds.find((build) => basename(build) === name) : earlier[0];
    if (!chosen) {
      const kept = builds.length > 0 ? ` Kept are: ${builds.map((build) => basename(build)).join(', ')}.` : '';
      throw new CommandError(`There is no ${name ? `build ${name}` : 'earlier build'}.${kept}`);
    }
    handOnPublication('dist', chosen, liveFolders());
    // Pages of the current build may be open in a browser.
    await keepAssets('dist', chosen);
    // The next start keeps this build until content, code or settings change again.
    stampBuild(chosen, fingerprint());
    makeCurrent('dist', chosen);
    return [
      `The site is that of the build ${basename(chosen)} again. A server of the same version shows it within seconds; restart one of another version.`,
      'The files in content/ are as they were: the next publish or build shows their words again. To take them back, use History in the desk, or git.',
      ...(current ? [`To undo this: npm run rollback -- ${basename(current)}`] : []),
    ].join('\n');
  } finally {
    release();
  }
});
