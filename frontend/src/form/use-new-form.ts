import { useForm } from '@mantine/form';
import { changedFields } from './changed-fields.ts';
import { useDraft, useKeptDraft } from './use-draft.ts';
import { useFormIssues } from './use-form-issues.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

/**
 * The form of a page that adds one record: its issues, the leave question, and what the tab keeps over a reload.
 * `initial` are the values kept during a visit to another page.
 */
export const useNewForm = <Values extends object>(
  start: Values,
  call: { isPending: boolean; isSuccess: boolean },
  initial: Values = start,
) => {
  const draft = useDraft(start);
  const { found } = draft;
  const form = useForm<Values>({ initialValues: { ...initial, ...found?.values } });
  const issues = useFormIssues(form);
  const isUnsaved = Object.keys(changedFields(start, form.values)).length > 0 && !call.isSuccess;
  const discard = (): void => {
    form.setValues(start);
    issues.clear();
    draft.discard();
  };
  const guard = useLeaveGuard(isUnsaved, { forget: draft.forget, discard: found && discard }, call.isPending);
  useKeptDraft<Values>(draft.keep, isUnsaved ? { values: form.values } : undefined);
  return { form, issues, guard };
};
