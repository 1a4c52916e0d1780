import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { median } from '../median.ts';
import { nginx } from '../nginx.ts';
import type { Part } from '../part.ts';
import { wrk } from '../wrk.ts';

const what = 'server: home page, requests per second against nginx';
const target = '>= 0.8';

/** Requests per second for the home page in its Brotli form, ours and nginx by turns: the ratio of the medians of three rounds. */
export const server: Part = async ({ server: ours, quick }, resources) => {
  const missing = [
    ['nginx', '-v'],
    ['wrk', '-v'],
  ]
    .filter(([program = '', version = '']) => spawnSync(program, [version]).error)
    .map(([program]) => program);
  if (missing.length > 0) {
    return {
      rows: [{ what, target, ours: 'not measured' }],
      notes: [`server: install ${missing.join(' and ')} to measure this (apt-get install ${missing.join(' ')})`],
      data: null,
    };
  }
  const { body, headers } = await asSent(`${ours}/`);
  const theirs = await nginx(resources, body, headers);
  const check = await asSent(theirs);
  if (!check.body.equals(body)) throw new Error('nginx does not send the same bytes as our server');

  const seconds = quick ? 1 : 5;
  const rounds: { ours: number; nginx: number }[] = [];
  for (const url of [`${ours}/`, theirs]) await wrk(resources, url, 1); // Warm-up.
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    rounds.push({ ours: await wrk(resources, `${ours}/`, seconds), nginx: await wrk(resources, theirs, seconds) });
  }
  const mine = median(rounds.map((round) => round.ours));
  const other = median(rounds.map((round) => round.nginx));
  const ratio = mine / other;
  return {
    rows: [
      { what, reference: `1 (${Math.round(other)}/s)`, target, ours: `${ratio.toFixed(2)} (${Math.round(mine)}/s)`, met: ratio >= 0.8 },
    ],
    notes: [
      `server: ${body.length} bytes of Brotli an answer, one process each, wrk with 64 connections, ${rounds.length} round(s) of ${seconds} s`,
    ],
    data: { rounds, ratio },
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
