import type { Variables } from './variables.ts';

/** Beside a public listener on any free port, the owner's takes one as well: several servers can then be started on one machine. */
export function operationsPort({ PORT, OPERATIONS_PORT }: Pick<Variables, 'PORT' | 'OPERATIONS_PORT'>): number {
  return OPERATIONS_PORT ?? (PORT === 0 ? 0 : 3001);
}
