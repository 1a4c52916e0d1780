import { escapeHtml } from '../../shared/format/escape-html.ts';
import type { Letter, LetterRow, LetterSection } from './letter.ts';

/** The site's colours (docs/design.md). */
const c = { paper: '#fbf7ef', card: '#ffffff', ink: '#16241d', soft: '#45534b', green: '#0e4b3a', marigold: '#f5a800', line: '#dedcd4' };
const font = "'Anek Latin','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Layout is by tables: some mail readers know nothing else. */
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Every colour stands at its element, for mail readers that drop this; those that turn a mail dark by themselves are told how. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #0f1a15 !important }
  .card { background: #18261f !important }
  .ink { color: #f4efe4 !important }
  .soft { color: #b7c2ba !important }
  .rule { border-color: #35443c !important }
  .link { color: #ffc53d !important }
}
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important } }`;

/** A letter as HTML: nothing is loaded from anywhere, and no word of a visitor's is markup. */
export function letterHtml({ agency, heading, facts = [], message, lead, figures, sections, link, footer }: Letter): string {
  const body = [
    ...(facts.length > 0 ? [`<table ${table}>${facts.map(factHtml).join('\n')}</table>`] : []),
    ...(message ? [messageHtml(message)] : []),
    ...(figures.length > 0 ? [figuresHtml(figures)] : lead.map(leadHtml)),
    ...sections.map(sectionHtml),
    ...(link ? [linkHtml(link)] : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${style}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${c.paper};font-family:${font}">
<table ${table} class="paper" bgcolor="${c.paper}"><tr><td align="center" style="padding:24px 12px">
<table ${table} style="max-width:640px">
<tr><td class="pad" bgcolor="${c.green}" style="padding:28px 36px;background:${c.green};border-radius:22px 22px 0 0">
<p style="margin:0 0 6px;color:${c.marigold};font-size:16px;font-weight:600">${escapeHtml(agency)}</p>
<h1 dir="auto" style="margin:0;color:${c.paper};font-size:30px;line-height:1.15;font-weight:650;letter-spacing:-0.02em">${escapeHtml(heading)}</h1>
</td></tr>
<tr><td class="card pad" bgcolor="${c.card}" style="padding:28px 36px 36px;background:${c.card};border-radius:0 0 22px 22px;text-align:left">
${body.join('\n')}
</td></tr>
<tr><td class="pad" style="padding:20px 36px;text-align:left">${footer.map(footerHtml).join('')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function factHtml([label, value]: readonly [string, string]): string {
  return `<tr><th class="soft" align="left" valign="top" width="92" style="padding:4px 16px 4px 0;color:${c.soft};font-size:16px;line-height:1.4;font-weight:normal">${escapeHtml(label)}</th>
<td class="ink" dir="auto" style="padding:4px 0;color:${c.ink};font-size:16px;line-height:1.4;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
}

function messageHtml(message: string): string {
  return `<div class="ink" dir="auto" style="margin-top:20px;padding-top:20px;border-top:2px solid ${c.marigold};color:${c.ink};font-size:17px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(message)}</div>`;
}

function footerHtml(text: string): string {
  return `<p class="soft" style="margin:0;color:${c.soft};font-size:14px;line-height:1.5">${escapeHtml(text)}</p>`;
}

function leadHtml(text: string): string {
  return `<p class="ink" style="margin:0 0 12px;color:${c.ink};font-size:18px;line-height:1.5">${escapeHtml(text)}</p>`;
}

function figuresHtml(figures: Letter['figures']): string {
  const cells = figures.map(
    ({ figure, label, note }) =>
      `<td valign="top" width="${Math.floor(100 / figures.length)}%" style="padding:20px 12px 0 0">
<span class="ink" style="display:block;color:${c.ink};font-size:48px;line-height:1;font-weight:650;letter-spacing:-0.02em">${escapeHtml(figure)}</span>
<span class="ink" style="display:block;margin-top:6px;color:${c.ink};font-size:16px">${escapeHtml(label)}</span>
<span class="soft" style="display:block;color:${c.soft};font-size:14px;line-height:1.4">${escapeHtml(note)}</span></td>`,
  );
  return `<table ${table}><tr>${cells.join('')}</tr></table>`;
}

function sectionHtml({ heading, says, rows }: LetterSection): string {
  const words = says ? `<p class="soft" style="margin:0 0 8px;color:${c.soft};font-size:15px;line-height:1.5">${escapeHtml(says)}</p>` : '';
  const list = rows.length > 0 ? `<table ${table}>${rows.map(rowHtml).join('\n')}</table>` : '';
  return `<h2 class="ink" style="margin:36px 0 8px;color:${c.ink};font-size:20px;line-height:1.2;font-weight:650;letter-spacing:-0.01em">${escapeHtml(heading)}</h2>
${words}${list}`;
}

function rowHtml({ label, value, note, bar }: LetterRow): string {
  const line = `border-top:1px solid ${c.line}`;
  const under = note ? `<span class="soft" style="display:block;color:${c.soft};font-size:14px">${escapeHtml(note)}</span>` : '';
  const drawn =
    bar === undefined
      ? ''
      : `<tr><td colspan="2" style="padding:0 0 8px"><table role="presentation" width="${Math.max(1, Math.round(bar * 100))}%" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${c.marigold}" height="6" style="height:6px;font-size:0;line-height:0;background:${c.marigold};border-radius:3px">&nbsp;</td></tr></table></td></tr>`;
  return `<tr><td class="ink rule" dir="auto" style="padding:8px 16px 8px 0;${line};color:${c.ink};font-size:16px;line-height:1.4;overflow-wrap:anywhere">${escapeHtml(label)}${under}</td>
<td class="ink rule" align="right" valign="top" style="padding:8px 0;${line};color:${c.ink};font-size:16px;line-height:1.4;font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap">${escapeHtml(value)}</td></tr>${drawn}`;
}

function linkHtml({ label, href, text }: NonNullable<Letter['link']>): string {
  return `<p style="margin:40px 0 8px"><a class="link" href="${escapeHtml(href)}" style="color:${c.green};font-size:17px;font-weight:600">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0;color:${c.soft};font-size:14px;line-height:1.5">${escapeHtml(text)}</p>`;
}
