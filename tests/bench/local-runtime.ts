import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export type LocalRuntime = { url: string; pid: number; startMs: number; token: string; close: () => Promise<void> };

const urlOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const match = /Back office: (\S+)/.exec(output);
      if (match?.[1]) resolve(match[1]);
    });
    child.once('exit', (code) => reject(new Error(`the runtime ended (${String(code)}): ${output}`)));
  });

/** `npm start` as people run it, but for the pace of runs, which is 0: three processes on a data folder. */
export const startLocalRuntime = async (data: string, seed: string, web = false): Promise<LocalRuntime> => {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['infra/local/start.ts', '--port', '0', '--data', data, '--seed', seed, web ? '--web' : '--no-web'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, POWERTOOLS_LOG_LEVEL: 'WARN', CHECK_RESPONSES: 'off', BULK_DELAY_MS: '0' },
    },
  );
  const url = await urlOf(child);
  await fetch(`${url}/dev/health`);
  const startMs = performance.now() - started;
  const { access_token: token } = (await (await fetch(`${url}/dev/token?user=admin`)).json()) as {
    access_token: string;
  };
  return {
    url,
    pid: child.pid ?? 0,
    startMs,
    token,
    close: async () => {
      if (child.exitCode !== null) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },
  };
};

/** Resident memory in MB of a process's children by the script they run (Linux). */
export const childMemory = async (parent: number, script: string): Promise<number> => {
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!status.includes(`PPid:\t${parent}\n`) || !command.includes(script)) continue;
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }
  return 0;
};
