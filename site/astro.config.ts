import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import react from '@astrojs/react';
import unicodeRanges from '@fontsource-variable/anek-latin/unicode.json' with { type: 'json' };
import { defineConfig, fontProviders } from 'astro/config';
import { siteOrigin } from '../server/settings/site-origin.ts';
import { indexAddress } from '../shared/api/search.ts';
import { buildTarget } from './oldest-browsers.ts';
import { searchIndex } from './src/data/search-index.ts';
import { chatService, publicKeyWarning } from './src/external-services/chat-service.ts';
import { emailService } from './src/external-services/email-service.ts';
import { measuredBy } from './src/external-services/has-own-server.ts';
import { tagManagerId } from './src/external-services/tag-manager.ts';
import { islands } from './src/hydrate/islands.ts';
import { panelContent } from './src/islands/chat/panel-content.ts';
import { frame, instruments } from './src/islands/instruments/instruments.ts';
import { searchContent } from './src/islands/search/search-content.ts';
import { measurementScripts } from './src/measurement/measurement-scripts.ts';
import { webTypeface } from './typeface.ts';
import { cssLayerByFolder, emitFile, evaluateAtBuild, proxyToServer, reloadContent } from './vite-plugins.ts';

// Throws on incomplete settings before any page is built.
emailService();
tagManagerId();
if (chatService().key) console.warn(publicKeyWarning);
if (measuredBy() === 'nobody')
  console.warn(
    'Nothing is measured, because form and assistant use external services and no server of ours receives reports. If the host serves the /_vercel/ scripts, set PUBLIC_HOST_MEASURES=on.',
  );

/** Writes one file of the typeface and returns it with its unicode-range. */
async function typefaceFile(name: string, file: Promise<Buffer>, characters: string): Promise<TypefaceFile> {
  const path = resolve('site/.generated', `${name}.woff2`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await file);
  return { src: [path], weight: '400 700', style: 'normal', unicodeRange: characters.split(',') as [string, ...string[]] };
}
type TypefaceFile = NonNullable<Parameters<ReturnType<typeof fontProviders.local>['resolveFont']>[0]['options']>['variants'][number];

export default defineConfig({
  site: siteOrigin(),
  output: 'static',
  outDir: resolve(process.env.BUILD_FOLDER ?? 'dist', 'site'),
  trailingSlash: 'never',
  // Write services.html rather than services/index.html: static hosts serve the former at /services without a redirect.
  build: { format: 'file', inlineStylesheets: 'always', assets: '_assets' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    islands(resolve('site/src/islands'), [
      ...['contact', 'chat', 'calculator', 'search', 'search-page'],
      ...Object.keys(instruments).map((name) => `instruments/${name}`),
    ]),
    measurementScripts(measuredBy() === 'own-server' ? resolve('site/src/measurement') : undefined, {
      ...(measuredBy() !== 'nobody' ? { '/_assets/measure.js': resolve('site/src/measurement/measure.ts') } : {}),
      ...(tagManagerId() ? { '/_assets/consent.js': resolve('site/src/consent/consent.ts') } : {}),
    }),
  ],
  vite: {
    server: { proxy: proxyToServer(process.env.DEV_SERVER) },
    build: { target: buildTarget },
    plugins: [
      cssLayerByFolder(),
      reloadContent(resolve('content')),
      evaluateAtBuild(resolve('site/src/islands/chat/panel-content.ts'), { panelContent }),
      evaluateAtBuild(resolve('site/src/islands/search/search-content.ts'), { searchContent }),
      ...Object.entries({ frame, ...instruments }).map(([name, words]) =>
        evaluateAtBuild(resolve(`site/src/islands/instruments/${name}/content.ts`), { words }),
      ),
      emitFile(indexAddress, searchIndex),
    ],
  },
  fonts: [
    {
      name: 'Anek Latin',
      cssVariable: '--font',
      provider: fontProviders.local(),
      // Browsers fetch a file only if the page has one of its characters; of several files with a character, the last wins.
      options: {
        variants: [
          await typefaceFile('latin-ext', webTypeface('latin-ext'), unicodeRanges['latin-ext']),
          await typefaceFile('rupee', webTypeface('latin-ext', '₹'), 'U+20B9'),
          await typefaceFile('latin', webTypeface('latin'), unicodeRanges.latin),
        ],
      },
      fallbacks: ['Arial', 'sans-serif'],
    },
  ],
});
