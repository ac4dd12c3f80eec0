import type { RunItemView, RunView } from '#shared/contract/runs/run.ts';
import { countStates, pageOfItems, type ItemStates } from '#shared/runs/item-states.ts';
import { isOpen, RUN_FILE_HOURS, type GoneFile, type ItemFilter, type RunCounts } from '#shared/runs/run.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { problemIn } from '#functions/platform/texts/problems.ts';
import { downloadUrl, XLSX_TYPE, ZIP_TYPE } from '#functions/platform/files/download.ts';
import { peopleInSight } from '#functions/platform/directory/employee-briefs.ts';
import { getChunk, type ItemWords } from './run-input.ts';
import { refsThatLead } from './refs-that-lead.ts';
import { readLedgerRows, readStates, type RecordRef } from './run-ledger.ts';
import { readProgress } from './run-progress.ts';
import { seesAllThen, seesWhomThen } from './run-sight.ts';
import { isUndoable, mayUndo, readRun, type RunHead } from './run-store.ts';
import { titleOfRun } from './run-title.ts';

/** Users who manage the company see the runs of everybody. */
export const seesAllRuns = (actor: Actor): boolean => can(actor, 'settings:manage');

/** Whether somebody sees a run, and may do with it what they have the right to. */
export const seesRun = (actor: Actor, { user_id: user }: Pick<RunHead, 'user_id'>): boolean =>
  user === actor.user_id || seesAllRuns(actor);

/** The run; throws 404 when there is none or it belongs to somebody else. */
export const ownRun = async (actor: Actor, runId: string): Promise<RunHead> => {
  const head = await readRun(runId);
  if (!head || !seesRun(actor, head)) throw new AppError('not_found');
  return head;
};

const isSteeredHere = ({ own_page: ownPage }: RunHead): boolean => ownPage !== true;

/** Throws `run_state` for a run that is cancelled and resumed elsewhere. */
export const assertSteeredHere = (head: RunHead): void => {
  if (!isSteeredHere(head)) throw new AppError('run_state', { detail: 'This run has a page of its own.' });
};

/** Throws `run_state` for a run that goes on: what it did is undone, and what it left is resumed, once it has ended. */
export const assertEnded = ({ status }: RunHead): void => {
  if (isOpen(status)) throw new AppError('run_state', { detail: 'This run is still going on.' });
};

type States = ReadonlyMap<number, ItemStates>;

const countsOf = async (head: RunHead, states: States): Promise<RunCounts & { total: number }> => {
  if (head.expansion === null) {
    const { done, total } = await readProgress(head.run_id);
    const all = head.status === 'succeeded' ? total : done;
    return { done: all, failed: 0, pending: total - all, total };
  }
  return { ...(head.counts ?? countStates([...states.values()], head.total)), total: head.total };
};

/** Whether the actor may read the records of a run. An administrator may still lack rights, for wages or vehicles. */
const mayReadRecords = (actor: Actor, { permission }: RunHead): boolean =>
  [permission].flat().every((each) => can(actor, each));

/** Whether the lines are for the actor: they name records that whoever started the run saw then. */
const mayReadLines = (actor: Actor, head: RunHead): boolean =>
  mayReadRecords(actor, head) && (head.sight === undefined || seesWhomThen(actor, head.sight));

const FILE_KEPT_MS = RUN_FILE_HOURS * 3_600_000;

/** Why whoever started a run does not get the file that it made; undefined while they do. */
const fileGone = (actor: Actor, head: RunHead): GoneFile | undefined => {
  if (!mayReadRecords(actor, head)) return 'rights';
  if (head.sight && !seesAllThen(actor, head.sight)) return 'rights';
  return head.ended_at !== null && Date.parse(head.ended_at) + FILE_KEPT_MS < Date.now() ? 'expired' : undefined;
};

/**
 * The result of a run. Its file and its errors go only to the user who started the run, for as long as they have every
 * right and the sight with which it was made, because they hold what that user might see; others get the counts. The
 * file has a new address each time.
 */
const resultOf = async (actor: Actor, head: RunHead): Promise<RunView['result']> => {
  if (head.result === null) return null;
  const { file_key: key, errors, ...rest } = head.result;
  if (head.user_id !== actor.user_id) return rest;
  const gone = fileGone(actor, head);
  if (typeof key !== 'string') return gone === 'rights' ? rest : head.result;
  if (gone) return { ...rest, file_gone: gone };
  const url = await downloadUrl({ key, contentType: key.endsWith('.zip') ? ZIP_TYPE : XLSX_TYPE });
  return { ...rest, ...(errors !== undefined && { errors }), file_url: url };
};

