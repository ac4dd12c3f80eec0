import { useState } from 'react';
import type { Issue } from '#shared/errors/issue.ts';
import type { EditStart } from './use-stale-edit.ts';
import { useVersionedForm, type SavingCall } from './use-versioned-form.ts';

type Options<Values, Stored, Answer> = {
  stored: Stored;
  formOf: (stored: Stored) => Values;
  issuesOf: (typed: Values) => readonly Issue[];
  call: SavingCall;
  /** The field of the form that an issue of the API is about, where the two have other names. */
  issueOf?: (found: Issue) => Issue;
  /** Saves what is typed on top of a version; the form of a new record has version 0. */
  save: (typed: Values, version: number) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  close: () => void;
  /** What the dialog is about, which tells it apart from others of the page. */
  subject: string;
};

/**
 * The form of a dialog about what others may save meanwhile; `DialogEdit` draws it. What was typed before a reload is
 * there once the dialog is opened again about the same subject.
 */
export const useDialogEdit = <Values extends object, Stored extends { version: number }, Answer>({
  stored,
  formOf,
  issuesOf,
  issueOf,
  call,
  save,
  onSaved,
  subject,
  ...options
}: Options<Values, Stored, Answer>) => {
  // A dialog begins once: what the page reads while it is open does not change what it is compared with.
  const [record] = useState(stored);
  const edit = useVersionedForm<Values, Stored>({ record, formOf, subject, issueOf, call });
  const close = (): void => {
    edit.draft.forget();
    options.close();
  };
  return {
    ...edit,
    close,
    /** Checks and saves `mine` on top of the version that the edit started from. */
    send: (mine: Values, from: EditStart<Values, Stored>): void => {
      if (edit.issues.show(issuesOf(mine))) return;
      void edit.trackSave(save(mine, from.record.version), mine, (answer) => {
        onSaved(answer);
        close();
      });
    },
  };
};
