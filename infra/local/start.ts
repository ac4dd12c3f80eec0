import { readFile, mkdir, rm } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { linkPageFile } from '#shared/links/link.ts';
import { demoPerson, demoUsers } from './demo-users.ts';
import { startChild, type Child } from './children.ts';
import { ENDPOINTS_FILE, secretEnvironment, storageEnvironment, type StorageEndpoints } from './environment.ts';
import { folderProblem } from './folder-problem.ts';
import { listen } from './listen.ts';
import { parseSeed, type Seed } from './seed/parse-seed.ts';
import { buildWeb, webRoot } from './web-build.ts';
import { writeWhole } from './write-whole.ts';

enableCompileCache();

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    data: { type: 'string', default: '.local' },
    seed: { type: 'string' },
    dev: { type: 'boolean', default: false },
    web: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const DEFAULT_SEED = 'demo';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const giveUp = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const wantedPort = Number(values.port);
if (!Number.isInteger(wantedPort) || wantedPort < 0 || wantedPort > 65_535)
  giveUp(`--port must be a port number, not "${values.port}"`);
const seedOf = (name: string): Seed =>
  parseSeed(name) ?? giveUp(`--seed must be demo, empty, or vehicles=, trainings= or days-off=<count>, not "${name}"`);
seedOf(values.seed ?? DEFAULT_SEED);
const data = resolve(values.data);
const seedFile = join(data, 'seed.json');
/** Tells the commands of an operator where this instance keeps its data. */
const endpointsFile = join(data, ENDPOINTS_FILE);

/** In milliseconds: a push ends within about ten seconds, a slow one takes a minute and a half. */
const demoDelays = { answerMs: 6_000, slowMs: 90_000, rejectMs: 15_000 };

const children: Child[] = [];
let stopFront: (() => Promise<void>) | undefined;
let isStopping = false;
const stop = async (code: number): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  await stopFront?.();
  // Without a storage of its own this process would remove the file of another instance.
  if (children.length > 0) await rm(endpointsFile, { force: true });
  // The worker first: it still writes to the storage.
  for (const child of children.toReversed()) await child.stop();
  process.exit(code);
};
// Ctrl-C comes twice: from the terminal, and from `bootstrap.mjs`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void stop(0));

const keepSeed = (name: string, done: boolean): Promise<void> =>
  writeWhole(seedFile, JSON.stringify({ seed: name, done }));

/**
 * Seeds an empty storage, and answers what the storage was filled with. An interrupted seed or reset left half a company
 * behind, so it starts over, as then unless another is asked for, with what is kept outside the storage emptied.
 */
const fillEmptyStorage = async (emptyOthers: () => Promise<unknown>): Promise<Seed['kind'] | undefined> => {
  const [{ dynamo }, { createTables, hasTables }] = await Promise.all([
    import('#functions/platform/storage/client.ts'),
    import('./table-setup.ts'),
  ]);
  const lastSeed = await readFile(seedFile, 'utf8').catch(() => undefined);
  const last = lastSeed === undefined ? undefined : (JSON.parse(lastSeed) as { seed: string; done: boolean });
  const isInterrupted = last?.done === false;
  const isNew = !(await hasTables(dynamo()));
  const name = values.seed ?? (isInterrupted ? last.seed : DEFAULT_SEED);
  const seed = seedOf(name);
  // Before the tables: by this a start that finds some knows that there is no company in them yet.
  if (isNew || isInterrupted) await keepSeed(name, false);
  await createTables(dynamo());
  if (!isNew && !isInterrupted) return parseSeed(last?.seed ?? '')?.kind;
  const { resetData, seedData } = await import('./data.ts');
  print(isInterrupted ? 'Seeding again: the last time was interrupted …' : `Seeding (${name}) …`);
  if (isInterrupted) await emptyOthers();
  await (isInterrupted ? resetData(seed) : seedData(seed));
  await keepSeed(name, true);
  return seed.kind;
};

const viteServer = async () => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(import.meta.dirname, '../../frontend'),
    server: { middlewareMode: true },
    appType: 'spa',
  });
  return async (
    request: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
  ): Promise<void> => {
    // Vite's own scripts are inline and talk over a web socket.
    response.removeHeader('content-security-policy');
    request.url = linkPageFile(request.url ?? '') ?? request.url;
    vite.middlewares(request, response);
  };
};

/** A payroll office that answers as fast as a real one may, and where credentials and the key of seals are kept. */
const startPayroll = async () => {
  const { startPayrollSandbox } = await import('./payroll/payroll-sandbox.ts');
  const payroll = await startPayrollSandbox({ file: join(data, 'payroll.jsonl'), delays: demoDelays });
  Object.assign(process.env, payroll.environment, secretEnvironment(data));
  return payroll;
};

