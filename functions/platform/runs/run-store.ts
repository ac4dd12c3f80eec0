import type { RunTitle } from '#shared/runs/run-title.ts';
import { isOpen, RUN_KEPT_DAYS, type RunCounts, type RunStatus } from '#shared/runs/run.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import type { Origin } from '#functions/platform/runtime/origin.ts';
import { readItems, queryItems } from '#functions/platform/storage/query-batches.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import type { MachineName } from '#shared/runs/machines.ts';
import type { RunSight } from './run-sight.ts';

const KEPT_SECONDS = RUN_KEPT_DAYS * 86_400;
const CHANGE_ATTEMPTS = 5;

/** The one database item with the state of a run. The run's items are in the ledger, their input is in S3. */
export type RunHead = {
  run_id: string;
  kind: string;
  /** The state machine; absent on older runs, which use the default one. */
  machine?: MachineName;
  /** Set for a run that is cancelled and resumed on the page of what it does. */
  own_page?: true;
  /** The title in English; a reader sees `called` in their language. */
  title: string;
  /** The title in every language; absent on older runs, and on those that are named after a file. */
  called?: RunTitle;
  /** The user whose rights count, read again for every item. `acting_as` is an impersonating support user. */
  user_id: number;
  actor_name: string;
  acting_as: { user_id: number; name: string } | null;
  /** The rights to see the records of the run; readers without them see only its state. */
  permission: Permission | readonly Permission[];
  /** What whoever started it might do and see then; absent on older runs. */
  sight?: RunSight;
  status: RunStatus;
  /** Part of the execution name `<run id>-<attempt>`; an execution of an older attempt stops by itself. */
  attempt: number;
  /** Items that failed in an attempt before this one are tried again. */
  retry_before: number;
  /** The prefix of the expanded items in S3; null before the expansion. */
  expansion: string | null;
  total: number;
  chunk_size: number;
  /** How many times the sweeper restarted the run. */
  restarts: number;
  /** The counts at the end, summed from the ledger. */
  counts: RunCounts | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  problem: string | null;
  result: Record<string, unknown> | null;
  /** The kind of run that undoes this one and the right it needs; absent when it cannot be undone. */
  undo?: { kind: string; machine?: MachineName; permission: Permission };
  /** The request that started it, for the events of its items. */
  origin?: Origin;
  /** The run that undoes this one, once it was started. */
  undo_run_id?: string;
};

export const runKey = (runId: string): string => `run#${runId}`;
export const HEAD = 'head';
const OPEN = 'runs#open';
/** The key of a list of runs: all runs for admins, own runs for everybody else. */
const listKeys = (userId?: number): string => (userId === undefined ? 'runs#all' : `runs#user#${userId}`);

/** The epoch second at which the items of a run may expire. */
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

/** The writes of a new run: its head, the marker of an open run, and its lines in the lists. */
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

const readHeadItem = (runId: string): Promise<Item | undefined> =>
  readItem({ pk: runKey(runId), sk: HEAD }, runsTable());

export const readRun = async (runId: string): Promise<RunHead | undefined> => {
  const item = await readHeadItem(runId);
  return item && toHead(item);
};

/** The run went on, or was undone, in the meantime. */
export class RunMovedError extends Error {}

/** Stores in an ended run which run undoes it; that is possible once. */
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
  failed: () => new RunMovedError(),
});

class OvertakenError extends Error {}

/** Saves a changed head, as a request that is recorded does with its answer. */
export type SaveRun = (writes: readonly Write[], after: RunHead) => Promise<unknown>;

/**
 * Applies `change` to the stored head and returns the new one; if `change` returns undefined, the head stays as it is.
 * Throws `not_found`, or `conflict` when others keep changing it.
 */
export const changeRun = async (
  runId: string,
  change: (head: RunHead) => RunHead | undefined,
  save: SaveRun = transact,
): Promise<RunHead> => {
  for (let attempt = 1; attempt <= CHANGE_ATTEMPTS; attempt += 1) {
    const item = await readHeadItem(runId);
    if (!item) throw new AppError('not_found');
    const before = toHead(item);
    const after = change(before);
    if (!after) return before;
    const rev = Number(item['rev']);
    try {
      const writes: readonly Write[] = [
        {
          build: put(
            { pk: runKey(runId), sk: HEAD, rev: rev + 1, data: after },
            { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': rev } },
          ),
          failed: () => new OvertakenError(),
        },
        marker(after),
      ];
      await save(writes, after);
      return after;
    } catch (error) {
      if (!(error instanceof OvertakenError)) throw error;
    }
  }
  throw new AppError('conflict');
};

const idsUnder = async (pk: string, newestFirst: boolean): Promise<string[]> => {
  const lines = await queryItems({
    TableName: runsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ScanIndexForward: !newestFirst,
  });
  return lines.map((item) => String(item['sk']));
};

/** Runs without a terminal status, oldest first. */
export const openRunIds = (): Promise<string[]> => idsUnder(OPEN, false);
/** The runs of a user, or of everybody, newest first. */
export const listedRunIds = (userId?: number): Promise<string[]> => idsUnder(listKeys(userId), true);

/** The heads of runs in the order of the ids; expired runs are left out. */
export const readRuns = async (runIds: readonly string[]): Promise<RunHead[]> => {
  const keys = runIds.map((id) => ({ pk: runKey(id), sk: HEAD }));
  const heads = new Map((await readItems(runsTable(), keys)).map(toHead).map((head) => [head.run_id, head]));
  return runIds.flatMap((id) => heads.get(id) ?? []);
};

/** Whether the run ended with something done that another run can undo, and no such run was started. */
export const isUndoable = (head: RunHead, counts: RunCounts): boolean =>
  head.undo !== undefined && head.undo_run_id === undefined && !isOpen(head.status) && counts.done > 0;

/** Whether the actor has the right that the undo of a run asks for, if it has one. */
export const mayUndo = (actor: Actor, { undo }: RunHead): boolean => undo !== undefined && can(actor, undo.permission);