const viewWith = async (actor: Actor, head: RunHead, states: States): Promise<RunView> => {
  const counts = await countsOf(head, states);
  return {
    run_id: head.run_id,
    kind: head.kind,
    title: titleOfRun(head, actor.language),
    status: head.status,
    ...counts,
    attempt: head.attempt,
    created_at: head.created_at,
    started_at: head.started_at,
    ended_at: head.ended_at,
    actor_name: head.actor_name,
    problem: head.problem && problemIn(head.problem, actor.language),
    can_cancel: isSteeredHere(head) && isOpen(head.status),
    can_resume: isSteeredHere(head) && isResumable(head, counts),
    can_undo: mayUndo(actor, head) && isUndoable(head, counts),
    undo_run_id: head.undo_run_id ?? null,
    result: await resultOf(actor, head),
  };
};

/** Whether something is left to do, or failed and may succeed next time. */
export const isResumable = (head: RunHead, counts: RunCounts): boolean =>
  !isOpen(head.status) && head.undo_run_id === undefined && (head.status !== 'succeeded' || counts.failed > 0);

/** A run for a response; the states of its chunks are read only before its counts are summed. */
export const viewRun = async (actor: Actor, head: RunHead): Promise<RunView> =>
  viewWith(actor, head, head.expansion === null || head.counts ? new Map() : await readStates(head.run_id));

export const viewRunWithItems = async (
  actor: Actor,
  head: RunHead,
  query: { filter: ItemFilter; page: number; per_page: number },
): Promise<RunView & { items: RunItemView[]; count: number }> => {
  if (head.expansion === null || !mayReadLines(actor, head)) {
    return { ...(await viewRun(actor, head)), items: [], count: 0 };
  }
  const states = await readStates(head.run_id);
  const run = { chunkSize: head.chunk_size, total: head.total };
  const page = pageOfItems(states, run, { filter: query.filter, page: query.page, perPage: query.per_page });
  return {
    ...(await viewWith(actor, head, states)),
    items: await viewItems(actor, head, page.items),
    count: page.count,
  };
};

type Listed = ReturnType<typeof pageOfItems>['items'];

/** The person of a line: the one whom it names, or whose record it changed. */
const personIdOf = (words: ItemWords | undefined, ref: RecordRef | null): number | undefined =>
  words?.employee_id ?? (ref?.object === 'employee' ? ref.id : undefined);

/** Items for a response, by the ledger; the words of pending ones come from the expansion. */
const viewItems = async (actor: Actor, head: RunHead, listed: Listed): Promise<RunItemView[]> => {
  const numbers = listed.map(({ number }) => number);
  const rows = await readLedgerRows(head.run_id, numbers);
  const chunkOf = (number: number): number => Math.floor((number - 1) / head.chunk_size);
  const missing = new Set(numbers.filter((number) => !rows.has(number)).map(chunkOf));
  const chunks = new Map(
    await Promise.all([...missing].map(async (chunk) => [chunk, await getChunk(head, chunk)] as const)),
  );
  const lines = listed.map(({ number, status }) => {
    const row = rows.get(number);
    const words: ItemWords | undefined = row ?? chunks.get(chunkOf(number))?.[(number - 1) % head.chunk_size];
    return { number, status, row, words, personId: personIdOf(words, row?.ref ?? null) };
  });
  const [people, leading] = await Promise.all([
    peopleInSight(
      actor,
      lines.flatMap(({ personId }) => personId ?? []),
    ),
    refsThatLead(lines.flatMap(({ row }) => row?.ref ?? [])),
  ]);
  return lines.map(({ number, status, row, words, personId }) => {
    const isSettled = row !== undefined && status !== 'pending';
    return {
      number,
      label: words?.label ?? '',
      detail: words?.detail ?? null,
      person: people.get(personId ?? 0) ?? null,
      status: isSettled ? row.status : 'pending',
      message: isSettled && row.message !== null ? problemIn(row.message, actor.language) : null,
      ref: row?.ref && leading.has(row.ref) ? row.ref : null,
      at: isSettled ? row.at : null,
    };
  });
};
