import { ModelFailure } from './model-failure.ts';

/** Largest response read from a provider, in bytes after decompression: a hundred times what we ask for. */
const LONGEST = 262_144;

/**
 * A `fetch` for a single request to a provider: the SDK would repeat it for as long as a response says that it is incomplete.
 * It follows no redirect, which would send the credential to another host, and limits the response size.
 */
export function oneRequest(): typeof fetch {
  let asked = false;
  return async (input, init) => {
    if (asked) throw new ModelFailure(500, 'The model gave no answer that can be used.', 'the provider wants to be asked again');
    asked = true;
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
