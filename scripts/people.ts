import { runPeople } from './people/run-people.ts';
import { runCommand } from './tools/run-command.ts';

await runCommand(() => runPeople(process.argv.slice(2), process.env));
