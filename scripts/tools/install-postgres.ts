import { installSystemPackage } from './install-system-package.ts';
import { postgresPrograms } from './postgres-programs.ts';

/** Sees to a PostgreSQL for the tests, which start one of their own. */
export function installPostgres(): void {
  if (!postgresPrograms()) installSystemPackage('postgresql', 'the tests on PostgreSQL', 'put its initdb and postgres in the PATH');
}
