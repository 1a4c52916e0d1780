import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { startProgram } from '../../tools/start-program.ts';
import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { compare } from '../compare.ts';
import { perSecond } from '../format.ts';
import { median } from '../median.ts';
import type { Part } from '../part.ts';
import { startServer } from '../start-server.ts';
import { wrk } from '../wrk.ts';

/** Requests per second for the home page in its Brotli form, from our server and from a Fastify that sends one buffer, by turns: medians of three rounds. */
export const server: Part = async ({ short }, resources) => {
  const seconds = short ? 1 : 5;
  const folder = await temporaryFolder(resources);
  const { origin: ours } = await startServer(resources, { env: { DATA_DIR: join(folder, 'data') } });
  const page = join(folder, 'page');
  const body = await brotliOf(ours);
  await writeFile(page, body);
  const program = await startProgram(resources, process.execPath, ['bench/reference/one-route.mjs', page]);
  const [, reference = ''] = await program.says(/The reference is at (\S+)/);
  if (!(await brotliOf(reference)).equals(body)) throw new Error('the reference does not send the same bytes as our server');
  if (!short) for (const url of [ours, reference]) await wrk(resources, url, 1); // Warm-up.

  const rounds: { ours: number; reference: number }[] = [];
  for (let round = 0; round < (short ? 1 : 3); round++)
    rounds.push({ ours: await wrk(resources, ours, seconds), reference: await wrk(resources, reference, seconds) });
  const rateOf = (which: 'ours' | 'reference') => median(rounds.map((round) => round[which]));
  return {
    rows: [
      compare('pages a second beside a Fastify that sends one buffer', rateOf('ours'), rateOf('reference'), { as: perSecond, least: 0.8 }),
    ],
    notes: [`server: ${body.length} bytes of Brotli an answer, wrk with 64 connections for ${seconds} s a round on the same cores`],
    data: rounds,
  };
};

/** An answer as it goes over the wire; fetch would unpack it. */
function brotliOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const { 'content-encoding': coding = 'not compressed' } = answer.headers;
      if (answer.statusCode === 200 && coding === 'br') resolve(body);
      else reject(new Error(`${url} answered ${answer.statusCode}, ${coding}; expected 200 in Brotli`));
    });
    asked.on('error', reject).end();
  });
}
