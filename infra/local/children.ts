import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WORKER_NODE_FLAGS } from '#infra/worker-flags.ts';

const STOP_TIMEOUT_MS = 5_000;

const nodeFlags: Readonly<Record<string, readonly string[]>> = { './worker-process.ts': WORKER_NODE_FLAGS };

export type Child = { process: ChildProcess; stop: () => Promise<void> };

/** Starts a program of this folder as a child; resolves with its first message. Rejects when it ends before that. */
export const startChild = async <M>(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Child & { first: M }> => {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), [...args], {
    env,
    execPath: process.execPath,
    execArgv: [...process.execArgv, ...(nodeFlags[program] ?? [])],
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`${program} ended before it was ready (${String(code ?? signal)})`);
  });
  const [first] = (await Promise.race([once(child, 'message'), ended])) as [M];
  ended.catch(() => undefined);
  return {
    process: child,
    first,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(force);
    },
  };
};
