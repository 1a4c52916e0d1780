import { request } from 'node:http';
import { availableParallelism } from 'node:os';
import { startProgram } from '../../tools/start-program.ts';
import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { compare } from '../compare.ts';
import { perSecond } from '../format.ts';
import { median } from '../median.ts';
import { nginx } from '../nginx.ts';
import type { Part, Row } from '../part.ts';
import { startServer } from '../start-server.ts';
import { wrk } from '../wrk.ts';

/** Requests per second for the home page in its Brotli form, ours, nginx and Node's own http by turns, as many processes each: medians of three rounds. */
export const server: Part = async ({ short }, resources) => {
  const seconds = short ? 1 : 5;
  const rows: Row[] = [];
  const data: Record<string, unknown> = {};
  let bytes = 0;
  for (const workers of short || availableParallelism() === 1 ? [1] : [1, 2]) {
    const own = resources.use(new AsyncDisposableStack());
    const { origin: ours } = await startServer(own, { env: { DATA_DIR: await temporaryFolder(own), WORKERS: String(workers) } });
    const { body, headers } = await asSent(ours);
    const reference = await nginx(own, workers, body, headers);
    if (!(await asSent(reference)).body.equals(body)) throw new Error('nginx does not send the same bytes as our server');
    bytes = body.length;
    const program = await startProgram(own, process.execPath, ['bench/reference/bare-node.mjs', ours], {
      env: { ...process.env, WORKERS: String(workers) },
    });
    const [, bare = ''] = await program.says(/The reference is at (\S+)/);
    if (!short) for (const url of [ours, reference, bare]) await wrk(own, url, 1); // Warm-up.

    const rounds: { ours: number; reference: number; bare: number }[] = [];
    for (let round = 0; round < (short ? 1 : 3); round++)
      rounds.push({
        ours: await wrk(own, ours, seconds),
        reference: await wrk(own, reference, seconds),
        bare: await wrk(own, bare, seconds),
      });
    const rateOf = (which: 'ours' | 'reference' | 'bare') => median(rounds.map((round) => round[which]));
    const each = `${workers === 1 ? 'one process' : `${workers} workers`} each`;
    rows.push(
      compare(`pages a second beside nginx tuned, ${each}`, rateOf('ours'), rateOf('reference'), { as: perSecond, least: 0.8 }),
      compare(`pages a second beside Node's own http, ${each}`, rateOf('ours'), rateOf('bare'), { as: perSecond }),
    );
    data[workers] = rounds;
    await own.disposeAsync();
  }
  return {
    rows,
    notes: [
      `server: ${bytes} bytes of Brotli an answer, wrk with 64 connections for ${seconds} s a round on the same cores; nginx without a log, with open files kept`,
    ],
    data,
  };
};

/** An answer as it goes over the wire; fetch would unpack it. */
function asSent(url: string): Promise<{ body: Buffer; headers: Headers }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const headers = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]));
      if (answer.statusCode === 200 && headers.get('content-encoding') === 'br') resolve({ body, headers });
      else
        reject(
          new Error(`${url} answered ${answer.statusCode}, ${headers.get('content-encoding') ?? 'not compressed'}; expected 200 in Brotli`),
        );
    });
    asked.on('error', reject).end();
  });
}
