import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BatchWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { entityKey } from '#functions/platform/storage/keys.ts';
import { packRow } from '#functions/platform/storage/row-codec.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { entityStores } from '#infra/ops/entity-stores.ts';
import { reindexRows, type ReindexProgress } from '#infra/ops/reindex-rows.ts';
import { startCompany } from '#tests/harness/company.ts';

const MORE = 600;

const { runtime, admin } = await startCompany({ seed: `vehicles=${MORE}` });

const BATCH_MAX = 25;
/** Writes the records as a release before the current layout left them. */
const makeOld = async (ids: readonly number[]): Promise<void> => {
  const keyText = ({ pk, sk }: Record<string, unknown>): string => `${String(pk)} ${String(sk)}`;
  const wanted = new Set(ids.map((id) => keyText(entityKey(vehicleStore.type, id))));
  const old: Record<string, unknown>[] = [];
  for await (const item of scanTable(recordsTable())) {
    if (wanted.has(keyText(item))) old.push({ ...item, row: '[0,"old"]' });
  }
  expect(old.length).toBe(ids.length);
  for (let at = 0; at < old.length; at += BATCH_MAX) {
    const requests = old.slice(at, at + BATCH_MAX).map((Item) => ({ PutRequest: { Item } }));
    await documentClient().send(new BatchWriteCommand({ RequestItems: { [recordsTable()]: requests } }));
  }
};

const oldRows = async (): Promise<number[]> => {
  const found: number[] = [];
  for await (const item of scanTable(recordsTable())) {
    if (typeof item['row'] === 'string' && item['row'].startsWith('[0,')) found.push(Number(item['sk']));
  }
  return found.toSorted((one, other) => one - other);
};

const list = async (): Promise<string> => {
  runtime.forget();
  return JSON.stringify((await admin.get('/api/cars/list', { per_page: 100 })).body);
};

const last = async (after?: string): Promise<ReindexProgress[]> => {
  const seen: ReindexProgress[] = [];
  for await (const progress of reindexRows(after)) seen.push(progress);
  return seen;
};

describe('reindex', () => {
  it('packs old rows anew and nothing else, and the lists say the same', async () => {
    expect((await last()).at(-1)).toMatchObject({ rewritten: 0, overtaken: 0 });
    const before = await list();
    await makeOld([1, 2, 3, 500]);
    expect(await list()).toBe(before);
    expect((await last()).at(-1)).toMatchObject({ rewritten: 4, overtaken: 0 });
    expect(await oldRows()).toEqual([]);
    expect(await list()).toBe(before);
  });

  it('goes on where it was stopped', async () => {
    const ids = Array.from({ length: MORE }, (_, at) => at + 1);
    await makeOld(ids);
    let first: ReindexProgress | undefined;
    for await (const progress of reindexRows()) {
      first = progress;
      break;
    }
    expect(first?.next).toBeTruthy();
    expect(first?.rewritten).toBeGreaterThan(0);
    const left = (await oldRows()).length;
    expect(left).toBe(MORE - (first?.rewritten ?? 0));
    const rest = await last(first?.next);
    expect(rest.at(-1)).toMatchObject({ rewritten: left, next: undefined });
    const whole = (await last()).at(-1);
    expect(rest.at(-1)?.read).toBe((whole?.read ?? 0) - (first?.read ?? 0));
    expect(await oldRows()).toEqual([]);
  });

  it('leaves what somebody saves at the same moment', async () => {
    await makeOld([7]);
    const send = documentClient().send.bind(documentClient());
    let isFirst = true;
    documentClient().send = (async (command: object) => {
      if (command instanceof UpdateCommand && isFirst) {
        isFirst = false;
        expect((await admin.post('/api/cars/edit', { car_id: 7, color: 'saved meanwhile' })).status).toBe(200);
      }
      return send(command as never);
    }) as typeof send;
    const [progress] = (await last().finally(() => (documentClient().send = send))).slice(-1);
    expect(progress).toMatchObject({ rewritten: 0, overtaken: 1 });
    const stored = await vehicleStore.get(7);
    expect(stored?.color).toBe('saved meanwhile');
    for await (const item of scanTable(recordsTable())) {
      if (item['pk'] === entityKey('car', 7).pk && item['sk'] === '7')
        expect(item['row']).toBe(packRow(vehicleStore.layout, stored!));
    }
  });

  it('knows every type that has a row', async () => {
    const folder = join(import.meta.dirname, '../../functions');
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'storage/entity.ts',
    );
    const made = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).flatMap((text) => [
      ...text.matchAll(/entityStore<\w+>\(/g),
    ]);
    expect(made.length, 'infra/ops/entity-stores.ts lists every entityStore').toBe(entityStores.length);
  });
});
