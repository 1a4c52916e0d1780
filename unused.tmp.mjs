import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const root = process.argv[2];
const pages = readdirSync(root, { recursive: true }).filter((f) => f.endsWith('.html'));
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const c = await b.newContext({ javaScriptEnabled: true, bypassCSP: true, offline: true });
const p = await c.newPage();
const seen = new Map();
for (const f of pages) {
  const h = readFileSync(join(root, f), 'utf8').replace(/<script\b[\s\S]*?<\/script>/g, '');
  await p.setContent(h, { waitUntil: 'commit' });
  const r = await p.evaluate(() => {
    const out = [];
    const walk = (rules, parent) => {
      for (const r of rules) {
        if (r.selectorText) {
          let s = r.selectorText;
          if (parent) s = s.includes('&') ? s.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${s}`;
          const q = s
            .replace(/::[\w-]+(\([^)]*\))?/g, '')
            .replace(
              /:(hover|focus-visible|focus-within|focus|active|target-current|target|disabled|read-only|checked|open|-webkit-details-marker|user-invalid|popover-open|modal|placeholder-shown)\b(\([^)]*\))?/g,
              '',
            );
          let m = true;
          try {
            m = !!document.querySelector(q || '*');
          } catch {
            m = true;
          }
          out.push([s, m]);
          walk(r.cssRules, s);
        } else if (r.cssRules) walk(r.cssRules, parent);
      }
    };
    for (const s of document.styleSheets) walk(s.cssRules);
    return out;
  });
  for (const [s, m] of r) {
    const e = seen.get(s) ?? { n: 0, m: 0 };
    e.n++;
    e.m += m;
    seen.set(s, e);
  }
}
await b.close();
for (const [s, e] of [...seen].sort((a, b) => b[1].n - a[1].n)) if (!e.m) console.log(e.n, s);
console.log(pages.length, 'pages', seen.size, 'rules');
