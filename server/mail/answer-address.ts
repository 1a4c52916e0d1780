import { domainToASCII } from 'node:url';

const label = '[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?';
/** Matches addresses that every mail server accepts in Reply-To without quoting or extensions. */
const plainAddress = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(${label}\\.)+${label}$`, 'i');

/** Returns the address for replies to a visitor, its domain in ASCII; undefined if mail programs would not accept it. */
export function answerAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  // domainToASCII() parses as URLs do, and drops what follows "/", "?" or "#".
  if (/[/?#\\:]/.test(email.slice(at))) return undefined;
  // Internationalised domains have an ASCII form, which is '' for an invalid domain.
  const address = email.slice(0, at + 1) + domainToASCII(email.slice(at + 1));
  return plainAddress.test(address) ? address : undefined;
}
