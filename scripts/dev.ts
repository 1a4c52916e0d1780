import { spawn } from 'node:child_process';
import { folders } from './build/build-stamp.mjs';
import { preparePhotos } from './build/prepare-photos.ts';
import { handOver } from './hand-over.mjs';
import { freePort } from './tools/free-port.ts';
import './write-editor-schemas.ts';

/*
 * Serves pages, which reload when content or code changes, and at the same address the server, which restarts on changes.
 * Markdown versions, compression and the security policy are made only by a build.
 */
await preparePhotos();
const port = process.env.PORT ?? '3000';
const serverPort = String(await freePort());
process.env.SITE_URL ??= `http://localhost:${port}`;

// Folders that the server does not read. A change in other folders restarts the server, which takes a second.
const pageFolders = ['site', 'desk', 'scripts'];
const watched = folders.filter((folder) => !pageFolders.includes(folder)).map((folder) => `--watch-path=${folder}`);
const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'scripts/dev/serve.ts'], {
  stdio: 'inherit',
  env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', PORT: serverPort, PAGES: `http://localhost:${port}` },
});
process.once('exit', () => server.kill());

process.env.DEV_SERVER = `http://127.0.0.1:${serverPort}`;
const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--root', 'site', '--port', port, ...process.argv.slice(2)];
process.exit(await handOver(process.execPath, astro));
