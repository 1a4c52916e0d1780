import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';

const [root, out, only] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};
const s = createServer((q, r) => {
  const p = new URL(q.url, 'http://x').pathname;
  const f = [join(root, p), join(root, p + '.html'), join(root, p, 'index.html')].find((f) => existsSync(f) && statSync(f).isFile());
  if (!f) {
    r.writeHead(404);
    r.end();
    return;
  }
  r.setHeader('content-type', types[extname(f)] ?? 'application/octet-stream');
  r.end(readFileSync(f));
}).listen(0, '127.0.0.1');
await new Promise((r) => s.once('listening', r));
const base = 'http://127.0.0.1:' + s.address().port;
const paths = (
  only ??
  '/ /services /solutions /solutions/industries /solutions/small-business /solutions/industries/fashion /technology /technology/ai-ml /technology/integration /about /about/team /about/global-presence /case-studies /case-studies/luxewear /services/analytics /resources /contact /privacy /resources/six-shops'
).split(' ');
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
for (const w of [390, 768, 1440]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, reducedMotion: 'reduce', bypassCSP: true });
  const p = await c.newPage();
  for (const path of paths) {
    const r = await p.goto(base + path, { waitUntil: 'load' });
    if (r.status() !== 200) {
      console.log('missing', path);
      continue;
    }
    await p.addStyleTag({ content: '*{content-visibility:visible!important}' });
    await p.evaluate(() => document.fonts.ready);
    await p.waitForTimeout(80);
    await p.screenshot({
      path: join(out, (path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')) + '-' + w + '.png'),
      fullPage: true,
    });
  }
  await c.close();
}
await b.close();
s.close();
