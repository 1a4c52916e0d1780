/** Byte range: first and last offset, inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a Range header (RFC 9110, 14.2).
 * @param length size of the file in bytes
 * @returns the range; 'unsatisfiable' if it begins past the end; undefined to ignore a header that is malformed or has several ranges
 */
export function byteRange(header: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header);
  const [, from, to] = match ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= length) return 'unsatisfiable';
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