/** Webhooks that the script calls late come half a minute after, in milliseconds. */
const LATE_WEBHOOKS_MS = 30_000;

/** A provider of signatures. Its pages are kept as addresses, so it takes the same port again where it can. */
const startSignatures = async (port: number) => {
  const { startSignatureSandbox } = await import('./signatures/signature-sandbox.ts');
  const file = join(data, 'signatures.jsonl');
  const signatures = await startSignatureSandbox({ port, file, lateMs: LATE_WEBHOOKS_MS });
  Object.assign(process.env, signatures.environment);
  return signatures;
};

const watch = (child: Child, name: string): void => {
  children.push(child);
  child.process.once('exit', (code) => {
    if (isStopping) return;
    process.stderr.write(`The ${name} process ended (${String(code)}).\n`);
    void stop(1);
  });
};

const run = async (): Promise<void> => {
  await mkdir(data, { recursive: true });
  process.env['POWERTOOLS_LOG_LEVEL'] ??= 'WARN';
  const building = values.dev || !values.web ? Promise.resolve(false) : buildWeb(print);
  building.catch(() => undefined);
  const [listening, storage] = await Promise.all([
    listen(wantedPort),
    startChild<StorageEndpoints>('./storage-process.ts', ['--data', data]).catch(() => {
      throw new Error('The storage did not start; it says why above.');
    }),
  ]);
  watch(storage, 'storage');
  if (listening.port !== wantedPort && wantedPort !== 0) print(`Port ${wantedPort} is taken, using ${listening.port}.`);
  const environment = storageEnvironment(storage.first);
  Object.assign(process.env, environment);
  const payroll = await startPayroll();
  await writeWhole(endpointsFile, JSON.stringify(environment));
  const signatures = await startSignatures(wantedPort === 0 ? 0 : listening.port + 1);
  const mailFile = join(data, 'mail.jsonl');
  const seeded = await fillEmptyStorage(() =>
    Promise.all([payroll.clear(), signatures.clear(), rm(mailFile, { force: true })]),
  );
  await signatures.keepSecret();
  const [{ startFront }, { startMailSandbox }, { takeMailEvent }, { wakeWith }] = await Promise.all([
    import('./front.ts'),
    import('./mail/mail-sandbox.ts'),
    import('#functions/platform/mail/take-mail-event.ts'),
    import('#functions/platform/runtime/wake-up.ts'),
  ]);
  const mail = await startMailSandbox({ file: mailFile, onEvent: takeMailEvent });
  Object.assign(process.env, mail.environment);
  let isHealthy = false;
  let sendToWorker: (message: object) => void = () => undefined;
  await building;
  const front = await startFront({
    listening,
    identityDirectory: join(data, 'identity'),
    filesOrigin: storage.first.s3,
    web: values.dev ? await viteServer() : webRoot,
    isHealthy: () => isHealthy,
    mail,
    payroll,
    signatures,
    seed: seeded,
    // The next start knows what it finds.
    beforeReset: ({ kind }) => keepSeed(kind, false),
    onReset: ({ kind }) => {
      sendToWorker({ forget: true });
      return keepSeed(kind, true);
    },
    onToday: (day) => sendToWorker({ today: day ?? null }),
  });
  stopFront = front.close;
  const worker = await startChild<{ environment: Record<string, string> }>('./worker-process.ts', []);
  watch(worker, 'worker');
  Object.assign(process.env, worker.first.environment);
  sendToWorker = (message) => void worker.process.send(message);
  for (const name of ['mail', 'signing', 'webhooks'] as const) wakeWith(name, () => sendToWorker({ wake: name }));
  isHealthy = true;
  print(`\n  Back office: ${front.url}\n\n  Sign in without a password as:`);
  for (const user of demoUsers)
    print(`    ${user.name.padEnd(9)} ${[demoPerson(user), user.label].filter(Boolean).join(', ')}`);
  print(`\n  Mail: ${front.url}/dev/mail`);
  print(`  Payroll office: ${front.url}/dev/payroll`);
  print(`  Provider of signatures: ${signatures.url}`);
  print(`  Data: ${data}   Stop: Ctrl+C\n`);
  await front.identity.warm();
};

await run().catch(async (error: unknown) => {
  // What a stop cuts off is no news.
  if (isStopping) return;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${folderProblem(error, data) ?? message}\n`);
  await stop(1);
});
