import type { SiteFile } from './load-site.ts';
import type { Representation } from './representation.ts';

interface Weights {
  br: number;
  gzip: number;
  identity: number;
}

/** Limit of cached headers. Browsers send few different values, but other clients could fill the memory. */
const CACHE_SIZE = 100;
const cache = new Map<string, Weights>();

/**
 * Chooses the encoding for an Accept-Encoding header (RFC 9110, 12.5.3): the highest weight wins, and among equal weights
 * Brotli before gzip before identity. If all encodings are refused, identity is sent.
 */
export function negotiateEncoding(file: SiteFile, acceptEncoding: string | undefined): Representation {
  if (acceptEncoding === undefined || (!file.br && !file.gzip)) return file.identity;
  let weights = cache.get(acceptEncoding);
  if (!weights) {
    weights = readWeights(acceptEncoding);
    if (cache.size < CACHE_SIZE) cache.set(acceptEncoding, weights);
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
    const isValid = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality ?? '1');
    const weight = isValid ? Number(quality ?? 1) : 0;
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight);
  }
  const others = weights.get('*') ?? 0;
  // If the header does not name identity, identity is the last choice.
  return { br: weights.get('br') ?? others, gzip: weights.get('gzip') ?? others, identity: weights.get('identity') ?? 0 };
}
