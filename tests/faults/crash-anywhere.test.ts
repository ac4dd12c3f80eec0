import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { documentClient, dynamo, transactionDynamo } from '#functions/platform/storage/client.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { AppError } from '#shared/errors/problem.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf } from '#tests/personas.ts';
import { driveRun } from './drive-run.ts';
import { injectFaults } from './faulty-client.ts';

await startCompany();

const CALLS_MAX = 200;

const key = (name: string) => ({ pk: `tally#${name}`, sk: 'tally' });

const timesOf = async (name: string): Promise<number> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: key(name), ConsistentRead: true }),
  );
  return Number(item?.['times'] ?? 0);
};

/** An item, and the one of the round before that has to be there when it is planned. */
type Tally = { name: string; waitsFor: string | null };

/** A kind of run with an effect that counts how often it happened. */
const tally = (paceMs: number, perRound: number) =>
  itemKind<{ names: string[] }, Tally, ReadonlySet<string>>({
    kind: 'tally',
    permission: 'fleet:write',
    paceMs,
    groupMax: 4,
    inFlight: 3,
    expand: ({ names }) =>
      names.map((name, at) => ({
        label: name,
        input: { name, waitsFor: names[at - perRound] ?? null },
        round: Math.floor(at / perRound),
      })),
    prepare: async (_, items) => {
      const asked = items.flatMap(({ waitsFor }) => waitsFor ?? []);
      const times = await Promise.all(asked.map(timesOf));
      return new Set(asked.filter((_name, at) => times[at] === 1));
    },
    apply: ({ name, waitsFor }, there) => {
      if (waitsFor !== null && !there.has(waitsFor)) throw new AppError('invalid', { detail: 'too early' });
      return {
        writes: [
          {
            build: () => ({
              Update: { TableName: recordsTable(), Key: key(name), UpdateExpression: 'ADD times :one', ExpressionAttributeValues: { ':one': 1 } },
            }),
          },
        ],
      };
    },
  }); // prettier-ignore

/** Drives a run in which the given call kills the function; returns false when the run needed fewer calls. */
const crashAt = async (
  call: number,
  isAfter: boolean,
  paceMs: number,
  items: number,
  perRound: number,
): Promise<boolean> => {
  const names = Array.from({ length: items }, (_, at) => `${ulid()}-${at}`);
  const run = await startRun({
    kind: 'tally',
    title: 'Tally',
    input: { names },
    permission: 'fleet:read',
    actor: actorOf('admin'),
  });
  await transact(run.writes);
  const faults = injectFaults([dynamo(), transactionDynamo(), objectStore()], {
    seed: 1,
    rate: 0,
    crashAt: { call, isAfter },
  });
  await driveRun(run.runId, 1, () => tally(paceMs, perRound), faults.revive).finally(faults.stop);
  expect(await readRun(run.runId), faults.schedule.join()).toMatchObject({
    status: 'succeeded',
    counts: { done: items, failed: 0, pending: 0 },
  });
  expect(await Promise.all(names.map(timesOf)), faults.schedule.join()).toEqual(names.map(() => 1));
  return faults.schedule.length > 0;
};

describe('a function that dies at any call of a run', () => {
  it.each([
    ['groups', 0, 9, 9, false],
    ['groups', 0, 9, 9, true],
    ['groups in rounds', 0, 10, 5, false],
    ['groups in rounds', 0, 10, 5, true],
    ['one by one', 1, 12, 12, false],
    ['one by one', 1, 12, 12, true],
  ] as const)('does every item of %s once (pace %i, %i items, %i in a round, after the call: %s)', async (_, paceMs, items, perRound, isAfter) => {
    // Without this variable, the pace of the kind applies.
    delete process.env['BULK_DELAY_MS'];
    let call = 1;
    while (await crashAt(call, isAfter, paceMs, items, perRound)) {
      call += 1;
      if (call > CALLS_MAX) throw new Error('the run makes too many calls');
    }
    expect(call).toBeGreaterThan(10);
  });
}); // prettier-ignore
