import { startProgram } from '../../tools/start-program.ts';
import { temporaryFolder } from '../../tools/temporary-folder.ts';
import { compare } from '../compare.ts';
import { perSecond } from '../format.ts';
import { median } from '../median.ts';
import type { Part } from '../part.ts';
import { startServer } from '../start-server.ts';
import { wrk } from '../wrk.ts';
import { enquiries } from './enquiries.ts';

/**
 * Measures one process: home pages per second in Brotli, alternating with a bare Fastify that sends a buffer of the same length;
 * then enquiries.
 */
export const server: Part = async (context, resources) => {
  const seconds = context.short ? 1 : 5;
  const { origin: ours } = await startServer(resources, { env: { DATA_DIR: await temporaryFolder(resources) } });
  const bytes = await bytesSent(ours);
  const program = await startProgram(resources, process.execPath, ['scripts/bench/reference/one-route.mjs', String(bytes)]);
  const [, bare = ''] = await program.waitForOutput(/The reference is at (\S+)/);
  const rounds: { ours: number; bare: number }[] = [];
  // The first round is the warm-up.
  for (let round = context.short ? 1 : 0; round < (context.short ? 2 : 4); round++) {
    const rates = { ours: await wrk(resources, ours, seconds), bare: await wrk(resources, bare, seconds) };
    if (round > 0) rounds.push(rates);
  }
  const rateOf = (which: 'ours' | 'bare') => median(rounds.map((round) => round[which]));
  const accepted = await enquiries(context, resources);
  return {
    rows: [
      compare('pages a second beside a bare Fastify, one process each', rateOf('ours'), rateOf('bare'), { format: perSecond, least: 0.8 }),
      ...accepted.rows,
    ],
    notes: [
      `server: ${bytes} bytes of Brotli an answer, wrk with 64 connections for ${seconds} s a round on the same cores`,
      ...accepted.notes,
    ],
    data: { rounds, enquiries: accepted.data },
  };
};

async function bytesSent(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  if (headers.get('content-encoding') !== 'br') throw new Error(`${url} did not answer in Brotli`);
  return Number(headers.get('content-length'));
}
