import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { isOpen, type RunCounts, type RunStatus } from '#shared/runs/run.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import type { MachineName } from '#shared/runs/machines.ts';

const KEPT_SECONDS = 90 * 86_400;
const CHANGE_ATTEMPTS = 5;

/** The one item that says how a run stands. Its items are in the ledger, what they need is in S3. */
export type RunHead = {
  run_id: string;
  kind: string;
  /** Absent on runs that were stored before there was a choice: those are of the default one. */
  machine?: MachineName;
  title: string;
  /** Whose rights count, read again for every item; behind an impersonation the support user who acts. */
  user_id: number;
  actor_name: string;
  acting_as: { user_id: number; name: string } | null;
  /** Who lacks one of them is told how the run stands, not of which records. */
  permission: Permission | readonly Permission[];
  status: RunStatus;
  /** Names the execution, `<run id>-<attempt>`; an older execution that still lives stops by itself. */
  attempt: number;
  /** Items that failed in an attempt before this one are tried again. */
  retry_before: number;
  /** Prefix in S3 of the expanded items; null until they are. */
  expansion: string | null;
  total: number;
  chunk_size: number;
  /** How often the sweeper restarted it. */
  restarts: number;
  /** Set at the end, summed from the ledger. */
  counts: RunCounts | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  problem: string | null;
  result: Record<string, unknown> | null;
  /** The kind of run that takes back what this one did, and the right it needs; none when it can not be undone. */
  undo?: { kind: string; machine?: MachineName; permission: Permission };
  /** The run that does, once it was started. */
  undo_run_id?: string;
};

export const runKey = (runId: string): string => `run#${runId}`;
export const HEAD = 'head';
const OPEN = 'runs#open';
/** An admin lists all runs, everybody else his own. */
const listKeys = (userId?: number): string => (userId === undefined ? 'runs#all' : `runs#user#${userId}`);

/** Epoch second at which what belongs to a run may go. */
export const runExpiry = (at: number): number => Math.floor(at / 1000) + KEPT_SECONDS;

const toHead = ({ data }: Item): RunHead => data as RunHead;

const put =
  (item: Item, condition: object = {}): Write['build'] =>
  (at) => ({
    Put: { TableName: runsTable(), Item: { ...item, [EXPIRES_AT]: runExpiry(at) }, ...condition },
  });

const marker = (head: RunHead): Write => {
  const key = { pk: OPEN, sk: head.run_id };
  return { build: isOpen(head.status) ? put(key) : () => ({ Delete: { TableName: runsTable(), Key: key } }) };
};

/** A new run: its head, the mark that it has not ended, and its lines in the lists. */
export const createRun = (head: RunHead): Write[] => [
  {
    build: put(
      { pk: runKey(head.run_id), sk: HEAD, rev: 1, data: head },
      { ConditionExpression: 'attribute_not_exists(pk)' },
    ),
  },
  marker(head),
  { build: put({ pk: listKeys(), sk: head.run_id }) },
  { build: put({ pk: listKeys(head.user_id), sk: head.run_id }) },
];

const readItem = async (runId: string): Promise<Item | undefined> => {
  const key = { pk: runKey(runId), sk: HEAD };
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: runsTable(), Key: key, ConsistentRead: true }),
  );
  return item;
};

export const readRun = async (runId: string): Promise<RunHead | undefined> => {
  const item = await readItem(runId);
  return item && toHead(item);
};

/** The run went on, or was undone, in between. */
export class RunMoved extends Error {}

/** Names the run that undoes an ended one, once. */
export const markUndone = ({ run_id, attempt, status }: RunHead, undoRunId: string): Write => ({
  build: () => ({
    Update: {
      TableName: runsTable(),
      Key: { pk: runKey(run_id), sk: HEAD },
      UpdateExpression: 'SET #data.undo_run_id = :undo, rev = rev + :one',
      ConditionExpression:
        'attribute_not_exists(#data.undo_run_id) AND #data.attempt = :attempt AND #data.#status = :status',
      ExpressionAttributeNames: { '#data': 'data', '#status': 'status' },
      ExpressionAttributeValues: { ':undo': undoRunId, ':one': 1, ':attempt': attempt, ':status': status },
    },
  }),
  failed: () => new RunMoved(),
});

class Overtaken extends Error {}

/**
 * Applies `change` to the head as it is stored; `undefined` from it leaves everything as it is. Returns the head
 * afterwards. Throws `not_found`, or `conflict` when others keep changing it.
 */
export const changeRun = async (runId: string, change: (head: RunHead) => RunHead | undefined): Promise<RunHead> => {
  for (let attempt = 1; attempt <= CHANGE_ATTEMPTS; attempt += 1) {
    const item = await readItem(runId);
    if (!item) throw new AppError('not_found');
    const before = toHead(item);
    const after = change(before);
    if (!after) return before;
    const rev = Number(item['rev']);
    try {
      await transact([
        {
          build: put(
            { pk: runKey(runId), sk: HEAD, rev: rev + 1, data: after },
            { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': rev } },
          ),
          failed: () => new Overtaken(),
        },
        marker(after),
      ]);
      return after;
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw new AppError('conflict');
};

const idsUnder = async (pk: string, newestFirst: boolean): Promise<string[]> => {
  const found = await queryItems({
    TableName: runsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ScanIndexForward: !newestFirst,
  });
  return found.map((item) => String(item['sk']));
};

/** Runs without a terminal status, oldest first. */
export const openRunIds = (): Promise<string[]> => idsUnder(OPEN, false);
/** Newest first; of everybody without a user. */
export const listedRunIds = (userId?: number): Promise<string[]> => idsUnder(listKeys(userId), true);

const BATCH_MAX = 100;

/** Heads in the order of the ids; runs that have expired are left out. */
export const readRuns = async (runIds: readonly string[]): Promise<RunHead[]> => {
  const found = new Map<string, RunHead>();
  for (let at = 0; at < runIds.length; at += BATCH_MAX) {
    let keys: Item[] = runIds.slice(at, at + BATCH_MAX).map((id) => ({ pk: runKey(id), sk: HEAD }));
    while (keys.length > 0) {
      const { Responses: responses, UnprocessedKeys: rest } = await documentClient().send(
        new BatchGetCommand({ RequestItems: { [runsTable()]: { Keys: keys, ConsistentRead: true } } }),
      );
      for (const item of responses?.[runsTable()] ?? []) found.set(toHead(item).run_id, toHead(item));
      keys = rest?.[runsTable()]?.Keys ?? [];
    }
  }
  return runIds.flatMap((id) => found.get(id) ?? []);
};
