import type { SiteFile } from './load-site.ts';
import type { Representation } from './representation.ts';

interface Weights {
  br: number;
  gzip: number;
  identity: number;
}

/** Browsers send a handful of different values; strangers' inventions must not fill the memory. */
const MOST_REMEMBERED = 100;
const remembered = new Map<string, Weights>();

/**
 * The form of a file that suits an Accept-Encoding header best (RFC 9110, 12.5.3): the greatest weight wins, Brotli before gzip
 * before none where weights are equal. A visitor who refuses every form we have gets the plain one.
 */
export function negotiateEncoding(file: SiteFile, acceptEncoding: string | undefined): Representation {
  if (acceptEncoding === undefined || (!file.br && !file.gzip)) return file.identity;
  let weights = remembered.get(acceptEncoding);
  if (!weights) {
    weights = readWeights(acceptEncoding);
    if (remembered.size < MOST_REMEMBERED) remembered.set(acceptEncoding, weights);
  }
  const { br, gzip, identity } = weights;
  if (file.br && br > 0 && br >= gzip && br >= identity) return file.br;
  if (file.gzip && gzip > 0 && gzip >= identity) return file.gzip;
  return file.br && br > 0 && br >= identity ? file.br : file.identity;
}

function readWeights(acceptEncoding: string): Weights {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters
      .find((parameter) => /^q\s*=/.test(parameter))
      ?.split('=')[1]
      ?.trim();
    const weight = quality === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight);
  }
  const others = weights.get('*') ?? 0;
  // Not named, the plain form is allowed but the last choice.
  return { br: weights.get('br') ?? others, gzip: weights.get('gzip') ?? others, identity: weights.get('identity') ?? 0 };
}
