import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import { areaOfRun, areasOfRuns, kindsOfArea, markKey } from '#shared/runs/run-areas.ts';
import { markOpenRuns } from '#functions/platform/runs/run-marks.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { allRunKinds } from '#functions/workflows/bulk-run/run-kinds.ts';
import { withAreaOf } from '#infra/local/area-at-work.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { itemKind, taskKind, type RunKind } from '#functions/platform/runs/run-kind.ts';
import { readLedger } from '#functions/platform/runs/run-ledger.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { changeRun, openRunIds, readRun } from '#functions/platform/runs/run-store.ts';
import { uniqueKey } from '#functions/platform/storage/keys.ts';
import { recordsTable, runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { AppError } from '#shared/errors/problem.ts';
import { driveRun } from '#tests/faults/drive-run.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf } from '#tests/personas.ts';

await startCompany();

type Input = { items: string[] };
let applied: string[] = [];
let isFixed = false;
beforeEach(() => {
  applied = [];
  isFixed = false;
});

const claim = (name: string): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: { ...uniqueKey('toy', name), id: 1 },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }),
  failed: () => new AppError('conflict', { detail: `${name} is taken` }),
});

const toy = (settings: { paceMs?: number; groupMax?: number; inFlight?: number } = {}): RunKind =>
  itemKind<Input, string, { ready: boolean }>({
    kind: 'toy',
    permission: 'fleet:write',
    paceMs: 0,
    groupMax: 20,
    inFlight: 4,
    ...settings,
    expand: ({ items }) => items.map((name) => ({ label: name, input: name })),
    prepare: async () => ({ ready: true }),
    apply: (name) => {
      applied.push(name);
      if (name.startsWith('bad') && !isFixed) throw new AppError('invalid', { detail: `${name} is bad` });
      if (name.startsWith('bug')) throw new TypeError('secret detail');
      return { writes: [claim(name)], ref: { object: 'toy', id: 1 } };
    },
    finish: async (_, counts) => ({ written: counts.done }),
  });

const start = async (items: string[]): Promise<string> => {
  const run = await startRun({
    kind: 'toy',
    title: 'Toys',
    input: { items },
    permission: 'fleet:read',
    actor: actorOf('admin'),
  });
  await transact(run.writes);
  return run.runId;
};
const names = (count: number, prefix: string): string[] => Array.from({ length: count }, (_, at) => `${prefix}-${at}`);

describe('a run', () => {
  it('applies every item once, even when it is driven again', async () => {
    const id = await start(names(1203, 'once'));
    await driveRun(id, 1, () => toy());
    const head = await readRun(id);
    expect(head).toMatchObject({
      status: 'succeeded',
      total: 1203,
      counts: { done: 1203, failed: 0, pending: 0 },
      result: { written: 1203 },
    });
    expect(await readLedger(id, 1, 1203)).toHaveLength(1203);
    await changeRun(id, (now) => ({ ...now, status: 'running' }));
    const before = applied.length;
    await driveRun(id, 1, () => toy());
    expect(applied).toHaveLength(before);
  });

  it('fails an item with its message and continues; a bug shows no detail', async () => {
    const id = await start(['fine-1', 'bad-1', 'bug-1', 'fine-1', 'fine-2']);
    await driveRun(id, 1, () => toy());
    expect(await readRun(id)).toMatchObject({ status: 'succeeded', counts: { done: 2, failed: 3, pending: 0 } });
    const rows = await readLedger(id, 1, 5);
    expect(rows.map((row) => row.message)).toEqual([
      null,
      'bad-1 is bad',
      'Something went wrong',
      'fine-1 is taken',
      null,
    ]);
  });

  it('tries failed items again in the next attempt, and only those', async () => {
    const id = await start(['again-1', 'bad-2', 'again-3']);
    await driveRun(id, 1, () => toy());
    isFixed = true;
    applied = [];
    await changeRun(id, (now) => ({ ...now, status: 'preparing', attempt: 2, retry_before: 2, counts: null }));
    await driveRun(id, 2, () => toy());
    expect(applied).toEqual(['bad-2']);
    expect(await readRun(id)).toMatchObject({ status: 'succeeded', counts: { done: 3, failed: 0 } });
  });

  it('keeps the order and the pace of a paced kind', async () => {
    process.env['BULK_DELAY_MS'] = '15';
    const started = Date.now();
    const id = await start(names(10, 'paced'));
    await driveRun(id, 1, () => toy({ paceMs: 600 }));
    delete process.env['BULK_DELAY_MS'];
    expect(applied).toEqual(names(10, 'paced'));
    // A timer may be a millisecond early by the clock.
    expect(Date.now() - started).toBeGreaterThanOrEqual(9 * 14);
  });

  it('begins a round when all of the one before is written, even after a fault', async () => {
    let faults = 1;
    const written = new Set<string>();
    const note = (name: string): Write => ({
      ...claim(name),
      build: (...given) => {
        if (name === 'shaky' && faults-- > 0) throw new AppError('unavailable');
        written.add(name);
        return claim(name).build(...given);
      },
    });
    const kind = itemKind<Input, string, null>({
      kind: 'toy',
      permission: 'fleet:write',
      paceMs: 0,
      groupMax: 1,
      inFlight: 4,
      expand: ({ items }) => items.map((name) => ({ label: name, input: name, round: name === 'later' ? 1 : 0 })),
      prepare: async () => null,
      apply: (name) => {
        if (name === 'later' && !written.has('shaky')) throw new AppError('invalid', { detail: 'too early' });
        return { writes: [note(name)] };
      },
    });
    const id = await start(['steady', 'shaky', 'later']);
    await driveRun(
      id,
      1,
      () => kind,
      () => undefined,
    );
    expect(await readRun(id)).toMatchObject({ status: 'succeeded', counts: { done: 3, failed: 0, pending: 0 } });
  });

  it('stops an older attempt', async () => {
    const id = await start(names(3, 'old'));
    await changeRun(id, (now) => ({ ...now, attempt: 2 }));
    await driveRun(id, 1, () => toy());
    expect(applied).toEqual([]);
  });

  it('fails every item when the right was taken away', async () => {
    const run = await startRun({
      kind: 'toy',
      title: 'Toys',
      input: { items: ['right-1'] },
      permission: 'fleet:read',
      actor: actorOf('reader'),
    });
    await transact(run.writes);
    await driveRun(run.runId, 1, () => toy());
    expect(await readRun(run.runId)).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('right') as string,
    });
    expect(applied).toEqual([]);
    expect(await openRunIds()).not.toContain(run.runId);
  });

  it('runs a task, and shows the message of an error that the task throws', async () => {
    const task = taskKind<Input>({
      kind: 'toy',
      permission: 'fleet:write',
      work: async ({ items }, _, progress) => {
        await progress(1, 2);
        if (items.length === 0) throw new AppError('invalid', { detail: 'nothing to do' });
        return { made: items.length };
      },
    });
    const good = await start(['x']);
    await driveRun(good, 1, () => task);
    expect(await readRun(good)).toMatchObject({ status: 'succeeded', result: { made: 1 } });
    const empty = await start([]);
    await driveRun(empty, 1, () => task);
    expect(await readRun(empty)).toMatchObject({ status: 'failed', problem: 'nothing to do' });
  });
});

