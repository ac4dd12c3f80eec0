// Runs on Node 20 with an empty folder, beside `bootstrap.mjs`. Only Node's own modules here.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 200;
/** In milliseconds: as long as this a file may be there before the process that made it has written its id. */
const UNWRITTEN_MS = 2_000;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** The processes at work by a file; none when those that it names are gone, undefined when there is no file. */
const atWork = (file) => {
  try {
    const pids = readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
    const age = Date.now() - statSync(file).mtimeMs;
    // Since the machine was started, other processes have these ids.
    if (age > uptime() * 1000) return [];
    if (pids.length === 0 && age < UNWRITTEN_MS) return [0];
    return pids.filter(isAlive);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};

const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Does work while no other process does work by the same file: several may start from one clone at once. A process that
 * was killed is waited for no longer, but for a program of its that it named and that still writes.
 */
export const oneAtATime = async (file, { waiting, work, stopped }) => {
  mkdirSync(dirname(file), { recursive: true });
  let hasTold = false;
  while (!take(file)) {
    if (atWork(file)?.length === 0) {
      rmSync(file, { force: true });
    } else {
      if (!hasTold) waiting();
      hasTold = true;
      await sleep(LOOK_MS);
      stopped?.throwIfAborted();
    }
  }
  try {
    return await work((pid) => writeFileSync(file, `${process.pid} ${pid}`));
  } finally {
    rmSync(file, { force: true });
  }
};
