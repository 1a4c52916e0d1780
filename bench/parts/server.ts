import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { median } from '../median.ts';
import { type Manner, nginx } from '../nginx.ts';
import type { Part } from '../part.ts';
import { wrk } from '../wrk.ts';

const what = 'server: home page, requests per second against nginx as packaged';
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
  const servers = {
    ours: `${ours}/`,
    packaged: await nginx(resources, 'packaged', body, headers),
    tuned: await nginx(resources, 'tuned', body, headers),
  };
  for (const url of Object.values(servers)) {
    if (!(await asSent(url)).body.equals(body)) throw new Error(`${url} does not send the same bytes as our server`);
    await wrk(resources, url, 1); // Warm-up.
  }

  const seconds = quick ? 1 : 5;
  const rounds: Record<keyof typeof servers, number>[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const { ours: own, packaged, tuned } = servers;
    rounds.push({
      ours: await wrk(resources, own, seconds),
      packaged: await wrk(resources, packaged, seconds),
      tuned: await wrk(resources, tuned, seconds),
    });
  }
  const rate = (name: keyof typeof servers) => median(rounds.map((round) => round[name]));
  const row = (manner: Manner) => {
    const ratio = rate('ours') / rate(manner);
    return { reference: `1 (${Math.round(rate(manner))}/s)`, ours: `${ratio.toFixed(2)} (${Math.round(rate('ours'))}/s)`, ratio };
  };
  const packaged = row('packaged');
  return {
    rows: [
      { what, ...packaged, target, met: packaged.ratio >= 0.8 },
      { what: 'the same against nginx tuned: no log, open files kept', ...row('tuned') },
    ],
    notes: [
      `server: ${body.length} bytes of Brotli an answer, one process each, wrk with 64 connections, ${rounds.length} round(s) of ${seconds} s`,
    ],
    data: { rounds },
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
