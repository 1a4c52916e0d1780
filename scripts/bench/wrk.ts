import { startProgram } from '../tools/start-program.ts';
import { within } from './within.ts';

/**
 * Loads one URL over 64 connections.
 * @param seconds duration
 * @returns requests per second
 * @throws Error if a response was not 2xx, or a connection failed
 */
export async function wrk(resources: AsyncDisposableStack, url: string, seconds: number): Promise<number> {
  const program = await startProgram(resources, 'wrk', ['-t1', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]);
  const code = await within((seconds + 10) * 1000, `wrk on ${url}`, program.exited);
  const perSecond = Number(program.output().match(/Requests\/sec:\s*([\d.]+)/)?.[1]);
  if (code !== 0 || !perSecond || /Non-2xx|Socket errors/.test(program.output()))
    throw new Error(`wrk on ${url} went wrong:\n${program.output()}`);
  return perSecond;
}
