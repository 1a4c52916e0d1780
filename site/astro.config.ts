import { resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { siteOrigin } from '../server/settings/site-origin.ts';
import { indexAddress } from '../wire/search.ts';
import { buildTarget } from './oldest-browsers.ts';
import { reloadContent } from './reload-content.ts';
import { chatService, publicKeyWarning } from './src/chat-service.ts';
import { emailService } from './src/email-service.ts';
import { hasOwnServer } from './src/has-own-server.ts';
import { emitFile } from './src/hydrate/emit-file.ts';
import { evaluateAtBuild } from './src/hydrate/evaluate-at-build.ts';
import { islands } from './src/hydrate/islands.ts';
import { panelContent } from './src/islands/chat/panel-content.ts';
import { frame, instruments } from './src/islands/instruments/instruments.ts';
import { searchContent } from './src/islands/search/search-content.ts';
import { measurementScripts } from './src/measurement/measurement-scripts.ts';
import { searchIndex } from './src/search-index.ts';
import { layerByFolder } from './src/styles/layer-by-folder.ts';
import { shortClassName } from './src/styles/short-class-name.ts';
import { tagManagerId } from './src/tag-manager.ts';

// Half a set of settings stops the build here, before any page is built.
emailService();
tagManagerId();
if (chatService().key) console.warn(publicKeyWarning);
if (!hasOwnServer()) console.warn('Nothing is measured: form and assistant go to others, so that nobody of ours would take the reports.');

export default defineConfig({
  site: siteOrigin(),
  output: 'static',
  outDir: '../dist/site',
  trailingSlash: 'never',
  // /services is services.html: plain files that every static host serves at the clean address.
  build: { format: 'file', inlineStylesheets: 'always', assets: '_assets' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    islands(resolve('site/src/islands'), [
      ...['contact', 'chat', 'calculator', 'search', 'search-page'],
      ...Object.keys(instruments).map((name) => `instruments/${name}`),
    ]),
    measurementScripts(resolve('site/src/measurement'), {
      ...(hasOwnServer() ? { '/_assets/measure.js': resolve('site/src/measurement/measure.ts') } : {}),
      ...(tagManagerId() ? { '/_assets/consent.js': resolve('site/src/consent/consent.ts') } : {}),
    }),
  ],
  vite: {
    build: { target: buildTarget },
    css: { modules: { generateScopedName: shortClassName } },
    plugins: [
      layerByFolder(),
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
      // Written by scripts/subset-font.ts; Astro adds the metric-matched fallback.
      options: { variants: [{ src: ['./.generated/anek-latin.woff2'], weight: '400 700', style: 'normal' }] },
      fallbacks: ['Arial', 'sans-serif'],
    },
  ],
});
