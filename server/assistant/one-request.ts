import { ModelFailure } from './model-failure.ts';

/** Longest answer that is read from a provider, in bytes after decompression: a hundred times of what we ask for. */
const LONGEST = 262_144;

/**
 * A `fetch` for one call to a model. It asks once: the library asks again by itself when a provider says that it has not ended, as often as
 * that is said. It follows no redirect, which would take the credential to another host, and reads an answer of bounded size.
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
