import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tools/free-port.ts';
import { startProgram } from '../tools/start-program.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';

/** What nginx writes by itself, or what belongs to one connection. */
const notCopied = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-type', 'server'];

/** What the tuned one does without. */
const tuning = 'access_log off; etag off; if_modified_since off; open_file_cache max=100;';

/**
 * Starts nginx on loopback, set up for the most requests per second, serving one body from a file with the same headers as ours.
 * @param workers how many processes answer
 * @param body as it goes over the wire
 * @returns the address to ask for
 * @throws Error with nginx's own words when it does not start
 */
export async function nginx(resources: AsyncDisposableStack, workers: number, body: Buffer, headers: Headers): Promise<string> {
  const folder = await temporaryFolder(resources);
  const port = await freePort();
  await writeFile(join(folder, 'page'), body);
  const added = [...headers]
    .filter(([name]) => !notCopied.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  await writeFile(
    join(folder, 'nginx.conf'),
    `
daemon off;
worker_processes ${workers};
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  ${tuning}
  keepalive_requests 10000000;
  ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port};
    location / { root ${folder}; rewrite ^ /page break; types {} default_type "${headers.get('content-type')}"; ${added.join('\n')} }
  }
}
`,
  );
  const program = await startProgram(resources, 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
  const address = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return address;
    await pause(100);
  }
  throw new Error(`nginx did not answer: ${program.output()}`);
}
