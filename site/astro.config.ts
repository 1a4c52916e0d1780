import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import react from '@astrojs/react';
import unicodeRanges from '@fontsource-variable/anek-latin/unicode.json' with { type: 'json' };
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { siteOrigin } from '../server/settings/site-origin.ts';
import { indexAddress } from '../shared/api/search.ts';
import { buildTarget, pageScripts } from './page-scripts.ts';
import { panelContent } from './src/chat/panel-content.ts';
import { content } from './src/data/content.ts';
import { chatService, emailService, measuredBy, publicKeyWarning, tagManagerId } from './src/external-services/services.ts';
import { searchContent } from './src/search/search-content.ts';
import { searchIndex } from './src/search/search-index.ts';
import { mainTypeface, otherLetters } from './typeface.ts';
import { cssModules, emitFile, evaluateAtBuild, proxyToServer, reloadContent } from './vite-plugins.ts';

// Throws on incomplete settings before any page is built.
emailService();
tagManagerId();
if (chatService().key) console.warn(publicKeyWarning);
if (measuredBy() === 'nobody')
  console.warn(
    'Nothing is measured, because form and assistant use external services and no server of ours receives reports. If the host serves the /_vercel/ scripts, set PUBLIC_HOST_MEASURES=on.',
  );

const otherLettersFile = resolve('site/.generated/latin-ext.woff2');
mkdirSync(dirname(otherLettersFile), { recursive: true });
writeFileSync(otherLettersFile, await otherLetters());

/** Describes one file of the typeface to Astro. @param characters its unicode-range */
const typefaceFile = (path: string, characters: string) => ({
  src: [path] as [string],
  weight: '400 700' as const,
  style: 'normal' as const,
  unicodeRange: characters.split(',') as [string, ...string[]],
});

/** Modules that islands share: one file with React, and one for instruments, so that the first interaction requests few files. */
const sharedByIslands = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/site\/src\/(components|measurement|drawings|chat|adopt-styles|try-storage)\b|\/shared\/(format|api)\/|rolldown.runtime/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'instruments', test: /\/(?:src|schema)\/instruments\//, minShareCount: 2 },
];
/**
 * Lets V8 compile the whole file on a background thread during the download (https://v8.dev/blog/explicit-compile-hints).
 * Without the hint, the first interaction would compile each function lazily.
 */
const compileHint = '//# allFunctionsCalledOnLoad';
const searchWords = evaluateAtBuild(resolve('site/src/search/search-content.ts'), { searchContent });

const instrumentWords = import.meta.glob<{ words: () => unknown }>('./src/instruments/*/words.ts', { eager: true });

/** Adds `client:interaction` and `client:near`. Astro would inline their code into every page, so it gets an empty module. */
const clientDirectives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['interaction', 'near']) addClientDirective({ name, entrypoint: resolve('site/src/hydrate/later.ts') });
    },
  },
};

/** Adds the pages of services with an instrument. Astro puts all styles that a file imports into its pages, so each instrument has a file. */
const instrumentPages: AstroIntegration = {
  name: 'instrument-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const { slug, instrument } of content.services)
        if (instrument) injectRoute({ pattern: `/services/${slug}`, entrypoint: resolve(`site/src/pages/services/_${instrument}.astro`) });
    },
  },
};

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
    clientDirectives,
    instrumentPages,
    pageScripts({
      modules: {
        page: 'src/enhance/page.ts',
        search: 'src/search/search.ts',
        ...(measuredBy() !== 'nobody' && { measure: 'src/measurement/measure.ts' }),
        ...(tagManagerId() && { consent: 'src/consent/consent.ts' }),
      },
      // The client libraries request these addresses. Some hosts serve their own scripts there.
      fixed:
        measuredBy() === 'own-server'
          ? {
              '_vercel/insights/script.js': 'src/measurement/insights-script.ts',
              '_vercel/speed-insights/script.js': 'src/measurement/speed-insights-script.ts',
            }
          : {},
      plugins: [searchWords],
    }),
  ],
  vite: {
    server: {
      proxy: proxyToServer(process.env.DEV_SERVER),
      // The dev server answers everybody on this machine: it serves sources alone, no settings, data or history.
      fs: {
        allow: ['site', 'shared', 'content', 'node_modules'].map((folder) => resolve(folder)),
        deny: [
          '.env',
          '.env.*',
          '*.{crt,pem,key,p12,pfx,cer,der,sqlite,sqlite-wal,sqlite-shm}',
          '.npmrc',
          '**/.git/**',
          `${resolve('var')}/**`,
        ],
      },
    },
    build: { target: buildTarget },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedByIslands }, postBanner: compileHint } } } },
    },
    plugins: [
      cssModules(),
      reloadContent(resolve('content')),
      evaluateAtBuild(resolve('site/src/chat/panel-content.ts'), { panelContent }),
      searchWords,
      ...Object.entries(instrumentWords).map(([file, exported]) => evaluateAtBuild(resolve('site', file), exported)),
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
          typefaceFile(otherLettersFile, unicodeRanges['latin-ext']),
          typefaceFile(resolve(mainTypeface), `${unicodeRanges.latin},U+20B9`),
        ],
      },
      fallbacks: ['Arial', 'sans-serif'],
    },
  ],
});
