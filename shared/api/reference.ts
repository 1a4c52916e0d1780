/**
 * The reference of an enquiry: its idempotency key, shown to the visitor and in the mail's subject.
 * 16 characters of Crockford's base 32 (https://www.crockford.com/base32.html), 80 bits: short enough to read aloud, too long to guess.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const shape = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** Makes a reference. @param bytes 10 unpredictable bytes or a hash; by default random */
export function makeReference(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(10))): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  const letters = Array.from({ length: 16 }, (_, index) => alphabet[Number((bits >> BigInt(75 - 5 * index)) & 31n)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * Parses a reference as people write it: any case, with or without hyphens or spaces, O for 0, I and L for 1.
 * @returns the normalised reference; undefined if it is invalid
 */
export function readReference(text: string): string | undefined {
  const letters = text.slice(0, 64).toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const reference = letters.replace(/(.{4})(?=.)/g, '$1-');
  return shape.test(reference) ? reference : undefined;
}
