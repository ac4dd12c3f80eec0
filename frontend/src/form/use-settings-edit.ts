import { catalogue } from '#shared/errors/catalogue.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { changedFields } from './changed-fields.ts';
import type { EditStart } from './use-stale-edit.ts';
import { useVersionedForm, type SavingCall } from './use-versioned-form.ts';

type Options<Values, Stored, Saved> = {
  stored: Stored;
  formOf: (stored: Stored) => Values;
  issuesOf: (typed: Values) => readonly Issue[];
  call: SavingCall;
  /** Saves the fields that were changed on top of a version. */
  save: (changed: Partial<Values>, version: number) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
};

/** The form of settings that have a version; `SettingsEdit` draws it. It stays where it is when it is saved. */
export const useSettingsEdit = <
  Values extends object,
  Stored extends { version: number },
  Saved extends Stored = Stored,
>({
  stored,
  formOf,
  issuesOf,
  call,
  save,
  onSaved,
}: Options<Values, Stored, Saved>) => {
  const edit = useVersionedForm<Values, Stored>({ record: stored, formOf, call });
  return {
    ...edit,
    /** Checks and saves `mine` on top of the version that the edit started from. */
    send: (mine: Values, from: EditStart<Values, Stored>): void => {
      if (edit.issues.show(issuesOf(mine), catalogue.form_invalid.title)) return;
      void edit.trackSave(save(changedFields(from.values, mine), from.record.version), mine, (saved) => {
        edit.restart(saved);
        onSaved(saved);
      });
    },
  };
};
