import { AppError } from '#shared/errors/problem.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { readRun, runExpiry, type RunHead } from '#functions/platform/runs/run-store.ts';
import { fileKey, type ImportRecord } from './import-store.ts';

/** Another import of the same file was committed, and the check has not seen what it wrote. */
export class FileTakenError extends AppError {
  constructor() {
    super('conflict', { detail: 'This file was imported since the check. Check it again.' });
  }
}

/** Whether the run had ended before the check began, so that the check saw all that it wrote. */
const isSeenBy = (check: RunHead, run: RunHead | undefined): boolean =>
  !run || (run.ended_at !== null && run.ended_at <= (check.started_at ?? check.created_at));

/**
 * Lets one import at a time commit a sheet: what the rows of another import of the same sheet add was seen by the check, or
 * the commit is refused. Records that no key tells apart would be added twice.
 */
export const takeFile = async (
  { object, sha256, layout }: ImportRecord,
  runId: string,
  check: RunHead,
): Promise<Write> => {
  const key = { pk: `${fileKey(object, sha256)}#turn`, sk: `sheet#${layout.sheet ?? ''}` };
  const item = await readItem(key, runsTable());
  const earlier = item && String(item['run_id']);
  if (earlier !== undefined && !isSeenBy(check, await readRun(earlier))) throw new FileTakenError();
  return {
    build: (at) => ({
      Put: {
        TableName: runsTable(),
        Item: { ...key, run_id: runId, [EXPIRES_AT]: runExpiry(at) },
        ...(earlier === undefined
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : { ConditionExpression: 'run_id = :earlier', ExpressionAttributeValues: { ':earlier': earlier } }),
      },
    }),
    failed: () => new FileTakenError(),
  };
};
