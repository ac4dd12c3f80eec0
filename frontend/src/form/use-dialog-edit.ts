import { useState } from 'react';
import type { Issue } from '#shared/errors/issue.ts';
import { problemFromError, type ProblemError } from '../api/problem.ts';
import type { EditStart } from './use-stale-edit.ts';
import { useVersionedForm } from './use-versioned-form.ts';

type Options<Values, Stored, Answer> = {
  stored: Stored;
  formOf: (stored: Stored) => Values;
  issuesOf: (typed: Values) => readonly Issue[];
  /** The mutation that saves. */
  call: { isPending: boolean; error: ProblemError | null };
  /** Saves what is typed on top of a version. */
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
  call,
  save,
  onSaved,
  subject,
  ...options
}: Options<Values, Stored, Answer>) => {
  // A dialog begins once: what the page reads while it is open does not change what it is compared with.
  const [record] = useState(stored);
  const edit = useVersionedForm<Values, Stored>({ record, formOf, subject });
  const { stale, issues, draft } = edit;
  const problem = call.error?.problem;
  const close = (): void => {
    draft.forget();
    options.close();
  };
  return {
    ...edit,
    close,
    saving: call.isPending,
    /** Why the last save failed, unless somebody else saved first. */
    failure: problem?.code === 'stale_version' ? undefined : problem,
    /** Checks and saves `mine` on top of the version that the edit started from. */
    send: (mine: Values, from: EditStart<Values, Stored>): void => {
      if (issues.show(issuesOf(mine))) return;
      save(mine, from.record.version).then(
        (answer) => {
          onSaved(answer);
          close();
        },
        (error: unknown) => {
          const found = problemFromError(error);
          if (!stale.showIfStale(found, mine)) issues.showProblem(found);
        },
      );
    },
  };
};
