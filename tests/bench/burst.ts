// `node tests/bench/burst.ts [vehicles] [containers] [without a snapshot]`: containers that start at once on one tenant, each a process with the real handler of the list of vehicles; prints a table for docs/benchmarks.md.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { build } from 'esbuild';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { snapshotKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { ENDPOINTS_FILE, identityEnvironment } from '#infra/local/environment.ts';
import type { Consumption } from './consumption.ts';
import { startLocalRuntime } from './local-runtime.ts';
import { quantile } from './measure.ts';

type Answer = Consumption & { status: number; refusals: number; loadMs: number; answerMs: number; processorMs: number };

const vehicles = Number(process.argv[2] ?? 100_000);
const containers = Number(process.argv[3] ?? 200);
/** So many load their code side by side: that is the work of each machine on AWS, and here of two processors. */
const LOADING = 4;
/** Without a snapshot every container reads the whole table; a few tell what each of them costs. */
const withoutSnapshot = Number(process.argv[4] ?? 8);

type Container = { readonly answer: () => Promise<Answer> };

/** A container of a bundle, as on AWS: reading the sources would take longer than its work. It waits for its request. */
const startContainer = async (program: string, url: string): Promise<Container> => {
  const { access_token: TOKEN } = (await (await fetch(`${url}/dev/token?user=admin`)).json()) as Record<string, string>;
  const child = fork(program, { env: { ...process.env, TOKEN, POWERTOOLS_LOG_LEVEL: 'WARN' } });
  await once(child, 'message');
  return {
    async answer() {
      child.send('request');
      const [answer] = (await once(child, 'message')) as [Answer];
      if (answer.status !== 200) throw new Error(`a container answered ${answer.status}`);
      return answer;
    },
  };
};

/** All are asked in the same moment. */
const burst = async (count: number, program: string, url: string): Promise<Answer[]> => {
  const containers: Container[] = [];
  let started = 0;
  const lane = async (): Promise<void> => {
    while (started++ < count) containers.push(await startContainer(program, url));
  };
  await Promise.all(Array.from({ length: LOADING }, lane));
  return Promise.all(containers.map(({ answer }) => answer()));
};

const line = (what: string, answers: readonly Answer[]): void => {
  const middle = (of: (answer: Answer) => number, share = 0.5): number =>
    quantile(answers.map(of).toSorted((one, other) => one - other), share); // prettier-ignore
  const columns = [
    answers.length,
    ...(
      [({ calls }) => calls, ({ reads }) => reads, ({ gets }) => gets, ({ puts }) => puts] as ((
        answer: Answer,
      ) => number)[]
    ).map((of) => `${middle(of).toFixed(1)} (${middle(of, 1).toFixed(1)})`),
    (middle(({ bytes }) => bytes) / 1e6).toFixed(1),
    middle(({ processorMs }) => processorMs).toFixed(0),
    `${middle(({ answerMs }) => answerMs).toFixed(0)} (${middle(({ answerMs }) => answerMs, 1).toFixed(0)})`,
    answers.filter(({ refusals }) => refusals > 0).length,
    answers.filter(({ reads }) => reads > vehicles * 0.05).length,
  ];
  process.stdout.write(`| ${what} | ${columns.join(' | ')} |\n`);
};

const snapshotsIn = async (data: string): Promise<number> =>
  (await readdir(data, { recursive: true })).filter((file) => /snapshots\/car\/.*_object$/.test(file)).length;

const data = await mkdtemp(join(tmpdir(), 'burst-'));
try {
  await using runtime = await startLocalRuntime(data, `vehicles=${vehicles}`);
  while ((await snapshotsIn(data)) === 0) await sleep(200);
  await sleep(2_000);
  const storage = JSON.parse(await readFile(join(data, ENDPOINTS_FILE), 'utf8')) as Record<string, string>;
  Object.assign(process.env, storage, identityEnvironment(`${runtime.url}/oidc`), { APP_URL: runtime.url });
  const program = join(data, 'container.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./cold-container.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  const before = await snapshotsIn(data);
  process.stdout.write(
    `| ${vehicles} vehicles | containers | calls | read units | GET | PUT | MB | processor ms | ms | refused at first | read the table |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n`,
  );
  line('with a snapshot', await burst(containers, program, runtime.url));
  await documentClient().send(
    new DeleteCommand({ TableName: recordsTable(), Key: snapshotKey('car', vehicleStore.layout.version) }),
  );
  line('without one', await burst(withoutSnapshot, program, runtime.url));
  const load = loadavg().map((each) => each.toFixed(1));
  process.stdout.write(
    `snapshots written by containers: ${(await snapshotsIn(data)) - before}; load average ${load.join(', ')}\n`,
  );
} finally {
  await rm(data, { recursive: true, force: true });
}
process.exit(0);
