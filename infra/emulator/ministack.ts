import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { oneAtATime } from '#infra/local/one-at-a-time.mjs';
import { freePort } from './free-port.ts';
import { untilHealthy } from './health.ts';
import type { EmulatorPorts, RunningEmulator } from './running-emulator.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));
const PYTHONS = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python'];
const STOP_MS = 5_000;

const runProgram = promisify(execFile);

/** The first Python of 3.10 or newer in the PATH, as a path and a version. */
const findPython = async (stopped: AbortSignal): Promise<{ path: string; version: string } | undefined> => {
  const script =
    'import sys; print(sys.executable); print("%d.%d" % sys.version_info[:2]); sys.exit(sys.version_info < (3, 10))';
  for (const name of PYTHONS) {
    const said = await runProgram(name, ['-c', script], { signal: stopped }).catch(() => undefined);
    stopped.throwIfAborted();
    const [path, version] = said?.stdout.trim().split('\n') ?? [];
    if (path !== undefined && version !== undefined) return { path, version };
  }
  return undefined;
};

/** Makes a virtual environment with what `requirements.txt` names; throws a sentence for what fails, or when it is stopped. */
const installInto = async (
  folder: string,
  python: string,
  ownPython: string,
  { stopped, writes }: { stopped: AbortSignal; writes: (pid: number) => void },
): Promise<void> => {
  const succeed = async (program: string, args: readonly string[], failed: string): Promise<void> => {
    const running = runProgram(program, [...args], { signal: stopped });
    if (running.child.pid !== undefined) writes(running.child.pid);
    await running.catch((error: unknown) => {
      stopped.throwIfAborted();
      throw new Error(`${failed}\n${String(error)}`);
    });
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await succeed(
    python,
    ['-m', 'venv', folder],
    'Python cannot make a virtual environment (on Debian: install python3-venv).',
  );
  const install = ['-m', 'pip', 'install', '--quiet', '--no-input', '--disable-pip-version-check', '--no-deps'];
  await succeed(ownPython, [...install, '-r', requirements], 'MiniStack could not be installed from PyPI.');
  writeFileSync(join(folder, '.complete'), '');
};

/** The Python of a virtual environment, made once and kept with the packages. */
const preparePython = async (stopped: AbortSignal): Promise<string> => {
  const python = await findPython(stopped);
  if (!python) {
    throw new Error(
      'No AWS emulator: no Docker engine answers and there is no Python 3.10 or newer. Start Docker, install Python, or set AWS_ENDPOINT_URL.',
    );
  }
  const key = createHash('sha256').update(python.path).update(python.version).update(readFileSync(requirements));
  const folder = join(root, 'node_modules/.cache/ministack', key.digest('hex').slice(0, 16));
  const ownPython = join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  const isInstalled = (): boolean => existsSync(join(folder, '.complete'));
  if (isInstalled()) return ownPython;
  await oneAtATime(join(root, 'dist/installing-ministack'), {
    stopped,
    waiting: () => void process.stdout.write('MiniStack is being installed by another command; waiting for it …\n'),
    work: async (writes) => {
      if (isInstalled()) return;
      process.stdout.write(`Installing MiniStack for Python ${python.version} …\n`);
      await installInto(folder, python.path, ownPython, { stopped, writes });
    },
  });
  return ownPython;
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Stops the emulator with its functions, which are its children and share its process group. */
const stopGroup = async (child: ChildProcess): Promise<void> => {
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // The group is gone.
    }
  };
  signal('SIGTERM');
  await Promise.race([ended(child), new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
  signal('SIGKILL');
  await ended(child);
};

/** Starts MiniStack on this machine; it keeps no data. Its functions run on the Node that runs this. */
export const startMinistack = async (
  region: string,
  ports: EmulatorPorts,
  stopped: AbortSignal,
): Promise<RunningEmulator> => {
  const python = await preparePython(stopped);
  const port = ports.emulator ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'ministack-'));
  const log = join(folder, 'ministack.log');
  const { AWS_ENDPOINT_URL: _endpoint, AWS_PROFILE: _profile, ...inherited } = process.env;
  const child = spawn(python, ['-m', 'ministack'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')],
    env: {
      ...inherited,
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      TMPDIR: folder,
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      MINISTACK_REGION: region,
      LAMBDA_EXECUTOR: 'local',
      IOT_MTLS_ENABLED: '0',
    },
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await stopGroup(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilHealthy(`${endpoint}/_ministack/health`, () => child.exitCode === null);
  } catch (error) {
    const output = readFileSync(log, 'utf8').slice(-2_000);
    await stop();
    throw new Error(`MiniStack did not start.\n${output}`, { cause: error });
  }
  return { endpoint, name: 'MiniStack (PyPI)', log, stop };
};
