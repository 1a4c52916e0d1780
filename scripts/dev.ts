import { spawn } from 'node:child_process';
import { folders } from './build-stamp.mjs';
import { handOver } from './hand-over.mjs';
import { preparePhotos } from './prepare-photos.ts';
import { freePort } from './tools/free-port.ts';
import './write-editor-schemas.ts';

/*
 * Pages that reload when content or code changes, and behind the same address the server, which starts again.
 * Markdown versions, compression and the security policy belong to the build.
 */
await preparePhotos();
const port = process.env.PORT ?? '3000';
const serverPort = String(await freePort());
process.env.SITE_URL ??= `http://localhost:${port}`;

// What the server does not read at all. Other folders may matter to it: it starts in a second.
const ofPages = ['site', 'desk', 'scripts'];
const watched = folders.filter((folder) => !ofPages.includes(folder)).map((folder) => `--watch-path=${folder}`);
const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'scripts/dev/serve.ts'], {
  stdio: 'inherit',
  env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', PORT: serverPort, PAGES: `http://localhost:${port}` },
});
process.once('exit', () => server.kill());

process.env.DEV_SERVER = `http://127.0.0.1:${serverPort}`;
const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--root', 'site', '--port', port, ...process.argv.slice(2)];
process.exit(await handOver(process.execPath, astro));
