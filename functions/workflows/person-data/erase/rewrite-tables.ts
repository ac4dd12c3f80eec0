import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime } from 'ulid';
import { isSignedContract } from '#shared/contracts/retention.rules.ts';
import { contractCollection } from '#functions/contracts/contract-store.ts';
import { readEndings } from '#functions/platform/session/ended-sign-ins.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { ASKED_RIGHTS, ERASURES, PUSH_COMMANDS, type Key } from '#functions/platform/storage/keys.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { activityTable, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import type { Rewriter } from '#functions/people/person-marks.ts';
import { movedClaimWrites, withOwnName } from './moved-name.ts';

/** Who is erased, by numbers. */
export type Erased = { readonly person: number; readonly users: ReadonlySet<number> };

const TRIES = 5;

class Moved extends Error {}

/** The fields in which other writers of an item count its changes. */
const counters = ['version', 'rev', 'revision'] as const;

const dataOf = (item: Item): Item => (item['data'] ?? {}) as Item;

const guardOf = (item: Item): { ConditionExpression: string; [more: string]: unknown } => {
  const counter = counters.find((name) => typeof item[name] === 'number');
  const inner = dataOf(item)['revision'];
  if (counter === undefined && typeof inner === 'number')
    return {
      ConditionExpression: '#data.revision = :seen',
      ExpressionAttributeNames: { '#data': 'data' },
      ExpressionAttributeValues: { ':seen': inner },
    };
  if (counter === undefined) return { ConditionExpression: 'attribute_exists(pk)' };
  return {
    ConditionExpression: '#counter = :seen',
    ExpressionAttributeNames: { '#counter': counter },
    ExpressionAttributeValues: { ':seen': item[counter] },
  };
};

/** A listed row is read again by whoever holds the list in memory when its version is another one. */
const asNext = (before: Item, after: Item, at: number): Item =>
  before['row'] === after['row'] ? after : { ...after, version: Number(before['version']) + 1, changed_at: at };

const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });

type Change = (item: Item) => Item | undefined;

/** Changes an item as it is at this moment; one that somebody saves meanwhile is read again. */
const changeItem = async (table: string, key: Key, change: Change): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    const before = await readItem(key, table);
    const changed = before && change(before);
    if (!before || !changed) return;
    const after = await withOwnName(before, changed);
    try {
      await transact([
        {
          build: (at) => ({ Put: { TableName: table, Item: asNext(before, after, at), ...guardOf(before) } }),
          failed: () => new Moved(),
        },
        ...movedClaimWrites(before, after, () => new Moved()),
      ]);
      return;
    } catch (error) {
      if (!(error instanceof Moved) || tries === TRIES) throw error;
    }
  }
};

/** Rewrites all of an item but its key. */
export const rewriteItem = (rewrite: Rewriter, { pk, sk, ...item }: Item, isTheirs = false): Item | undefined => {
  const after = rewrite(item, isTheirs);
  return after && { pk, sk, ...after };
};

const rewriteTable = async (table: string, isKept: (item: Item) => boolean, change: Change): Promise<void> => {
  for await (const item of scanTable(table)) {
    if (isKept(item) || change(item) === undefined) continue;
    await changeItem(table, keyOf(item), change);
  }
};

/** What stays as it is: what payroll has of people, and what holds nobody. */
const keptRecords = ['pushed_days#', 'pushed-person#', 'push-answer#', 'changes#', 'snapshot#'];

/** The contracts that somebody signed, which stay as they were signed, with their trail and documents. */
export const signedContracts = async (): Promise<ReadonlySet<number>> => {
  const rows = await contractCollection.refresh();
  return new Set([...rows.all()].flatMap((row) => (isSignedContract(row) ? [row.id] : [])));
};

const isOfContract = (item: Item, contracts: ReadonlySet<number>): boolean => {
  const [kind, of, id] = String(item['pk']).split('#');
  if (kind === 'contract') return contracts.has(Number(String(item['sk']).split('#')[0]));
  return kind === 'document' && of === 'contract' && contracts.has(Number(id));
};

/** A push keeps what payroll got; who sent and who confirmed it are users like any other. */
const rewritePush = (rewrite: Rewriter, item: Item): Item | undefined => {
  const { by_user_id, by, confirmed } = item;
  const after = rewrite({ by_user_id, by, confirmed });
  return after && { ...item, ...after };
};

