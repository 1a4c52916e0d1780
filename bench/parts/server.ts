import { request } from 'node:http';
import { availableParallelism } from 'node:os';
import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { compare } from '../compare.ts';
import { perSecond } from '../format.ts';
import { median } from '../median.ts';
import { nginx } from '../nginx.ts';
import type { Part, Row } from '../part.ts';
import { startServer } from '../start-server.ts';
import { wrk } from '../wrk.ts';

/** Requests per second for the home page in its Brotli form, ours and nginx by turns, as many processes each: medians of three rounds. */
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
    if (!short) for (const url of [ours, reference]) await wrk(own, url, 1); // Warm-up.

    const rounds: { ours: number; reference: number }[] = [];
    for (let round = 0; round < (short ? 1 : 3); round++)
      rounds.push({ ours: await wrk(own, ours, seconds), reference: await wrk(own, reference, seconds) });
    const [rate, theirs] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.reference))];
    const what = `pages a second beside nginx tuned, ${workers === 1 ? 'one process' : `${workers} workers`} each`;
    rows.push(compare(what, rate, theirs, { as: perSecond, least: 0.8 }));
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
