import { openSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childOf, startLocalRuntime, type LocalRuntime } from '#tests/bench/local-runtime.ts';

export const processNames = ['front', 'storage', 'worker'] as const;
export type ProcessName = (typeof processNames)[number];
export type Usage = { megabytes: number; processorSeconds: number };

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

const usageOf = async (pid: number): Promise<Usage> => {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  );
  const fields = stat!.slice(stat!.lastIndexOf(')') + 2).split(' ');
  return {
    megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status!)?.[1] ?? 0) / 1024),
    processorSeconds: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS,
  };
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
    usage: async (): Promise<Record<ProcessName, Usage>> => {
      const used = await Promise.all(processNames.map(async (name) => [name, await usageOf(pids[name])] as const));
      // why: fromEntries forgets which names there are
      return Object.fromEntries(used) as Record<ProcessName, Usage>;
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
