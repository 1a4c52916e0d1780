import { preparePhotos } from './build/prepare-photos.ts';
import { handOver } from './hand-over.mjs';

/*
 * Serves pages, which reload when content or code changes. DEV_SERVER names a running server (npm start), which answers form, assistant
 * and measurement. Markdown versions, compression and the security policy are made only by a build.
 */
await preparePhotos();
const port = process.env.PORT ?? '3000';
process.env.SITE_URL ??= `http://localhost:${port}`;
const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--root', 'site', '--port', port, ...process.argv.slice(2)];
process.exit(await handOver(process.execPath, astro));
