import type { Problem } from '#shared/errors/problem.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { problemFromError, type ProblemError } from '../api/problem.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';
import { useVersionedForm } from './use-versioned-form.ts';

type Options<Values, Stored, Extra> = {
  /** The stored record; a record to be added is blank, with version 0. */
  record: Stored;
  formOf: (record: Stored) => Values;
  /** Values that the form asks for beside the fields of the record, such as the day of a change. */
  extra?: Extra;
  /** Whether there are changes outside the fields of the form, such as half a condition. */
  alsoChanged?: (start: Values) => boolean;
  /** The mutation that saves the record. */
  call: { isPending: boolean; isSuccess: boolean; error: ProblemError | null };
};

/** The form of one record: its changes since the edit started, and the outcome of a save. */
export const useEdit = <Values extends object, Stored extends { version: number }, Extra extends object = object>({
  record,
  formOf,
  extra,
  alsoChanged,
  call,
}: Options<Values, Stored, Extra>) => {
  const { stale, start, form, issues, isChanged, isUnsaved, draft } = useVersionedForm<Values, Stored, Extra>({
    record,
    formOf,
    extra,
    alsoChanged,
    isSaved: call.isSuccess,
  });
  const guard = useLeaveGuard(isUnsaved, draft);
  const problem = call.error ? problemFromError(call.error) : undefined;
  return {
    stale,
    start,
    form,
    issues,
    /** Whether there is something to save. */
    isChanged: isChanged || start.record.version === 0,
    guard,
    saving: call.isPending,
    /** The problem for the error box: one that is about no field and not about somebody else's save. */
    failure: problem?.fields.length === 0 && problem.code !== 'stale_version' ? problem : undefined,
    /** The fields of the record alone, as typed. */
    values: Object.fromEntries(keysOf(start.values).map((name) => [name, form.values[name]])) as Values,
    /**
     * Awaits a save of `mine`. A failure is shown on its fields, in the error box, or beside the version saved first;
     * `showElsewhere` takes what a dialog over the form shows itself.
     */
    trackSave: <Answer>(
      answer: Promise<Answer>,
      mine: Values,
      onSaved: (answer: Answer) => void,
      showElsewhere?: (failure: Problem) => boolean,
    ): Promise<void> =>
      answer.then(
        (saved) => {
          guard.allowLeaving();
          onSaved(saved);
        },
        (error: unknown) => {
          const failure: Problem = problemFromError(error);
          if (!stale.showIfStale(failure, mine) && !showElsewhere?.(failure)) issues.showProblem(failure);
        },
      ),
  };
};
