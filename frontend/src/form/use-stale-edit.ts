import { useState } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { storedNow } from '../api/problem-extras.ts';
import { threeWayDiff, type ThreeWay } from './three-way-diff.ts';
import { changedFields } from './changed-fields.ts';

type Stored = { version: number };

/** The start of an edit: a save sends what differs from `values`, on top of `record.version`. */
export type EditStart<Form, Record extends Stored> = { record: Record; values: Form };

/** Who saved a record first, and when. */
export type SavedFirst = { by: string; at: Date };

const savedFirst = (problem: Problem): SavedFirst | undefined => {
  const { updated_by: by, updated_at: at } = problem;
  return typeof by === 'string' && typeof at === 'string' ? { by, at: new Date(at) } : undefined;
};

/**
 * Edits of one record by two people. `showIfStale` takes a failed save and returns whether somebody else saved first;
 * if so, `difference` feeds the modal until `keepEditing` or `continueFromTheirs`, which restarts the edit from the
 * record that the other person stored. `restored` is the start of an edit that was interrupted.
 */
export const useStaleEdit = <Form extends object, Record extends Stored>(
  record: Record,
  formOf: (record: Record) => Form,
  restored?: EditStart<Form, Record>,
) => {
  const startOf = (from: Record): EditStart<Form, Record> => ({ record: from, values: formOf(from) });
  const [started, setStarted] = useState<EditStart<Form, Record>>(() => restored ?? startOf(record));
  const [theirs, setTheirs] = useState<{
    difference: ThreeWay<Form>;
    start: EditStart<Form, Record>;
    saved: SavedFirst | undefined;
  }>();
  // A change outside the form's fields, such as a user's access, does not make the edit stale.
  const isOutsideForm =
    record.version > started.record.version && Object.keys(changedFields(started.values, formOf(record))).length === 0;
  const start = isOutsideForm ? { record, values: started.values } : started;
  return {
    start,
    difference: theirs?.difference,
    /** Who saved first, where that is known. */
    saved: theirs?.saved,
    /** The record that the other person stored, while the difference is shown. */
    theirs: theirs?.start.record,
    showIfStale: (problem: Problem, mine: Form): boolean => {
      // The record as its detail endpoint answers it, without derived fields.
      const current = storedNow<Record>(problem);
      if (!current) return false;
      const stored = startOf(current);
      setTheirs({
        difference: threeWayDiff(start.values, mine, stored.values),
        start: stored,
        saved: savedFirst(problem),
      });
      return true;
    },
    /** Starts the edit anew from the stored record, or from what was `saved`. */
    restart: (saved?: Record): EditStart<Form, Record> => {
      const next = startOf(saved ?? record);
      setStarted(next);
      return next;
    },
    keepEditing: (): void => setTheirs(undefined),
    continueFromTheirs: (): EditStart<Form, Record> => {
      const next = theirs?.start ?? start;
      setStarted(next);
      setTheirs(undefined);
      return next;
    },
  };
};
