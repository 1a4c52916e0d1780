import { handOver } from './hand-over.mjs';
import { preparePhotos } from './prepare-photos.ts';

// Pages that reload when content or code changes. Markdown twins and the security policy belong to the build, not here.
await preparePhotos();
const port = process.env.PORT ?? '3000';
const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--root', 'site', '--port', port, ...process.argv.slice(2)];
process.exit(await handOver(process.execPath, astro));
