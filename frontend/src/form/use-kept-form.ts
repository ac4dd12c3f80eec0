import { useForm } from '@mantine/form';
import { changedFields } from './changed-fields.ts';
import { useDraft, useKeptDraft } from './use-draft.ts';
import { useFormIssues } from './use-form-issues.ts';

/**
 * A form that stays where it is when it is saved: what differs from the stored values, and what the tab keeps of that
 * over a reload. `subject` tells forms of one address and the same fields apart; `address` as in `useDraft`.
 */
export const useKeptForm = <Values extends object>(stored: Values, subject?: string, address?: string) => {
  const { found, discard, forget, keep } = useDraft(stored, subject, address);
  const form = useForm<Values>({ initialValues: { ...stored, ...found?.values } });
  const issues = useFormIssues(form);
  const changed = changedFields(stored, form.values);
  const isChanged = Object.keys(changed).length > 0;
  useKeptDraft<Values>(keep, isChanged ? { values: changed } : undefined);
  /** Shows these values, and gives up what was kept. */
  const restart = (values: Values): void => {
    form.setValues(values);
    issues.clear();
    discard();
  };
  return {
    form,
    issues,
    /** To be called with what was saved. */
    restart,
    draft: { forget, discard: found && ((): void => restart(stored)) },
  };
};
