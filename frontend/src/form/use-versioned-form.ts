import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { storedNow } from '../api/problem-extras.ts';
import { problemFromError, type ProblemError } from '../api/problem.ts';
import { changedFields } from './changed-fields.ts';
import { useDraft, useKeptDraft } from './use-draft.ts';
import { useFormIssues } from './use-form-issues.ts';
import { useStaleEdit } from './use-stale-edit.ts';

/** The mutation that saves what a form holds. */
export type SavingCall = { isPending: boolean; error: ProblemError | null };

type Options<Values, Stored, Extra> = {
  /** The stored record; a record to be added is blank, with version 0. */
  record: Stored;
  formOf: (record: Stored) => Values;
  /** Values that the form asks for beside the fields of the record, such as the day of a change. */
  extra?: Extra | undefined;
  /** Whether there are changes outside the fields of the form, such as half a condition. */
  alsoChanged?: ((start: Values) => boolean) | undefined;
  /** Tells forms of one address and the same fields apart. */
  subject?: string | undefined;
  /** Whether the form was saved and is about to be left. */
  isSaved?: boolean;
  /** The field of the form that an issue of the API is about, where the two have other names. */
  issueOf?: ((found: Issue) => Issue) | undefined;
  call: SavingCall;
};

/**
 * The form of what others may save meanwhile. A reload keeps what was typed with the version that it was started from,
 * so that a save is still told of somebody who saved in between.
 */
export const useVersionedForm = <
  Values extends object,
  Stored extends { version: number },
  Extra extends object = object,
>({
  record,
  formOf,
  extra,
  alsoChanged,
  subject,
  isSaved = false,
  issueOf,
  call,
}: Options<Values, Stored, Extra>) => {
  const draft = useDraft<Values & Extra>({ ...formOf(record), ...extra } as Values & Extra, subject);
  const { found } = draft;
  const [restored] = useState(
    () =>
      found && {
        record: { ...record, version: found.version ?? record.version },
        values: { ...formOf(record), ...found.start },
      },
  );
  const stale = useStaleEdit<Values, Stored>(record, formOf, restored);
  const { start } = stale;
  const form = useForm<Values & Extra>({
    initialValues: { ...start.values, ...extra, ...found?.values } as Values & Extra,
  });
  const issues = useFormIssues(form);
  const isChanged =
    Object.keys(changedFields<Values>(start.values, form.values)).length > 0 || alsoChanged?.(start.values) === true;
  const isUnsaved = isChanged && !isSaved;
  useKeptDraft<Values & Extra>(
    draft.keep,
    isUnsaved
      ? {
          values: form.values,
          start: start.values as Partial<Values & Extra>,
          version: start.record.version,
        }
      : undefined,
  );
  /** Shows the stored record, or what was `saved`, and gives up what was typed. */
  const restart = (saved?: Stored): void => {
    form.setValues({ ...stale.restart(saved).values, ...extra } as Values & Extra);
    issues.clear();
    draft.discard();
  };
  const failure = call.error ? problemFromError(call.error) : undefined;
  /**
   * Awaits a save of `mine`. A failure is shown on its fields, in the error box, or beside the version saved first;
   * `showElsewhere` takes what a dialog over the form shows itself.
   */
  const trackSave = <Answer>(
    answer: Promise<Answer>,
    mine: Values,
    onSaved: (answer: Answer) => void,
    showElsewhere?: (failure: Problem) => boolean,
  ): Promise<void> =>
    answer.then(onSaved, (error: unknown) => {
      const found = problemFromError(error);
      if (stale.showIfStale(found, mine) || showElsewhere?.(found)) return;
      issues.showProblem(issueOf ? { ...found, fields: found.fields.map(issueOf) } : found);
    });
  return {
    stale,
    start,
    form,
    issues,
    isChanged,
    isUnsaved,
    restart,
    saving: call.isPending,
    /** Why the last save failed, unless somebody else saved first. */
    failure: failure && storedNow(failure) ? undefined : failure,
    trackSave,
    draft: { forget: draft.forget, discard: found && ((): void => restart()) },
  };
};
