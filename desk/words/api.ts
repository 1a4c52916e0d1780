import { useState } from 'react';
import { type Conflict, type Field, type FieldPlace, type Mistake, type Refused, wordsPaths } from '../../shared/api/words.ts';

/** Result of a change: done, refused with mistakes, or in conflict with somebody else's change. */
export type Outcome<Done> = { done: Done } | { mistakes: Mistake[] } | { conflict: Conflict };

/** Key that is equal for equal places. */
export const keyOf = ({ file, path }: FieldPlace) => `${file}#${path.join('/')}`;

export async function read<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(search ? `${path}?${search}` : path);
  if (response.status === 401) signInAgain();
  if (!response.ok) throw new Error(await sentence(response));
  return (await response.json()) as Answer;
}

export const readField = ({ file, path }: FieldPlace) => read<Field>(wordsPaths.field, { file, path: JSON.stringify(path) });

/** Sends a change as JSON, or a file as it is. */
export async function send<Done>(path: string, body: object): Promise<Outcome<Done>> {
  const isFile = body instanceof Blob;
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': isFile ? body.type : 'application/json' },
    body: isFile ? body : JSON.stringify(body),
  }).catch(() => undefined);
  if (!response) return { mistakes: [unplaced('The desk does not answer', 'Look whether the server runs, and try again.')] };
  if (response.status === 401) signInAgain();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (response.ok) return { done: (isJson ? await response.json() : undefined) as Done };
  if (response.status === 409 && isJson) return { conflict: (await response.json()) as Conflict };
  const { mistakes } = isJson ? ((await response.json()) as Partial<Refused>) : { mistakes: [unplaced(await response.text())] };
  return { mistakes: mistakes ?? [unplaced('This could not be done', 'Load the page again.')] };
}

/** Sends changes, and keeps the mistakes of the last one. `post` returns undefined for a change that was not made. */
export function useSend() {
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const post = async <Done>(path: string, body: object): Promise<{ done: Done } | undefined> => {
    const outcome = await send<Done>(path, body);
    setMistakes('mistakes' in outcome ? outcome.mistakes : []);
    return 'done' in outcome ? outcome : undefined;
  };
  return { mistakes, setMistakes, post };
}

/** Leads to the sign-in and back, once the session has ended. Typed words are kept meanwhile (unkept.ts). */
function signInAgain(): void {
  window.onbeforeunload = null;
  location.assign(`/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`);
}

/** Makes a mistake that belongs to no field. */
const unplaced = (message: string, fix?: string): Mistake => ({ file: '', path: [], message, ...(fix && { fix }) });

/** Returns the server's error message, or a general one. */
async function sentence(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return (JSON.parse(text) as Refused).mistakes.map(({ message, fix }) => (fix ? `${message}. ${fix}` : message)).join(' ');
  } catch {
    return text || 'The desk does not answer.';
  }
}
