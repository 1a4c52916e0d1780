/** Parses the rows of a notice's text by heading and label, each with its value and note. */
export function noticeRows(text: string): Map<string, Map<string, string>> {
  const sections = new Map<string, Map<string, string>>();
  const lines = text.split('\n');
  let rows: Map<string, string> | undefined;
  for (const [place, line] of lines.entries()) {
    if (/^-+$/.test(line)) {
      rows = new Map();
      sections.set(lines[place - 1] ?? '', rows);
    }
    const row = /^ {2}(\S.*?) {2,}(\S.*)$/.exec(line);
    if (row) rows?.set(row[1] ?? '', row[2] ?? '');
  }
  return sections;
}
