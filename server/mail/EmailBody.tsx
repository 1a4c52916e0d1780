import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { EmailContent } from './email-content.ts';

/** The site's colours (docs/design.md). */
const c = { paper: '#fbf7ef', card: '#ffffff', ink: '#16241d', soft: '#45534b', green: '#0e4b3a', marigold: '#f5a800' };
const softText = { color: c.soft, fontSize: 14 } as const;
const inkText = { color: c.ink, fontSize: 16, lineHeight: 1.4 } as const;
const font = "'Anek Latin','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Styles for mail readers with a dark mode. Every colour is also inline, because some mail readers remove style elements. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #0f1a15 !important }
  .card { background: #18261f !important }
  .ink { color: #f4efe4 !important }
  .soft { color: #b7c2ba !important }
}
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important } }`;

/** Renders an e-mail as HTML without external resources. All text is escaped. */
export function emailHtml(content: EmailContent): string {
  return `<!doctype html>\n${renderToStaticMarkup(<EmailBody {...content} />)}\n`;
}

function EmailBody({ agency, heading, facts, message, lead, footer }: EmailContent) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{style}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, background: c.paper, fontFamily: font }}>
        <Table className="paper" {...colour(c.paper)}>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <Table style={{ maxWidth: 640 }}>
                <tr>
                  <td
                    className="pad"
                    {...colour(c.green)}
                    style={{ padding: '28px 36px', background: c.green, borderRadius: '22px 22px 0 0' }}
                  >
                    <p style={{ margin: '0 0 6px', color: c.marigold, fontSize: 16, fontWeight: 600 }}>{agency}</p>
                    <h1
                      dir="auto"
                      style={{ margin: 0, color: c.paper, fontSize: 30, lineHeight: 1.15, fontWeight: 650, letterSpacing: '-0.02em' }}
                    >
                      {heading}
                    </h1>
                  </td>
                </tr>
                <tr>
                  <td
                    className="card pad"
                    {...colour(c.card)}
                    style={{ padding: '28px 36px 36px', background: c.card, borderRadius: '0 0 22px 22px', textAlign: 'left' }}
                  >
                    <Table>
                      {facts.map(([label, value]) => (
                        <Fact key={label} label={label} value={value} />
                      ))}
                    </Table>
                    <Message text={message} />
                    {lead.map((text) => (
                      <Lead key={text} text={text} />
                    ))}
                  </td>
                </tr>
                <tr>
                  <td className="pad" style={{ padding: '20px 36px', textAlign: 'left' }}>
                    {footer.map((text) => (
                      <p key={text} className="soft" style={{ ...softText, margin: 0, lineHeight: 1.5 }}>
                        {text}
                      </p>
                    ))}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <tr>
      <th
        className="soft"
        align="left"
        {...{ valign: 'top', width: 92 }}
        style={{ ...inkText, padding: '4px 16px 4px 0', color: c.soft, fontWeight: 'normal' }}
      >
        {label}
      </th>
      <td className="ink" dir="auto" style={{ ...inkText, padding: '4px 0', overflowWrap: 'anywhere' }}>
        {value}
      </td>
    </tr>
  );
}

function Message({ text }: { text: string }) {
  const rule = `2px solid ${c.marigold}`;
  return (
    <div
      className="ink"
      dir="auto"
      style={{
        marginTop: 20,
        paddingTop: 20,
        borderTop: rule,
        color: c.ink,
        fontSize: 17,
        lineHeight: 1.5,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </div>
  );
}

function Lead({ text }: { text: string }) {
  return (
    <p className="ink" style={{ margin: '0 0 12px', color: c.ink, fontSize: 18, lineHeight: 1.5 }}>
      {text}
    </p>
  );
}

/** Legacy attribute that some mail readers need instead of `background`; React's types lack it. */
const colour = (bgcolor: string) => ({ bgcolor });

/** Layout table: some mail readers support no other layout. */
function Table({ children, ...more }: { children: ReactNode; className?: string; style?: CSSProperties }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...more}>
      <tbody>{children}</tbody>
    </table>
  );
}
