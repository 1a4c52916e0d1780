const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/**
 * What visitors type and scripts write, whatever the content says: ASCII, the letters of western, central and eastern Europe, Turkey and
 * the Baltic (Latin-1, Latin Extended-A, Romanian's comma below), the marks of writing, and currencies.
 * Left out, because 30 KiB hold no more: Vietnamese (3 KiB), the letters of Pinyin and of scholarly transcription (3 KiB).
 * The family itself has no arrows, no keyboard signs and no other scripts: words and drawings stand for those.
 */
export const typedCharacters = [range(0x20, 0x7e), range(0xa0, 0x17f), 'ȘșȚț', '‘’‚“”„‹›–—•…′″†−×÷∕⁄', '€₹₡₣₤₦₧₩₪₫₭₮₱₲₵₺₼₽', 'ˆ˚˜™'].join(
  '',
);
