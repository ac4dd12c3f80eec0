// A list with ten custom fields shown and a segment of three conditions on them, through HTTP on the local runtime:
// `npx node tests/bench/custom-fields.ts [vehicles]`.
import type { CustomFieldType } from '#shared/custom-fields/custom-field.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { readEntities } from '#functions/platform/storage/change-feed.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import { writeAll } from '#infra/local/seed/batch-writer.ts';
import { startRuntime } from '#tests/harness/runtime.ts';
import { quantile, timeRounds } from './measure.ts';

const size = Number(process.argv[2] ?? 100_000);
const AT_ONCE = 1_000;

const types: readonly CustomFieldType[] = [
  'textfield',
  'text',
  'money',
  'select_option',
  'date',
  'number',
  'yes_no',
  'email',
  'hyperlink',
  'select_option',
];
const options = ['North', 'South', 'East', 'West'];

const valueOf = (type: CustomFieldType, id: number): string | number => {
  if (type === 'money' || type === 'number') return (id * 7919) % 10_000;
  if (type === 'select_option') return 1 + (id % options.length);
  if (type === 'yes_no') return id % 2;
  if (type === 'date') return `20${10 + (id % 15)}-0${1 + (id % 9)}-1${id % 10}`;
  return `value ${id % 5_000}`;
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const runtime = await startRuntime({ seed: `vehicles=${size}` });
const admin = await runtime.as('admin');
const fields: { id: number; type: CustomFieldType }[] = [];
for (const [at, type] of types.entries()) {
  const offered = type === 'select_option' ? options.map((name) => ({ name })) : [];
  const body = { object_type: 'car', name: `Bench ${at}`, type, options: offered };
  fields.push({ id: (await admin.post('/api/customFields/add', body)).body.id, type });
}
for (let first = 1; first <= size; first += AT_ONCE) {
  const ids = Array.from({ length: AT_ONCE }, (_, at) => first + at);
  const rows = await readEntities<Vehicle>(vehicleStore.type, ids);
  const filled = rows.map((row) => ({
    ...row,
    custom_fields: Object.fromEntries(fields.map(({ id, type }) => [id, valueOf(type, row.id)])),
  }));
  await writeAll(filled.map((row) => vehicleStore.create(row)));
}
runtime.forget();
const key = (at: number): string => `custom_field_${fields[at]?.id}`;
const filter = {
  conditions: [
    { column: key(3), operator: 'any_of', values: ['North', 'East'] },
    { column: key(2), operator: 'over', values: [2_000] },
    { column: key(4), operator: 'after', values: ['01/01/2014'] },
  ],
};
const segment = (await admin.post('/api/segments/add', { object_type: 'car', name: 'Bench', filter })).body.id;
const query = { segment_id: segment, requested_cf_ids: fields.map(({ id }) => id).join(), per_page: 50 };
const first = performance.now();
const { body } = await admin.get('/api/cars/list', query);
print(`${size} vehicles, ${fields.length} custom fields, ${body.count} in the segment`);
print(`first ${(performance.now() - first).toFixed(0)} ms`);
const report = async (name: string, request: (round: number) => Promise<unknown>): Promise<void> => {
  const taken = await timeRounds(200, request);
  print(`${name}: p50 ${quantile(taken, 0.5).toFixed(1)} ms, p95 ${quantile(taken, 0.95).toFixed(1)} ms`);
};
await report('page', (round) => admin.get('/api/cars/list', { ...query, page: 1 + (round % 100) }));
await report('sorted by a custom field', (round) =>
  admin.get('/api/cars/list', { ...query, page: 1 + (round % 100), orderby_column: key(round % 10) }),
);
await report('right after an edit', async (round) => {
  const object_id = 1 + (round % size);
  await admin.post('/api/customFields/setValue', { object_type: 'car', object_id, [key(2)]: round });
  return admin.get('/api/cars/list', query);
});
await runtime.close();
