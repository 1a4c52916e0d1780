import { c, colour, inkText, softText, Table } from './EmailTable.tsx';
import type { EmailContent, EmailRow, EmailSection } from './email-content.ts';

export function Figures({ figures }: Pick<EmailContent, 'figures'>) {
  const width = `${Math.floor(100 / figures.length)}%`;
  return (
    <Table>
      <tr>
        {figures.map(({ figure, label, note }) => (
          <td key={label} valign="top" width={width} style={{ padding: '20px 12px 0 0' }}>
            <span
              className="ink"
              style={{ display: 'block', color: c.ink, fontSize: 48, lineHeight: 1, fontWeight: 650, letterSpacing: '-0.02em' }}
            >
              {figure}
            </span>
            <span className="ink" style={{ display: 'block', marginTop: 6, color: c.ink, fontSize: 16 }}>
              {label}
            </span>
            <span className="soft" style={{ ...softText, display: 'block', lineHeight: 1.4 }}>
              {note}
            </span>
          </td>
        ))}
      </tr>
    </Table>
  );
}

export function Section({ heading, says, rows }: EmailSection) {
  return (
    <>
      <h2
        className="ink"
        style={{ margin: '36px 0 8px', color: c.ink, fontSize: 20, lineHeight: 1.2, fontWeight: 650, letterSpacing: '-0.01em' }}
      >
        {heading}
      </h2>
      {says && (
        <p className="soft" style={{ margin: '0 0 8px', color: c.soft, fontSize: 15, lineHeight: 1.5 }}>
          {says}
        </p>
      )}
      {rows.length > 0 && (
        <Table>
          {rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </Table>
      )}
    </>
  );
}

function Row({ label, value, note, bar }: EmailRow) {
  const borderTop = `1px solid ${c.line}`;
  return (
    <>
      <tr>
        <td className="ink rule" dir="auto" style={{ ...inkText, padding: '8px 16px 8px 0', borderTop, overflowWrap: 'anywhere' }}>
          {label}
          {note && (
            <span className="soft" style={{ ...softText, display: 'block' }}>
              {note}
            </span>
          )}
        </td>
        <td
          className="ink rule"
          align="right"
          valign="top"
          style={{ ...inkText, padding: '8px 0', borderTop, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {value}
        </td>
      </tr>
      {bar !== undefined && (
        <tr>
          <td colSpan={2} style={{ padding: '0 0 8px' }}>
            <Table width={`${Math.max(1, Math.round(bar * 100))}%`}>
              <tr>
                <td
                  {...colour(c.marigold)}
                  height="6"
                  style={{ height: 6, fontSize: 0, lineHeight: 0, background: c.marigold, borderRadius: 3 }}
                >
                  {'\u00a0'}
                </td>
              </tr>
            </Table>
          </td>
        </tr>
      )}
    </>
  );
}

export function Link({ label, href, text }: NonNullable<EmailContent['link']>) {
  return (
    <>
      <p style={{ margin: '40px 0 8px' }}>
        <a className="link" href={href} style={{ color: c.green, fontSize: 17, fontWeight: 600 }}>
          {label}
        </a>
      </p>
      <p className="soft" style={{ ...softText, margin: 0, lineHeight: 1.5 }}>
        {text}
      </p>
    </>
  );
}
