import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../..');

/** Runs a program of this repository as an operator does; the environment is this process's. Ctrl-C ends it at `stop`. */
export const runProgram = async (
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  stop?: Promise<unknown>,
): Promise<{ code: number; out: string; err: string }> => {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  void stop?.then(() => child.kill('SIGINT'));
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
};

/** Runs a command of `infra/ops`. */
export const runOps = (
  command: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
  stop?: Promise<unknown>,
): ReturnType<typeof runProgram> => runProgram(`infra/ops/${command}.ts`, args, environment, stop);
