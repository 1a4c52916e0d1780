import { expect, test } from 'vitest';
import { refusalOf } from './upload-kind.ts';
import { uploadLimits } from './words.ts';

const bytes = (latin1: string) => Buffer.from(latin1.padEnd(64, ' '), 'latin1');
const refused = (field: 'picture' | 'document', text: string, size = 1_000) =>
  refusalOf(field, { name: 'Shop.jpg', size, head: bytes(text) });

test.for([
  ['JPEG', '\xff\xd8\xff\xe1'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  ['AVIF', '\0\0\0\x1cftypavif'],
  ['AVIF', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif'],
])('%s is a picture, whatever its name', ([, head = '']) => {
  expect(refused('picture', head)).toBeUndefined();
  expect(refused('document', head)?.message).toMatch(/^Shop\.jpg is an? \w+, not a PDF$/);
});

test('a PDF is a document and no picture', () => {
  expect(refused('document', '%PDF-1.7')).toBeUndefined();
  expect(refused('picture', '%PDF-1.7')?.message).toBe('Shop.jpg is a PDF, not a JPEG, PNG, WebP or AVIF');
});

test.for([
  ['HEIC', '\0\0\0\x24ftypheic', 'Shop.jpg is a HEIC, not', /Most Compatible/],
  ['HEIC', '\0\0\0\x24ftypmif1\0\0\0\0mif1heic', 'Shop.jpg is a HEIC, not', /Save it as JPEG/],
  ['a video', '\0\0\0\x20ftypisom', 'Shop.jpg is a video, not', /JPEG/],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">', 'Shop.jpg is an SVG, not', /Export it as PNG/],
  ['GIF', 'GIF89a', 'Shop.jpg is a GIF, not', /Save it as JPEG/],
  ['TIFF', 'II*\0', 'Shop.jpg is a TIFF, not', /Save it as JPEG/],
  ['text', 'Dear all,', 'Shop.jpg is not a JPEG, PNG, WebP or AVIF', /Save it as JPEG/],
] as const)('%s is refused with the fix', ([, head, message, fix]) => {
  expect(refused('picture', head)).toEqual({ message: expect.stringContaining(message), fix: expect.stringMatching(fix) });
});

test('an empty file and one over the limit are refused by size', () => {
  expect(refused('picture', '', 0)?.message).toBe('Shop.jpg is empty');
  expect(refused('picture', '\xff\xd8\xff', uploadLimits.picture + 1)).toEqual({
    message: 'Shop.jpg has 31 MB',
    fix: 'Choose a file with 30 MB or less.',
  });
});
