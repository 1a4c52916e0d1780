import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildFixtureSite, pageHtml } from '../../support/server/fixture-site.ts';

/** Returns the Markdown version of a page with this main element. */
async function markdownOf(main: string): Promise<string> {
  const site = await buildFixtureSite({ 'services/x.html': pageHtml({ title: 'X', path: '/services/x', main }) });
  const text = await readFile(join(site.buildFolder, 'site/services/x.md'), 'utf8');
  return text.trim();
}

describe('markup that the policy would block fails the build, named with its element', () => {
  test.each([
    ['<h1>X</h1><p id="a" style="color:red">', /x\.html: <p id="a" style="color:red"> \(line \d+\): use a class/],
    ['<h1>X</h1><button class="b" onclick="go()">', /x\.html: <button class="b" onclick="go\(\)"> \(line \d+\): listen in a script/],
    ['<h1>X</h1><a href="javascript:go()">', /x\.html: <a href="javascript:go\(\)"> .*use a button/],
    ['<h1>X</h1><template><svg><path style="fill:red"/></svg></template>', /x\.html: <path style="fill:red">/],
    ['<p>No heading</p>', /x\.html: links a Markdown version but has no <main> with an <h1>/],
  ])('%s', async (main, message) => {
    await expect(markdownOf(main)).rejects.toThrow(message);
  });

  test('on several pages is reported at once', async () => {
    const bad = (title: string) => pageHtml({ title, main: '<h1 style="x">X</h1>' });
    await expect(buildFixtureSite({ 'one.html': bad('1'), 'two.html': bad('2') })).rejects.toThrow(/one\.html.*two\.html/s);
  });
});

test('text for the Markdown version only is not in the page', async () => {
  const site = await buildFixtureSite({
    'services/x.html': pageHtml({
      title: 'X',
      path: '/services/x',
      main: '<h1>X</h1><p data-markdown-only>For readers of Markdown</p><p>For all</p>',
    }),
  });
  const read = (file: string) => readFile(join(site.buildFolder, 'site/services', file), 'utf8');
  expect(await read('x.md')).toContain('For readers of Markdown\n\nFor all');
  expect(await read('x.html')).toContain('<h1>X</h1><p>For all</p>');
});

test('_headers has the headers that all responses of our server have', async () => {
  const site = await buildFixtureSite();
  const text = await readFile(join(site.buildFolder, 'site/_headers'), 'utf8');
  expect(text).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
  expect(text).toContain("  Content-Security-Policy: base-uri 'none'; frame-ancestors 'none'\n");
  expect(text).toContain('/_assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('a page has its policy in a meta tag', async () => {
  const site = await buildFixtureSite();
  const read = (file: string) => readFile(join(site.buildFolder, file), 'utf8');
  const { files } = JSON.parse(await read('manifest.json')) as { files: { path: string; policy: string }[] };
  const policy = files.find(({ path }) => path === '/services')?.policy.replace("frame-ancestors 'none'; ", '');
  expect(await read('site/services.html')).toContain(
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">`,
  );
});

test('a file with an unknown extension fails the build', async () => {
  await expect(buildFixtureSite({ 'odd.nokind': 'x' })).rejects.toThrow('odd.nokind: its ending has no content type');
});

describe('the Markdown version', () => {
  test.each([
    ['begins with the heading', '<p>Services</p><h1>Dynamic pricing</h1><p>Lead</p>', '# Dynamic pricing\n\nServices\n\nLead'],
    [
      'separates words that only CSS separates',
      '<h1>X</h1><p><b>25%</b><span>more</span></p><p><b>Now</b>or later</p>',
      '# X\n\n**25%** more\n\n**Now** or later',
    ],
    [
      'puts no space before a comma or colon',
      '<h1>X</h1><p><b>A</b><span>, </span><b>B</b></p><h2><span>Results</span><span>: </span><span>Revenue</span></h2>',
      '# X\n\n**A**, **B**\n\n## Results: Revenue',
    ],
    ['keeps the parts of one word together', '<h1>X</h1><p><b>25</b>%, (<i>so</i>) 7<b>x</b></p>', '# X\n\n**25**%, (_so_) 7**x**'],
    ['drops empty list items', '<h1>X</h1><ul><li><svg></svg></li><li>One</li></ul><ul><li><span></span></li></ul>', '# X\n\n- One'],
    [
      'makes links absolute',
      '<h1>X</h1><p><a href="/a">A</a> <a href="b">B</a> <a href="mailto:a@b.example">mail</a> <a>none</a></p>',
      '# X\n\n[A](https://shop.example/a) [B](https://shop.example/services/b) [mail](mailto:a@b.example) none',
    ],
    [
      'turns a list of cards into headings',
      '<h1>X</h1><ul><li><a href="/a"><svg></svg><h3>A</h3><p>Text</p></a></li></ul>',
      '# X\n\n### [A](https://shop.example/a)\n\nText',
    ],
    [
      'keeps terms with their descriptions',
      '<h1>X</h1><dl><div><dt>Set-up</dt><dd>begins in the first week</dd></div><div><dt>Call</dt><dd><a href="tel:+911">+91 1</a></dd></div></dl>',
      '# X\n\n- **Set-up**: begins in the first week\n- **Call**: [+91 1](tel:+911)',
    ],
    ...['25%', '2-4 weeks', '6 months', '24/7', 'under 50 ms', '1M+ per day', '10M+'].map((figure): [string, string, string] => [
      `puts the figure ${figure} before its label`,
      `<h1>X</h1><dl><div><dt><b>measured</b> by the till.</dt><dd>${figure.replace(/(%|weeks|months|ms)/, '<small>$1</small>')}</dd></div></dl>`,
      `# X\n\n- **${figure}** measured by the till.`,
    ]),
    [
      'appends the source of a figure',
      '<h1>X</h1><dl><div><dt>clients</dt><dd>500+</dd><dd>from single shops to retailers.</dd></div></dl>',
      '# X\n\n- **500+** clients, from single shops to retailers.',
    ],
    [
      'keeps tables, with lists in one line',
      '<h1>X</h1><table><caption>All</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><ul><li>2</li><li>3</li></ul></td></tr></tbody></table>',
      '# X\n\nAll\n\n| a | b |\n| - | - |\n| 1 | 2, 3 |',
    ],
    ['keeps questions with their answers', '<h1>X</h1><details><summary>Why?</summary><p>So.</p></details>', '# X\n\n**Why?**\n\nSo.'],
    [
      'omits controls, drawings and hidden text',
      '<h1>X</h1><nav aria-label="Breadcrumb"><a href="/">Home</a></nav><form><label>Name<input></label><button>Send</button></form><p aria-hidden="true">1</p><svg><title>t</title></svg>',
      '# X',
    ],
  ])('%s', async (_, main, markdown) => {
    expect(await markdownOf(main)).toBe(markdown);
  });
});
