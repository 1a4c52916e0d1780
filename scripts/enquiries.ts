import { runEnquiries } from './enquiries/run-enquiries.ts';
import { runCommand } from './tools/run-command.ts';

await runCommand(() => runEnquiries(process.argv.slice(2), process.env));
