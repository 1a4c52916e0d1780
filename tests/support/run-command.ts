import { execFile } from 'node:child_process';
import { commandEnvironment } from '../../scripts/tools/start-program.ts';

/**
 * Runs a command as npm does, with exactly the given settings.
 * @param script in scripts/
 * @returns its exit code and trimmed output
 */
export function runCommand(script: string, args: readonly string[], settings: Record<string, string | undefined>) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], { env: { ...commandEnvironment(), ...settings } }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out: out.trim(), err: err.trim() }),
    );
  });
}
