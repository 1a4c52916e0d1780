import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { currentBuild } from '../build-output/builds.ts';
import { repeat } from '../http/repeat.ts';

/** Interval of looking for a new build, in milliseconds. */
const INTERVAL = 2_000;

/**
 * Takes up builds that another process makes current: a rollback, `npm run build`, or a publish by another server.
 * A build of other server code needs a restart, which is logged.
 */
export function watchBuild(app: FastifyInstance, buildFolder: string, takeBuild: () => Promise<void>): void {
  let taken = currentBuild(buildFolder);
  let refused: string | undefined;
  repeat(app, INTERVAL, async () => {
    const build = currentBuild(buildFolder);
    if (!build || build === taken || build === refused) return;
    try {
      if ((await serverIn(build)) !== (await serverIn(taken ?? build))) {
        refused = build;
        return app.log.warn('the new build has another version of the server: restart it to serve that build');
      }
      await takeBuild();
      taken = build;
      app.log.info('the new build is served');
    } catch (error) {
      refused = build;
      app.log.error({ err: error }, 'the new build cannot be served');
    }
  });
}

/** Returns the hash of a build's server; undefined if it has none. */
async function serverIn(build: string): Promise<string | undefined> {
  const code = await readFile(join(build, 'server/main.cjs')).catch(() => undefined);
  return code && createHash('sha256').update(code).digest('hex');
}
