import type { Problem } from '#shared/errors/problem.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';
import { useVersionedForm, type SavingCall } from './use-versioned-form.ts';

type Options<Values, Stored, Extra> = {
  /** The stored record; a record to be added is blank, with version 0. */
  record: Stored;
  formOf: (record: Stored) => Values;
  /** Values that the form asks for beside the fields of the record, such as the day of a change. */
  extra?: Extra;
  /** Whether there are changes outside the fields of the form, such as half a condition. */
  alsoChanged?: (start: Values) => boolean;
  call: SavingCall & { isSuccess: boolean };
};

/** The form of one record: its changes since the edit started, and the outcome of a save. */
export const useEdit = <Values extends object, Stored extends { version: number }, Extra extends object = object>({
  record,
  formOf,
  extra,
  alsoChanged,
  call,
}: Options<Values, Stored, Extra>) => {
  const edit = useVersionedForm<Values, Stored, Extra>({
    record,
    formOf,
    extra,
    alsoChanged,
    isSaved: call.isSuccess,
    call,
  });
  const { start, form } = edit;
  const guard = useLeaveGuard(edit.isUnsaved, edit.draft, edit.saving);
  return {
    stale: edit.stale,
    start,
    form,
    issues: edit.issues,
    /** Whether there is something to save. */
    isChanged: edit.isChanged || start.record.version === 0,
    guard,
    saving: edit.saving,
    /** The problem for the error box: one that is about no field and not about somebody else's save. */
    failure: edit.failure?.fields.length === 0 ? edit.failure : undefined,
    /** The fields of the record alone, as typed. */
    values: Object.fromEntries(keysOf(start.values).map((name) => [name, form.values[name]])) as Values,
    /** As in `useVersionedForm`; the page may be left once it is saved. */
    trackSave: <Answer>(
      answer: Promise<Answer>,
      mine: Values,
      onSaved: (answer: Answer) => void,
      showElsewhere?: (failure: Problem) => boolean,
    ): Promise<void> =>
      edit.trackSave(
        answer,
        mine,
        (saved) => {
          guard.allowLeaving();
          onSaved(saved);
        },
        showElsewhere,
      ),
  };
};
