import * as z from 'zod';
import { PAGE_MAX } from '#shared/list/list-query.ts';
import { itemFilters, itemStatuses, runStatuses } from '#shared/runs/run.ts';
import { drawnId } from '#shared/values/wire.ts';

const count = z.int().nonnegative();
const instant = z.string();

/** A ulid; anything else is an unknown run. */
export const runId = drawnId;

/** A record that an item created or changed; the page links to it. */
export const recordRef = z.object({ object: z.string(), id: z.int().positive() });

/** A run as every runs endpoint answers it. `done` counts the items that succeeded. */
export const runView = z.object({
  run_id: runId,
  kind: z.string(),
  title: z.string(),
  status: z.enum(runStatuses),
  total: count,
  done: count,
  failed: count,
  pending: count,
  attempt: z.int().positive(),
  created_at: instant,
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  actor_name: z.string(),
  /** The reason why a failed run could not go on. */
  problem: z.string().nullable(),
  can_cancel: z.boolean(),
  /** The run can go on with pending items and try failed ones again. */
  can_resume: z.boolean(),
  /** Another run can take back what this one did. */
  can_undo: z.boolean(),
  /** The run that takes this one back. */
  undo_run_id: runId.nullable(),
  /**
   * The result by kind of run: `{file_name, file_url}` of an export, the counts of an import or of its check. A file that
   * is not given any more has `file_gone` in the place of its address: `expired`, or `rights` of its user that changed.
   */
  result: z.record(z.string(), z.unknown()).nullable(),
});
export type RunView = z.output<typeof runView>;

export const runItem = z.object({
  number: z.int().positive(),
  label: z.string(),
  /** What the run does with the item, where that differs from item to item. */
  detail: z.string().nullable(),
  /** The person whom the line is about; `avatar` is a link to the files host. */
  person: z
    .object({ id: z.int().positive(), name: z.string(), avatar: z.string().nullable(), team_names: z.string() })
    .nullable(),
  status: z.enum(itemStatuses),
  message: z.string().nullable(),
  ref: recordRef.nullable(),
  at: instant.nullable(),
});
export type RunItemView = z.output<typeof runItem>;

const pageNumber = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .pipe(z.int().min(1));

export const pageQuery = (perPageMax: number, perPage: number) => ({
  page: pageNumber.pipe(z.int().max(PAGE_MAX)).default(1),
  per_page: pageNumber.pipe(z.int().max(perPageMax)).default(perPage),
});

export const itemsQuery = z.strictObject({ ...pageQuery(1000, 50), filter: z.enum(itemFilters).default('all') });
export const runBody = z.strictObject({ run_id: runId });
