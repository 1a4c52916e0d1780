import { expect, test } from 'vitest';
import { forFrame } from './words-page.ts';

test('a page for the frame has no scripts', () => {
  expect(forFrame('<p>a</p><script type="module" src="/x.js"></script><SCRIPT>alert(1)</script><p>b</p>')).toBe('<p>a</p><p>b</p>');
});

test('addresses of the site stay below the frame, others stay as they are', () => {
  expect(forFrame('<a href="/services"><img src="/_assets/a.webp" srcset="/_assets/a.webp 400w, /_assets/b.webp 800w"></a>')).toBe(
    '<a href="/words/site/services"><img src="/words/site/_assets/a.webp" srcset="/words/site/_assets/a.webp 400w, /words/site/_assets/b.webp 800w"></a>',
  );
  expect(forFrame('<a href="https://a.example/b"></a><a href="#top"></a>')).toBe('<a href="https://a.example/b"></a><a href="#top"></a>');
});

test('styles take their files from below the frame', () => {
  expect(forFrame('<style>@font-face{src:url("/_assets/f.woff2")}</style>')).toBe(
    '<style>@font-face{src:url("/words/site/_assets/f.woff2")}</style>',
  );
});
