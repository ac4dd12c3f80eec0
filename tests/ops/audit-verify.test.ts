import { DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextEntry } from '#functions/platform/audit-chain/audit-chain.ts';
import { readRawDay } from '#functions/platform/audit/audit-days.ts';
import { readHead } from '#functions/platform/audit/audit-head.ts';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { copyAudit } from '#functions/platform/audit/copy-audit.ts';
import { onDay, today } from '#functions/platform/runtime/clock.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { auditDay, auditHeadKey, auditKey } from '#functions/platform/storage/keys.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { activityTable, auditBucket, runsTable } from '#functions/platform/storage/tables.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import { addDays } from '#shared/values/dates.ts';
import { verifyAudit } from '#infra/ops/audit/verify-audit.ts';
import { startCompany } from '#tests/harness/company.ts';
import { runOps } from './run-command.ts';

/** Three days, each with lines of its own. */
const first = addDays(today(), -2);
const days = [first, addDays(first, 1), today()];
const MIDDLE = days[1] ?? '';

let written: Item[] = [];
let head: Item = {};

const put = (item: Item, table = activityTable()) =>
  documentClient().send(new PutCommand({ TableName: table, Item: item }));
const remove = (item: Item) =>
  documentClient().send(new DeleteCommand({ TableName: activityTable(), Key: { pk: item['pk'], sk: item['sk'] } }));
const verify = async (args: readonly string[] = []): Promise<{ code: number; lines: string[] }> => {
  const { code, out } = await runOps('audit-verify', args);
  return { code, lines: out.trimEnd().split('\n') };
};
const entryOf = (day: string, n: number): Item => {
  const found = written.find(({ pk, sk }) => pk === auditDay(day) && sk === auditKey(day, n).sk);
  if (!found) throw new Error(`no entry ${n} on ${day}`);
  return found;
};

const { runtime } = await startCompany();
beforeAll(async () => {
  for (const [at, persona] of (['admin', 'reader', 'default'] as const).entries()) {
    await onDay(days[at] ?? '', async () => {
      await (await runtime.as(persona)).get('/api/employees/list');
      await (await runtime.as(persona)).get('/api/cars/list');
      await chainAudit();
      // A copy of a day goes on where the one before ended.
      await copyAudit();
      await (await runtime.as('support')).get('/api/profile');
      await chainAudit();
      await copyAudit();
    });
  }
  written = (await Promise.all(days.map(readRawDay))).flat();
  head = { ...auditHeadKey(), ...(await readHead()) };
});
afterEach(async () => {
  for (const day of days) for (const item of await readRawDay(day)) await remove(item);
  for (const item of written) await put(item);
  await put(head, runsTable());
});

it('is whole as it was written, and copied to its last entry', async () => {
  expect(written.length).toBeGreaterThan(8);
  expect(head['copied']).toEqual({ day: today(), n: head['entries'] });
  expect(await copyAudit()).toBe(0);
  expect(await verify()).toEqual({
    code: 0,
    lines: [`3 days, ${written.length} entries, compared with their copies: whole`],
  });
});

