import { expect, test } from 'vitest';
import { pageTemplate } from './page-template.ts';

const page = `<!doctype html>
<html><head><style>p { color: red }</style><script>let a = "<p hidden>";</script></head><body>
<p data-state="ask">Ask</p><p data-state="sent" hidden>Sent: <b data-fill="reference"></b> <a data-fill-href="reference" href="/receipt">Receipt</a></p>
<astro-island client="interaction" props="{}"><form><input type="hidden" name="key" value="site"><input id="name" name="name" aria-describedby="hint" maxlength="5"><textarea name="text" id="text"></textarea></form></astro-island>
</body></html>`;
const fill = pageTemplate(page);

test('fill shows the requested states and hides others', () => {
  const filled = fill({ show: ['sent'], texts: { reference: 'A-B' } });
  expect(filled).toContain('<p data-state="ask" hidden>Ask</p>');
  expect(filled).toMatch(
    /<p data-state="sent"\s*>Sent: <b data-fill="reference">A-B<\/b> <a data-fill-href="reference" href="\/receipt\?reference=A-B">/,
  );
});

test('fill without states leaves the page unchanged', () => {
  expect(fill({ show: [] })).toContain('<p data-state="ask">Ask</p><p data-state="sent" hidden>');
});

test('fill escapes typed values', () => {
  const typed = '"><script>alert(1)</script>&amp;';
  const filled = fill({ show: [], values: { name: typed, text: `</textarea>${typed}`, key: 'other' }, texts: { reference: typed } });
  const safe = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;';
  expect(filled).toContain(`<input id="name" name="name" aria-describedby="hint" maxlength="5" value="${safe}">`);
  expect(filled).toContain(`<textarea name="text" id="text">&lt;/textarea&gt;${safe}</textarea>`);
  expect(filled).toContain(`<b data-fill="reference">${safe}</b>`);
  // Visitors cannot change the value of a hidden input.
  expect(filled).toContain('<input type="hidden" name="key" value="site">');
});

test('fill links an error to its control, beside the hint', () => {
  const filled = fill({ show: [], wrong: ['name', 'text'] });
  expect(filled).toMatch(/<input id="name" name="name"\s+maxlength="5" aria-invalid="true" aria-describedby="hint name-error">/);
  expect(filled).toContain('<textarea name="text" id="text" aria-invalid="true" aria-describedby="text-error"></textarea>');
});

test("fill keeps inline scripts and styles, and removes the form's script", () => {
  const filled = fill({ show: ['sent'] });
  expect(filled).toContain('<style>p { color: red }</style><script>let a = "<p hidden>";</script>');
  expect(filled).toContain('<div><form>');
  expect(filled).toContain('</form></div>');
  expect(filled).not.toContain('astro-island');
});
