// npm start. Plain JavaScript, so that nothing is compiled before the server starts in this process.
import { createRequire, enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { buildIsCurrent } from './build/build-stamp.mjs';
import { finishPublish } from './desk/finish-publish.mjs';
import { handOver } from './hand-over.mjs';

finishPublish();
if (!buildIsCurrent()) {
  // In a child process, whose memory is freed after the build.
  const code = await handOver(process.execPath, ['scripts/build.ts']);
  if (code !== 0) process.exit(code);
}
// Node's compile cache for the next start. Flushed some seconds after the start, because a server may be killed.
const compiled = resolve('dist/server/compiled');
enableCompileCache(compiled);
createRequire(import.meta.url)('../dist/server/main.cjs');
setTimeout(flushCompileCache, 3_000).unref();