describe('without the copies', () => {
  const alone = { AUDIT_BUCKET: '' };
  const findings = async (): Promise<string[]> => {
    const { code, out } = await runOps('audit-verify', [], alone);
    expect(out).toContain('not compared with copies');
    expect(code).toBe(1);
    return out.trimEnd().split('\n').slice(0, -1);
  };

  it('finds a removed line', async () => {
    await remove(entryOf(MIDDLE, 2));
    expect(await findings()).toEqual([`${MIDDLE} 2: is missing`]);
  });

  it('finds the last line of a day removed, and of the log', async () => {
    const last = Number(head['entries']);
    await remove(entryOf(today(), last));
    const lastOfMiddle = written.filter(({ pk }) => pk === auditDay(MIDDLE)).length;
    await remove(entryOf(MIDDLE, lastOfMiddle));
    expect(await findings()).toEqual([`${today()} ${last}: is missing`, `${MIDDLE} ${lastOfMiddle}: is missing`]);
  });

  it('finds a changed line', async () => {
    await put({ ...entryOf(MIDDLE, 2), who: 'somebody else' });
    expect(await findings()).toEqual([`${MIDDLE} 2: was changed`]);
  });

  it('finds a moved line', async () => {
    const [one, other] = [entryOf(MIDDLE, 2), entryOf(MIDDLE, 3)];
    await put({ ...one, sk: other['sk'] });
    await put({ ...other, sk: one['sk'] });
    expect(await findings()).toEqual([`${MIDDLE} 2: is the entry 3: it was moved`]);
  });

  it('finds a line that was added behind the end, and a day that was removed', async () => {
    const last = Number(head['entries']);
    await put({ ...entryOf(today(), last), ...auditKey(today(), last + 1), n: last + 1 });
    for (const item of await readRawDay(MIDDLE)) await remove(item);
    expect(await findings()).toEqual([`${today()} ${last + 1}: was added behind the end`, `${MIDDLE} 1: is missing`]);
  });
});

describe('with the copies', () => {
  it('finds a log that was written anew from a line on, with its end', async () => {
    const [before, last] = [Number(head['entries']) - 1, Number(head['entries'])];
    const forged = nextEntry(
      // why: as it was read from the table
      entryOf(today(), before) as never,
      { ...entryOf(today(), last), who: 'somebody else' } as never,
    );
    await put({ ...auditKey(today(), last), ...forged });
    await put({ ...head, last_hash: forged.hash }, runsTable());
    expect((await runOps('audit-verify', [], { AUDIT_BUCKET: '' })).code).toBe(0);
    expect((await verify()).lines[0]).toBe(`${today()} ${last}: is another one in the copy`);
  });

  it('finds a copy that is missing', async () => {
    const { Contents: objects = [] } = await objectStore().send(new ListObjectsV2Command({ Bucket: auditBucket() }));
    const [one] = objects.filter(({ Key }) => Key?.includes(MIDDLE));
    await objectStore().send(new DeleteObjectCommand({ Bucket: auditBucket(), Key: one?.Key }));
    const { code, lines } = await verify();
    expect(code).toBe(1);
    expect(lines[0]).toBe(`${MIDDLE} 1: is missing in the copy`);
  });
});

it('is whole while lines are chained and copied in the middle of the check', async () => {
  const findingsOfToday = async () => (await verifyAudit(true)).findings.filter(({ day }) => day === today());
  let isIn = false;
  /** Somebody works, and the sweeper comes by, before a question of the check is answered. */
  const meanwhile = async (): Promise<void> => {
    if (isIn) return;
    isIn = true;
    await (await runtime.as('manager')).get('/api/profile');
    await (await runtime.as('manager')).get('/api/employees/list');
    await chainAudit();
    await copyAudit();
    isIn = false;
  };
  const before = Number((await readHead())?.entries);
  type Next = (args: object) => Promise<unknown>;
  const slowly =
    (next: Next, { commandName }: { commandName?: string }) =>
    async (args: object) => {
      if (commandName === 'QueryCommand' || commandName === 'ListObjectsV2Command') await meanwhile();
      return next(args);
    };
  const slow = { step: 'initialize', name: 'slowly' } as const;
  // why: only the name of the command is looked at
  documentClient().middlewareStack.add(slowly as never, slow);
  objectStore().middlewareStack.add(slowly as never, slow);
  try {
    expect(await findingsOfToday()).toEqual([]);
  } finally {
    documentClient().middlewareStack.remove(slow.name);
    objectStore().middlewareStack.remove(slow.name);
  }
  expect(Number((await readHead())?.entries)).toBeGreaterThan(before);
  expect(await findingsOfToday()).toEqual([]);
});
