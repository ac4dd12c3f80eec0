import { useState } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { threeWayDiff, type ThreeWay } from './three-way-diff.ts';
import { changedFields } from './changed-fields.ts';

type Stored = { version: number };

/** Where an edit started: what is sent is what differs from `values`, on top of `record.version`. */
export type EditStart<Form, Record extends Stored> = { record: Record; values: Form };

/**
 * Edits of one record by two people. `caught` takes a failed save and tells whether somebody else saved first; then
 * `difference` feeds the modal until `keepEditing` or `goOn`, which starts again from what the other one stored.
 */
export const useStaleEdit = <Form extends object, Record extends Stored>(
  record: Record,
  formOf: (record: Record) => Form,
) => {
  const [started, setStarted] = useState<EditStart<Form, Record>>(() => ({ record, values: formOf(record) }));
  const [theirs, setTheirs] = useState<{ difference: ThreeWay<Form>; start: EditStart<Form, Record> }>();
  // What changed beside the form, such as access of a user, is nobody's edit of it.
  const isBeside =
    record.version > started.record.version && Object.keys(changedFields(started.values, formOf(record))).length === 0;
  const start = isBeside ? { record, values: started.values } : started;
  return {
    start,
    difference: theirs?.difference,
    /** What the other one stored, while there is a difference. */
    theirs: theirs?.start.record,
    caught: (problem: Problem, mine: Form): boolean => {
      if (problem.code !== 'stale_version') return false;
      // why: `current` of a stale record is what its detail answers, without what is derived for it
      const current = { ...(problem['current'] as Record), version: Number(problem['version']) };
      const stored = { record: current, values: formOf(current) };
      setTheirs({ difference: threeWayDiff(start.values, mine, stored.values), start: stored });
      return true;
    },
    keepEditing: (): void => setTheirs(undefined),
    goOn: (): EditStart<Form, Record> => {
      const next = theirs?.start ?? start;
      setStarted(next);
      setTheirs(undefined);
      return next;
    },
  };
};
