import { openSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childOf, startLocalRuntime, type LocalRuntime } from '#tests/bench/local-runtime.ts';

export const processNames = ['front', 'storage', 'worker'] as const;
export type ProcessName = (typeof processNames)[number];
/** Resident megabytes. */
export type Memory = Record<ProcessName, number>;

const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};

const isAlive = (pid: number): Promise<boolean> =>
  access(`/proc/${pid}`).then(
    () => true,
    () => false,
  );

/** The local runtime, one process of which can be killed; the others end with it, and all are started on the same data. */
export const killedRuntime = async (data: string, seed: string) => {
  const stderr = openSync(join(data, 'load.log'), 'a');
  let runtime: LocalRuntime = await startLocalRuntime(data, seed, { stderr });
  let pids: Record<ProcessName, number>;
  const find = async (): Promise<void> => {
    const [storage, worker] = await Promise.all(
      ['storage-process', 'worker-process'].map((script) => childOf(runtime.pid, script)),
    );
    pids = { front: runtime.pid, storage: storage?.pid ?? 0, worker: worker?.pid ?? 0 };
  };
  await find();
  const { url } = runtime;
  return {
    url,
    close: () => runtime.close(),
    memory: async (): Promise<Memory> => {
      const [front, storage, worker] = await Promise.all(processNames.map((name) => memoryOf(pids[name])));
      return { front: front ?? 0, storage: storage ?? 0, worker: worker ?? 0 };
    },
    /** Resolves once everything answers again, to the milliseconds that it took. */
    async killAndStart(name: ProcessName): Promise<number> {
      const started = performance.now();
      const before = Object.values(pids);
      process.kill(pids[name], 'SIGKILL');
      await runtime.ended;
      for (const pid of before) while (await isAlive(pid)) await sleep(20);
      runtime = await startLocalRuntime(data, seed, { port: Number(new URL(url).port), stderr });
      if (runtime.url !== url) throw new Error(`${url} was taken by another program while nothing ran on it`);
      await find();
      return performance.now() - started;
    },
  };
};
