import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { oneAtATime } from './one-at-a-time.mjs';

const root = join(import.meta.dirname, '../..');
export const webRoot = join(root, 'dist/web');
const stampFile = join(root, 'dist/web.sources');
/** Says of which sources the compressed forms are. */
const compressedStampFile = join(root, 'dist/web.compressed');

const sources = ['frontend/**/*', 'shared/**/*', 'package-lock.json'];
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);
const COMPRESS_FROM_BYTES = 1_000;

const filesOf = async (pattern: string | string[], cwd: string): Promise<string[]> => {
  const files: string[] = [];
  for await (const entry of glob(pattern, { cwd, withFileTypes: true })) {
    if (entry.isFile() && !/\.(?:test|stories)\.tsx?$/.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  return files.toSorted();
};

const sourcesHash = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of await filesOf(sources, root)) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
};

const compress = async (): Promise<void> => {
  for (const file of await filesOf('**/*', webRoot)) {
    if (!compressible.has(extname(file))) continue;
    const body = await readFile(file);
    if (body.length < COMPRESS_FROM_BYTES) continue;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(body, best));
    await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }));
  }
};

const isOf = async (hash: string, stamp: string): Promise<boolean> =>
  (await readFile(stamp, 'utf8').catch(() => '')) === hash;

const build = async (writes: (pid: number) => void): Promise<void> => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', join(root, 'frontend'), '--outDir', webRoot, '--emptyOutDir', '--logLevel', 'warn'];
  // Tests run with another NODE_ENV, under which React would be built for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (child.pid !== undefined) writes(child.pid);
  // Who stops the start stops the build with it: one that goes on would write between the files of the next.
  const end = (): void => void child.kill();
  process.once('exit', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('exit', end);
  if (code !== 0) throw new Error('the app could not be built');
};

/**
 * Builds the app into `dist/web` when its sources changed since the last build. The compressed forms beside the files
 * take as long as the build, so tests, which read the files on this machine, go without. True when it built. Throws
 * when Vite fails.
 */
export const buildWeb = async (
  print: (line: string) => void,
  { isCompressed = true }: { isCompressed?: boolean } = {},
): Promise<boolean> => {
  const hash = await sourcesHash();
  const isBuilt = (): Promise<boolean> => isOf(hash, stampFile);
  const isDone = async (): Promise<boolean> =>
    (await isBuilt()) && (!isCompressed || (await isOf(hash, compressedStampFile)));
  if (await isDone()) return false;
  return oneAtATime(join(root, 'dist/building'), {
    waiting: () => print('The app is being built by another command; waiting for it …'),
    work: async (writes) => {
      if (await isDone()) return false;
      const wasBuilt = await isBuilt();
      // A build that is ended in the middle leaves files that are not whole.
      await Promise.all([stampFile, compressedStampFile].map((stamp) => rm(stamp, { force: true })));
      if (!wasBuilt) {
        print('Building the app …');
        await build(writes);
      }
      if (isCompressed) await compress();
      if (isCompressed) await writeFile(compressedStampFile, hash);
      await writeFile(stampFile, hash);
      return !wasBuilt;
    },
  });
};
