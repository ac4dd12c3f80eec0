import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export type LocalRuntime = {
  url: string;
  pid: number;
  startMs: number;
  token: string;
  /** Settles once its first process ended. */
  ended: Promise<unknown>;
  close: () => Promise<void>;
  /** Closes it at the end of a block, also of one that fails: one that goes on would write its folder anew. */
  [Symbol.asyncDispose]: () => Promise<void>;
};

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

const FETCH_TRIES = 10;
/** Others may be before us at a runtime that has just come up on a busy machine. */
const patientFetch = async (address: string): Promise<Response> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await fetch(address);
    } catch (error) {
      if (tries === FETCH_TRIES) throw error;
    }
};

/**
 * `npm start` as people run it, but for the pace of runs, which is 0: three processes on a data folder. Tokens are good
 * for one port only.
 */
export const startLocalRuntime = async (
  data: string,
  seed: string,
  { web = false, port = 0, stderr = 'inherit' }: { web?: boolean; port?: number; stderr?: 'inherit' | number } = {},
): Promise<LocalRuntime> => {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['infra/local/start.ts', '--port', String(port), '--data', data, '--seed', seed, web ? '--web' : '--no-web'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', stderr],
      env: {
        ...process.env,
        POWERTOOLS_LOG_LEVEL: 'WARN',
        CHECK_RESPONSES: 'off',
        BULK_DELAY_MS: '0',
        CALL_LIMITS: 'off',
      },
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await urlOf(child);
  await patientFetch(`${url}/dev/health`);
  const startMs = performance.now() - started;
  const { access_token: token } = (await (await patientFetch(`${url}/dev/token?user=admin`)).json()) as {
    access_token: string;
  };
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid ?? 0, startMs, token, ended, close, [Symbol.asyncDispose]: close };
};

/** The child of a process that runs a script, with its status (Linux). */
export const childOf = async (parent: number, script: string): Promise<{ pid: number; status: string } | undefined> => {
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    if (!status.includes(`PPid:\t${parent}\n`)) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(script)) return { pid: Number(pid), status };
  }
  return undefined;
};

/** The highest resident memory in MB of a process's child by the script that it runs (Linux). */
export const childMemory = async (parent: number, script: string): Promise<number> => {
  const child = await childOf(parent, script);
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(child?.status ?? '')?.[1] ?? 0) / 1024);
};