describe('a run that another area put there', () => {
  afterEach(() => void vi.useRealTimers());
  const startOf = async (kind: string) => {
    const run = await startRun({ kind, title: kind, input: { items: ['x'] }, permission: 'fleet:read', actor: actorOf('admin') }); // prettier-ignore
    return { id: run.runId, writes: run.writes };
  };
  const markOf = (id: string) => markKey('people', id);
  const unmarked = async (): Promise<string> => {
    const { id, writes } = await startOf('leaver');
    await transact(writes);
    await documentClient().send(new DeleteCommand({ TableName: runsTable(), Key: markOf(id) }));
    return id;
  };
  const leaver = { ...toy(), kind: 'leaver' } as RunKind;

  it('is not worked on, and one of before marks is, once it has got its own', async () => {
    const { id: own, writes } = await startOf('leaver');
    await transact(writes);
    const before = await unmarked();
    await markOpenRuns();
    await driveRun(before, 1, () => leaver);
    expect(await readRun(before)).toMatchObject({ status: 'succeeded' });
    const open = await unmarked();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    await markOpenRuns();
    vi.useRealTimers();
    const forged = await unmarked();
    await markOpenRuns();
    expect((await fsck()).filter(({ check }) => check === 'run')).toEqual([{ check: 'run', key: `run#${forged}`, detail: 'was not started by people' }]); // prettier-ignore
    applied = [];
    await driveRun(forged, 1, () => leaver);
    expect([await readRun(forged), applied]).toMatchObject([{ status: 'failed', problem: 'Not allowed' }, []]); // prettier-ignore
    // The rights of whoever started it are those of the mark.
    await changeRun(own, (head) => ({ ...head, user_id: 99 }));
    await driveRun(own, 1, () => leaver);
    expect(await readRun(own)).toMatchObject({ status: 'failed' });
    await driveRun(open, 1, () => leaver);
    expect(await readRun(open)).toMatchObject({ status: 'succeeded' });
  });

  it('cannot be given the mark of an area by a function of another one', async () => {
    const { writes } = await startOf('person-erase');
    const asFleet = () => withAreaOf(addCar, () => transact(writes));
    await expect(asFleet()).rejects.toThrow('fleet may not write run-of#people#*');
  });

  it('is of a kind that says whose it is, or that anybody may start', () => {
    const known = allRunKinds.filter(({ kind }) => areaOfRun(kind) === undefined).map(({ kind }) => kind);
    expect(known).toEqual(['export']);
    expect(areasOfRuns.flatMap((area) => kindsOfArea(area)).filter((kind) => !allRunKinds.some((each) => each.kind === kind))).toEqual([]); // prettier-ignore
  });
});
