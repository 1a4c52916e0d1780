import { type Mistake, uploadLimits } from './words.ts';

/** First bytes by which kinds of files are told apart, as Latin-1. */
const signatures: readonly [kind: string, text: string, at?: number][] = [
  ['JPEG', '\xff\xd8\xff'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'WEBP', 8],
  ['PDF', '%PDF-'],
  ['GIF', 'GIF8'],
  ['TIFF', 'II*\0'],
  ['TIFF', 'MM\0*'],
  ['SVG', '<svg'],
  ['SVG', '<?xml'],
];

/** Bytes at the beginning of a file that tell its kind. */
export const HEAD_LENGTH = 64;

/** Returns the kind of a file, whatever its name says; undefined if it is not known. @param head its first bytes, as many as HEAD_LENGTH */
function kindOf(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_LENGTH));
  if (text.startsWith('ftyp', 4)) return /avi[fs]/.test(text) ? 'AVIF' : /hei[cmsx]|hev[cx]|m[is]f1/.test(text) ? 'HEIC' : 'video';
  return signatures.find(([, signature, at = 0]) => text.startsWith(signature, at))?.[0];
}

const accepted = { picture: ['JPEG', 'PNG', 'WebP', 'AVIF'], document: ['PDF'] } as const;
const otherKinds: Readonly<Record<string, string>> = {
  HEIC: 'Save it as JPEG: export it as JPEG in Photos, or let the phone take pictures as "Most Compatible".',
  SVG: 'Export it as PNG: an SVG can hold scripts.',
};
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const withArticle = (kind: string) => `${/^(?:AVIF|SVG)/.test(kind) ? 'an' : 'a'} ${kind}`;
const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;

/**
 * Returns why a file cannot be uploaded, by its size and first bytes. Name and media type are not believed: systems give some files none,
 * and people rename files.
 * @returns undefined if it can be uploaded
 */
export function refusalOf(
  field: keyof typeof uploadLimits,
  { name, size, head }: { name: string; size: number; head: Uint8Array },
): Pick<Mistake, 'message' | 'fix'> | undefined {
  if (size === 0) return { message: `${name} is empty`, fix: 'Choose it again; if it stays empty, save it anew.' };
  const limit = uploadLimits[field];
  if (size > limit) return { message: `${name} has ${inMegabytes(size)}`, fix: `Choose a file with ${inMegabytes(limit)} or less.` };
  const kind = kindOf(head);
  const kinds: readonly string[] = accepted[field];
  if (kind && kinds.includes(kind)) return undefined;
  const wanted = `not ${withArticle(oneOf.format(kinds))}`;
  const fix =
    field === 'document' ? 'Save it as PDF, and choose that file.' : (kind && otherKinds[kind]) || 'Save it as JPEG, and choose that file.';
  return { message: kind ? `${name} is ${withArticle(kind)}, ${wanted}` : `${name} is ${wanted}`, fix };
}
