import type { FastifyRequest } from 'fastify';
import { handlingBounds, listAssigned } from '../enquiries/handle-enquiries.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Who asks, for the history of what was done: the name that they signed in with, `owner` without one. */
export function personOf({ headers }: FastifyRequest): string {
  const [, given = ''] = /^basic (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const [name = ''] = Buffer.from(given, 'base64').toString().split(':');
  return nameFrom(name) || 'owner';
}

/** Names to whom an enquiry can be given: whoever asks, and who was given one before. */
export async function deskPeople(storage: Storage, request: FastifyRequest): Promise<string[]> {
  return [...new Set([personOf(request), ...(await listAssigned(storage))])].sort((one, other) => one.localeCompare(other));
}

/** A name as it is kept: one line, bounded. */
export function nameFrom(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, handlingBounds.person);
}
