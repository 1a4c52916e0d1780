import { expect, test } from 'vitest';
import { forFrame } from './words-page.ts';

test('forFrame removes scripts', () => {
  expect(forFrame('<p>a</p><script type="module" src="/x.js"></script><SCRIPT>alert(1)</script><p>b</p>')).toBe('<p>a</p><p>b</p>');
});

test("forFrame adds the frame's path only to paths of the site", () => {
  expect(forFrame('<a href="/services"><img src="/_assets/a.webp" srcSet="/_assets/a.webp 400w, /_assets/b.webp 800w"></a>')).toBe(
    '<a href="/words/site/services"><img src="/words/site/_assets/a.webp" srcSet="/words/site/_assets/a.webp 400w, /words/site/_assets/b.webp 800w"></a>',
  );
  expect(forFrame('<a href="https://a.example/b"></a><a href="#top"></a>')).toBe('<a href="https://a.example/b"></a><a href="#top"></a>');
});

test("forFrame adds the frame's path to files that styles load", () => {
  expect(forFrame('<style>@font-face{src:url("/_assets/f.woff2")}</style>')).toBe(
    '<style>@font-face{src:url("/words/site/_assets/f.woff2")}</style>',
  );
});
