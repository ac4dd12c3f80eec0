import { decodeTime } from 'ulid';
import type { EventPayload, EventType } from '#shared/activity/events.ts';
import type { FeedRun } from '#shared/contract/activity/list-activity.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { fileOfImport, titleOfRun } from '#functions/platform/runs/run-title.ts';
import { isUndoable, mayUndo, readRuns, type RunHead } from '#functions/platform/runs/run-store.ts';

/** Between a moment and the runs whose line stands on a page before. */
const SEPARATOR = '~';
/** Lines of one import or undo of before, of one kind of mail or of one kind of notice, come within this time. */
const MASS_MS = 10 * 60_000;
/**
 * Events in a row that belong together without a run: those of an older run are known by how they came, mails by their
 * purpose, notices by their type.
 */
type Mass = { id: string; last: number; more: number };

/** Where a page begins: the moment, and the runs whose line stands on a page before. */
export const readCursor = (cursor: string | undefined): { before: string | undefined; shown: string[] } => {
  const [before, ...shown] = cursor?.split(SEPARATOR) ?? [];
  return { before, shown };
};

/** What a schedule records once a day for every record that is due. */
const notices: ReadonlySet<EventType> = new Set<EventType>([
  'certificate_expiring',
  'software_product_renewal_due',
  'software_product_renewal_passed',
]);

const massKeyOf = ({ type, actor, payload, run_id: runId }: StoredEvent): string | undefined => {
  // Mails leave after the act that they tell of, in a time of their own.
  if (type === 'mail_sent') return `${type} ${(payload as EventPayload<'mail_sent'>).purpose}`;
  if (notices.has(type)) return type;
  if (runId !== undefined) return undefined;
  const { via_undo: viaUndo, via_excel: viaExcel } = payload as { via_undo?: unknown; via_excel?: unknown };
  if (viaUndo !== true && viaExcel !== true) return undefined;
  return `${type} ${actor.user_id} ${viaUndo === true ? 'undo' : 'excel'}`;
};

/**
 * Makes one line of what a run did to many records: its newest event stands for it. The runs of the pages before come
 * with the cursor, as their events may go on for pages.
 */
export const runFolder = (shownBefore: readonly string[]) => {
  const runs = new Map<string, { line: string | undefined; more: number }>(
    shownBefore.map((runId) => [runId, { line: undefined, more: 0 }]),
  );
  const masses = new Map<string, Mass>();
  const joinsMass = ({ id, at }: StoredEvent, key: string): boolean => {
    const known = masses.get(key);
    const moment = Date.parse(at);
    if (!known || known.last - moment > MASS_MS) {
      masses.set(key, { id, last: moment, more: 0 });
      return false;
    }
    known.last = moment;
    known.more += 1;
    return true;
  };
  return {
    /** Whether the event belongs to a line that is shown already. */
    joins: (stored: StoredEvent): boolean => {
      const { id, run_id: runId } = stored;
      const key = massKeyOf(stored);
      if (key !== undefined) return joinsMass(stored, key);
      if (runId === undefined) return false;
      const known = runs.get(runId);
      if (!known) runs.set(runId, { line: id, more: 0 });
      else known.more += 1;
      return known !== undefined;
    },
    /** How many more events the line of this event stands for. */
    alike: (id: string): { alike?: number } => {
      const line =
        [...masses.values()].find((each) => each.id === id) ?? [...runs.values()].find((each) => each.line === id);
      return line && line.more > 0 ? { alike: line.more } : {};
    },
    /** The moment with the runs that were there before it, and so may have events after it in the feed. */
    cursor: (moment: string): string => {
      const at = Date.parse(moment.slice(0, moment.indexOf('#')));
      return [moment, ...[...runs.keys()].filter((runId) => decodeTime(runId) <= at)].join(SEPARATOR);
    },
  };
};

/** The part of a result that the question before an undo names. Its file is left to the page of the run. */
const resultOf = ({ result }: RunHead): FeedRun['result'] => {
  if (result === null) return null;
  const { file_key: _, errors: __, ...rest } = result;
  return rest;
};

/** The ended runs by id, as this actor may see them; one that expired is absent. */
export const runsOf = async (actor: Actor, events: readonly StoredEvent[]): Promise<ReadonlyMap<string, FeedRun>> => {
  const heads = await readRuns([...new Set(events.flatMap(({ run_id: runId }) => runId ?? []))]);
  const runs = heads.flatMap((head) => {
    const { run_id, kind, counts, undo_run_id = null } = head;
    if (!counts || (head.user_id !== actor.user_id && !can(actor, 'settings:manage'))) return [];
    const canUndo = mayUndo(actor, head) && isUndoable(head, counts);
    const title = titleOfRun(head, actor.language);
    const file_name = fileOfImport(head);
    return [
      { run_id, kind, title, file_name, done: counts.done, can_undo: canUndo, undo_run_id, result: resultOf(head) },
    ];
  });
  return new Map(runs.map((run) => [run.run_id, run]));
};
