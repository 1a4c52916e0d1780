import { ModelFailure } from './model-failure.ts';

/** Largest response read from a provider, in bytes after decompression: a hundred times the answer that is requested. */
const LONGEST = 262_144;

/**
 * Makes a `fetch` for a single request, because the SDK would repeat a request while the response claims to be incomplete.
 * The `fetch` follows no redirect, which would send the credential to another host, and limits the response size.
 */
export function singleRequestFetch(): typeof fetch {
  let isUsed = false;
  return async (input, init) => {
    if (isUsed) throw new ModelFailure(500, 'The model gave no answer that can be used.', 'the provider wants to be asked again');
    isUsed = true;
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.byteLength;
      if (bytes > LONGEST) {
        throw new ModelFailure(500, 'The model gave no answer that can be used.', `the provider's answer is longer than ${LONGEST} bytes`);
      }
      chunks.push(chunk);
    }
    const { status, statusText, headers } = response;
    return new Response(Buffer.concat(chunks), { status, statusText, headers });
  };
}
