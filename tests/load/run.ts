// `npm run load -- --minutes 60`: 300 users at work on the local runtime, one of whose processes is killed three times; says whether anything that was acknowledged is lost, and whether times and memory stayed flat.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { nextAct, type AtWork, type Office } from './acts.ts';
import { findLost } from './find-lost.ts';
import { Journal } from './journal.ts';
import { MEMORY_BOUND, maxOf, notFlat, p99, P99_BOUND } from './flat.ts';
import { killedRuntime, processNames, type Memory, type ProcessName } from './killed-runtime.ts';
import { loadUser, type LoadUser } from './load-user.ts';
import { acknowledged, memoryLines } from './report.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    users: { type: 'string', default: '300' },
    /** Seconds that a user thinks between two acts, on average. */
    think: { type: 'string', default: '15' },
    seed: { type: 'string', default: 'vehicles=20000' },
  },
});
const minutes = Number(values.minutes);
const thinkMs = Number(values.think) * 1000;
const WINDOW_MIN = 10;
/** A short load has three windows. */
const windowMs = Math.min(WINDOW_MIN, minutes / 3) * 60_000;
const MEMORY_EVERY_MS = Math.min(15_000, windowMs / 4);
/** In the order in which they are killed. */
const killed: readonly ProcessName[] = ['storage', 'worker', 'front'];
/** Mails and webhooks that the last acts brought about are on their way for a moment. */
const SETTLE_MS = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Accounts with different rights; each tenth is an administrator. */
const addAccount = async (admin: LoadUser, name: string, at: number): Promise<void> => {
  const role = at % 10 === 0 ? 'admin' : 'default';
  const rights = { fleet_access: 1, access_employee_details: 1, access_wages: 1, can_export: 1, can_import: 1 };
  await admin.post('/api/users/add', { email: `${name}@load.example`, name, subject: name, role, ...rights });
};

const openOffice = async (admin: LoadUser): Promise<Office> => {
  const type = await admin.post('/api/assetTypes/add', { name: 'Load' });
  const dayOff = await admin.post('/api/daysOff/types/add', { name: 'Load', has_balance: 0 });
  return { assetTypeId: Number(type?.['id']), dayOffTypeId: Number(dayOff?.['id']) };
};

const data = await mkdtemp(join(tmpdir(), 'load-'));
const runtime = await killedRuntime(data, values.seed);
const journal = new Journal(windowMs);
const admin = loadUser(runtime.url, 'admin', journal);
const office = await openOffice(admin);
let numbers = 0;
const desks: AtWork[] = [];
for (let at = 0; at < Number(values.users); at += 1) {
  const name = `load-${at}`;
  await addAccount(admin, name, at);
  desks.push({ user: loadUser(runtime.url, name, journal), journal, office, own: [], number: () => ++numbers });
}
say(`${desks.length} users at ${runtime.url}, ${minutes} minutes, data ${data}`);
journal.begin();

const until = performance.now() + minutes * 60_000;
const failures: string[] = [];
/** Thinks between nothing and twice the average. */
const think = (): Promise<void> => sleep(Math.min(Math.random() * 2 * thinkMs, Math.max(0, until - performance.now())));
const work = async (desk: AtWork): Promise<void> => {
  for (await think(); performance.now() < until; await think())
    await nextAct()(desk).catch((error: unknown) => failures.push(String(error)));
};

const memory: Memory[][] = [];
const memoryAt: (Memory & { at: number })[] = [];
const restarts: string[] = [];
const watchMemory = async (): Promise<void> => {
  while (performance.now() < until) {
    if (!journal.isDown) {
      const now = await runtime.memory();
      (memory[journal.window] ??= []).push(now);
      memoryAt.push({ ...now, at: journal.now });
    }
    await sleep(MEMORY_EVERY_MS);
  }
};
/** At a quarter, the half and three quarters of the time, unless the process before is still starting. */
const killThrice = async (): Promise<void> => {
  for (const [at, name] of killed.entries()) {
    await sleep(Math.max(0, until - performance.now() - ((killed.length - at) * minutes * 60_000) / 4));
    journal.isDown = true;
    const ms = await runtime.killAndStart(name);
    journal.isDown = false;
    restarts.push(`${name} in ${(ms / 1000).toFixed(1)} s`);
    say(`killed and started again: ${restarts.at(-1)}`);
  }
};

const flatness = (): string[] => {
  const lastsMs = minutes * 60_000;
  const slower = (['read', 'write'] as const).map((sort) =>
    notFlat(`${sort}s, p99 ms`, journal.calm(sort), lastsMs, p99, P99_BOUND),
  );
  const larger = processNames.map((name) =>
    notFlat(
      `${name}, MB at most`,
      memoryAt.map(({ at, [name]: value }) => ({ at, value })),
      lastsMs,
      maxOf,
      MEMORY_BOUND,
    ),
  );
  return [...slower, ...larger].filter((line) => line !== undefined);
};

const command = promisify(execFile);
const check = (program: string): Promise<string> =>
  command(process.execPath, [program, '--local', data], { maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout.trim(),
    (error: { stdout?: string; message: string }) => {
      failures.push(`${program}: ${error.stdout || error.message}`);
      return 'NOT clean';
    },
  );

try {
  await Promise.all([...desks.map(work), watchMemory(), killThrice()]);
  await sleep(SETTLE_MS);
  failures.push(...(await findLost(loadUser(runtime.url, 'admin', new Journal(windowMs)), journal)));
  const checks = `fsck: ${await check('infra/ops/fsck.ts')}; audit: ${await check('infra/ops/audit-verify.ts')}`;
  for (const line of [...journal.windowLines(), '', ...memoryLines(memory, windowMs), '', ...journal.errorLines()])
    say(line);
  say(acknowledged(journal));
  say(`restarts: ${restarts.join(', ')}`);
  say(
    `${checks}; load average ${loadavg()
      .map((each) => each.toFixed(1))
      .join(', ')}`,
  );
} finally {
  await runtime.close();
}
const risen = flatness();
for (const line of failures) say(`LOST: ${line}`);
for (const line of risen) say(`NOT FLAT: ${line}`);
if (failures.length === 0 && risen.length === 0) await rm(data, { recursive: true, force: true });
else process.exitCode = 1;
const findings = failures.length + risen.length;
say(findings === 0 ? 'nothing is lost, and it stayed flat' : `${findings} findings; the data stay at ${data}`);
