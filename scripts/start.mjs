// npm start, in the process that it was called in: plain JavaScript, so that nothing has to be compiled before the server is.
import { createRequire, enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { buildIsCurrent } from './build-stamp.mjs';
import { finishPublish } from './finish-publish.mjs';
import { handOver } from './hand-over.mjs';

finishPublish();
if (!buildIsCurrent()) {
  // In a process of its own: the memory of a build goes with it.
  const code = await handOver(process.execPath, ['scripts/build.ts']);
  if (code !== 0) process.exit(code);
}
// What Node has compiled of the server stays beside it, for the next start. Written some time after the start, because a server may be killed.
const compiled = resolve('dist/server/compiled');
enableCompileCache(compiled);
createRequire(import.meta.url)('../dist/server/main.cjs');
setTimeout(flushCompileCache, 3_000).unref();
