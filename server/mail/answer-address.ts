import { domainToASCII } from 'node:url';

/** Addresses that every mail server takes in a Reply-To without quoting or an extension. */
const label = '[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?';
const plainAddress = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(${label}\\.)+${label}$`, 'i');

/** The address to which an answer to a visitor goes, its domain in ASCII; undefined where mail programs would not take it. */
export function answerAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  // domainToASCII() reads a domain as browsers read addresses of pages, and leaves out what follows "/", "?" or "#".
  if (/[/?#\\:]/.test(email.slice(at))) return undefined;
  // Domains of any script have a form in ASCII; '' for what is none.
  const address = email.slice(0, at + 1) + domainToASCII(email.slice(at + 1));
  return plainAddress.test(address) ? address : undefined;
}
