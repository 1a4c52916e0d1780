import { installSystemPackage } from './install-system-package.ts';
import { postgresPrograms } from './postgres-programs.ts';

/** Installs PostgreSQL for the tests if it is missing. */
export function installPostgres(): void {
  if (!postgresPrograms()) installSystemPackage('postgresql', 'the tests on PostgreSQL', 'put its initdb and postgres in the PATH');
}
