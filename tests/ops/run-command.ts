import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../..');

/** Runs a program of this repository as an operator does; the environment is this process's. */
export const runProgram = async (
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; out: string; err: string }> => {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
};

/** Runs a command of `infra/ops`. */
export const runOps = (
  command: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
): ReturnType<typeof runProgram> => runProgram(`infra/ops/${command}.ts`, args, environment);