/** Whether an item beside the records is of the person alone: links, calendar feeds, choices, reminders, rights asked for. */
const isTheirsAlone = (item: Item, { person, users }: Erased): boolean => {
  const [kind, id] = String(item['pk']).split('#');
  if (kind === 'preference' || kind === 'reminder-line' || kind === 'kept-signature')
    return users.has(Number(kind === 'kept-signature' ? item['sk'] : id));
  if (kind === ASKED_RIGHTS) return users.has(Number(String(item['sk']).split('#')[0]));
  if (kind !== 'link' && kind !== 'calendar-feed') return false;
  const { employee_id: employee, user_id: user } = dataOf(item);
  return employee === person || users.has(Number(user ?? 0));
};

/** The record, its request and the logins themselves come last, since they say what to look for. */
const isOwn = (item: Item, { person, users }: Erased): boolean => {
  const kind = String(item['pk']).split('#')[0];
  const id = Number(String(item['sk']).split('#')[0]);
  const isRequest = item['pk'] === ERASURES && id === person;
  return isRequest || (kind === 'employee' && id === person) || (kind === 'user' && users.has(id));
};

export const rewriteRecords = async (rewrite: Rewriter, erased: Erased): Promise<void> => {
  const table = recordsTable();
  const signed = await signedContracts();
  const isKept = (item: Item): boolean =>
    isOwn(item, erased) ||
    isOfContract(item, signed) ||
    keptRecords.some((start) => String(item['pk']).startsWith(start));
  for await (const item of scanTable(table)) {
    if (!isTheirsAlone(item, erased)) continue;
    await documentClient().send(new DeleteCommand({ TableName: table, Key: keyOf(item) }));
  }
  await rewriteTable(table, isKept, (item) =>
    item['pk'] === PUSH_COMMANDS ? rewritePush(rewrite, item) : rewriteItem(rewrite, item),
  );
};

/** The age from which an upload can no longer be under way. */
const UPLOAD_MS = 10 * 60_000;
const UPLOAD = 'upload#';

/** The moment, in milliseconds, before which an upload began that can no longer be under way. */
export const uploadsUnderWaySince = (): number => Date.now() - UPLOAD_MS;

/** Uploads that ended tell by the names of their files of whoever these are about. */
const forgetUploads = async (): Promise<void> => {
  const since = uploadsUnderWaySince();
  for await (const item of scanTable(runsTable())) {
    const key = keyOf(item);
    if (!key.pk.startsWith(UPLOAD) || decodeTime(key.pk.slice(UPLOAD.length)) > since) continue;
    await documentClient().send(new DeleteCommand({ TableName: runsTable(), Key: key }));
  }
};

/** What was ended of the sign-ins of logins: its keys name them, and no token of theirs is good once they are erased. */
export const forgetEndedSignIns = async (subjects: readonly string[]): Promise<void> => {
  for (const subject of subjects)
    for (const item of await readEndings(subject))
      await documentClient().send(new DeleteCommand({ TableName: runsTable(), Key: keyOf(item) }));
};

/** The lines of runs about the person keep what became of them; nothing can be undone for the person any more. */
export const rewriteRuns = async (rewrite: Rewriter, { person }: Erased, name: string): Promise<void> => {
  const emptied = (item: Item): Item | undefined => {
    const { ref, label, undo, detail } = item;
    const isAbout = item['employee_id'] === person || isRefTo(ref, person);
    if (!isAbout || (label === name && undo === undefined && detail === undefined)) return rewriteItem(rewrite, item);
    const { undo: _undo, detail: _detail, message: _message, ...rest } = item;
    return { ...rest, label: name, ...('created' in item && { created: false }) };
  };
  await forgetUploads();
  await rewriteTable(runsTable(), () => false, emptied);
};

const isRefTo = (ref: unknown, person: number): boolean => {
  const { object, id } = (ref ?? {}) as { object?: unknown; id?: unknown };
  return object === 'employee' && id === person;
};

/** Entries of the audit log stay; events are put anew, since nothing of them may be updated. */
export const rewriteActivity = async (change: Change): Promise<void> => {
  const table = activityTable();
  for await (const item of scanTable(table)) {
    if (/^(?:audit|sign-in#|ended-sign-in#)/u.test(String(item['pk']))) continue;
    const after = change(item);
    if (after)
      await documentClient().send(
        new PutCommand({ TableName: table, Item: after, ConditionExpression: 'attribute_exists(pk)' }),
      );
  }
};
