import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { startBulkEdit } from '#shared/contract/records/start-bulk-edit.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { useCall } from '../api/query.ts';
import { notifyWhenEnded } from '../api/started-runs.ts';
import type { BulkTarget } from '../list/bulk-action.ts';
import { chosenRecords } from './chosen-records.ts';

export type BulkSet = Record<string, string | number | null | (string | number)[]>;

/**
 * Starts a bulk edit of the selected records: a selection of all matching records is sent as the query, any other as
 * ids. The shell shows the run and announces its end. A problem with fields goes to `onProblem`, any other
 * stands above the foot of the dialog.
 */
export const useBulkEdit = (object: ObjectType, target: BulkTarget, onStarted: () => void) => {
  const { t } = useTranslation('bulk');
  const call = useCall(startBulkEdit);
  return {
    /** The selected records in words: "38 vehicles". */
    countedRecords: t(`things.${object}`, { count: target.count }),
    isStarting: call.isPending,
    problem: call.error?.problem,
    start: (set: BulkSet, onProblem: (problem: Problem) => void) =>
      call.mutate(
        { body: { object_type: object, ...chosenRecords(target), set } },
        {
          onSuccess: ({ run_id: runId }) => {
            notifyWhenEnded(runId);
            onStarted();
          },
          onError: ({ problem }) => problem.fields.length > 0 && onProblem(problem),
        },
      ),
  };
};
