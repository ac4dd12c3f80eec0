import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Without a sandbox (containers run as root), with fonts drawn the same everywhere, and without a process of its own for
 * drawing what nobody sees; the web's own rules stay on. The pages of a context share a process: one that opens a page
 * starts a second one otherwise.
 */
const args = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--in-process-gpu',
  '--font-render-hinting=none',
  '--renderer-process-limit=1',
];

export type Executable = { executablePath: string; args: string[]; env: Record<string, string> };

const SHARED_MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 30;

/**
 * Playwright lets Chromium share memory through files in the temporary folder, as the room for it is small in many
 * containers. Where there is room, memory saves a tenth of the processor time of opening a page.
 */
export const withSharedMemory = async (): Promise<{ ignoreDefaultArgs?: string[] }> => {
  const room = await statfs(SHARED_MEMORY).catch(() => undefined);
  const isRoomy = room !== undefined && room.bavail * room.bsize >= ROOM_BYTES;
  return isRoomy ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {};
};

/**
 * The Chromium to drive: `CHROMIUM_PATH`, or the one of the package, unpacked once into the temporary folder with the
 * shared libraries that a bare machine lacks.
 */
export const findChromium = async (): Promise<Executable> => {
  const own = process.env['CHROMIUM_PATH'];
  const environment = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (own) return { executablePath: own, args, env: environment };
  const folder = join(tmpdir(), 'browser-tests-chromium');
  await mkdir(folder, { recursive: true });
  // The package unpacks below TMPDIR, and its libraries only where it believes that it runs in a Lambda.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const libraries = join(folder, 'al2023', 'lib');
    return {
      executablePath,
      args,
      env: { ...environment, ...(existsSync(libraries) && { LD_LIBRARY_PATH: libraries }) },
    };
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
};
