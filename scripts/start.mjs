// Runs npm start. This file is plain JavaScript, so that nothing is compiled before the server starts in this process.
import { createRequire, enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { buildIsCurrent } from './build/build-stamp.mjs';
import { handOver } from './hand-over.mjs';

if (!buildIsCurrent()) {
  // Build in a child process, whose memory is freed afterwards, and without the server's secrets.
  const { childEnvironment } = await import('../server/settings/child-environment.ts');
  const code = await handOver(process.execPath, ['scripts/build.ts'], childEnvironment());
  if (code !== 0) process.exit(code);
}
// Node's compile cache makes the next start faster. It is flushed soon, because a killed server would not write it at its end.
const compiled = resolve('dist/server/compiled');
enableCompileCache(compiled);
createRequire(import.meta.url)('../dist/server/main.cjs');
setTimeout(flushCompileCache, 3_000).unref();
