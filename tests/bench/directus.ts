// `npx node tests/bench/directus.ts <address> <token of an administrator>`: create and edit of a vehicle, here and in a
// Directus that runs already, in turns. Both keep who changed what from which value to which.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCar } from '#tests/builders/car.ts';
import { caller } from './caller.ts';
import { startLocalRuntime } from './local-runtime.ts';
import { quantile, throughput, timeRounds } from './measure.ts';

const VEHICLES = 10_000;
const TURNS = 3;
const CALLS = 200;
const SECONDS = 5;
const AT_ONCE = 8;

const [address = '', token = ''] = process.argv.slice(2);
const fields = [
  ['type', 'string'],
  ['brand', 'string'],
  ['model', 'string'],
  ['plate', 'string'],
  ['fuel', 'string'],
  ['color', 'string'],
  ['co2_g_km', 'integer'],
  ['date_first_registration', 'date'],
  ['date_commissioning', 'date'],
  ['order_date', 'date'],
  ['catalogue_value', 'float'],
  ['is_utility_vehicle', 'boolean'],
] as const;

const directus = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text === '' ? undefined : (JSON.parse(text) as { data: unknown }).data;
};

/** The same vehicle for Directus: its days are written as ISO 8601. */
const anItem = (plate: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(aCar({ plate })).map(([name, value]) => {
      const day = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(String(value));
      return [name, day ? `${day[3]}-${day[2]}-${day[1]}` : name === 'is_utility_vehicle' ? value === 1 : value];
    }),
  );

const fillDirectus = async (): Promise<void> => {
  await directus('DELETE', '/collections/vehicles').catch(() => undefined);
  await directus('POST', '/collections', {
    collection: 'vehicles',
    schema: {},
    meta: { accountability: 'all' },
    fields: [
      { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } },
      ...fields.map(([field, type]) => ({ field, type, schema: {}, meta: {} })),
      { field: 'date_created', type: 'timestamp', schema: {}, meta: { special: ['date-created'] } },
      { field: 'user_created', type: 'uuid', schema: {}, meta: { special: ['user-created'] } },
    ],
  });
  for (let from = 0; from < VEHICLES; from += 100)
    await directus(
      'POST',
      '/items/vehicles',
      Array.from({ length: 100 }, (_, at) => anItem(`1-OLD-${from + at}`)),
    );
};

type Side = { name: string; create: () => Promise<unknown>; edit: () => Promise<unknown> };

const measure = async ({ name, create, edit }: Side): Promise<void> => {
  const say = (what: string, figure: string) => process.stdout.write(`${name}: ${what} ${figure}\n`);
  const alone = { create, edit };
  for (const [what, act] of Object.entries(alone)) {
    const taken = await timeRounds(CALLS, act);
    say(what, `p50 ${quantile(taken, 0.5).toFixed(1)} ms, p95 ${quantile(taken, 0.95).toFixed(1)} ms`);
  }
  for (const [what, act] of Object.entries(alone))
    say(`${what}, ${AT_ONCE} at once`, `${(await throughput(AT_ONCE, SECONDS, act)).toFixed(0)} /s`);
};

const data = await mkdtemp(join(tmpdir(), 'bench-'));
const runtime = await startLocalRuntime(data, `vehicles=${VEHICLES}`);
try {
  const { post } = caller(runtime);
  const made: Record<'here' | 'there', number[]> = { here: [], there: [] };
  let plates = 0;
  let edits = 0;
  /** Callers at once never edit the same vehicle. */
  const nextOf = (ids: readonly number[]): number => ids[(edits += 1) % ids.length] ?? 0;
  const here: Side = {
    name: 'here',
    create: async () =>
      made.here.push(Number((await post('/api/cars/add', aCar({ plate: `1-NEW-${(plates += 1)}` })))['id'])),
    edit: () => post('/api/cars/edit', { car_id: nextOf(made.here), color: `colour ${edits}` }),
  };
  const there: Side = {
    name: 'Directus',
    create: async () => {
      const item = await directus('POST', '/items/vehicles', anItem(`1-NEW-${(plates += 1)}`));
      made.there.push((item as { id: number }).id);
    },
    edit: () => directus('PATCH', `/items/vehicles/${nextOf(made.there)}`, { color: `colour ${edits}` }),
  };
  await fillDirectus();
  for (let turn = 0; turn < TURNS; turn += 1) {
    await measure(here);
    await measure(there);
  }
} finally {
  await runtime.close();
  await rm(data, { recursive: true, force: true });
}
