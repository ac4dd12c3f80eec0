import { useForm } from '@mantine/form';
import { changedFields } from './changed-fields.ts';
import { DraftNotice } from './draft-notice.tsx';
import { useDraft, useKeptDraft } from './use-draft.ts';

/**
 * The form of a dialog: what was typed before a reload is there once the dialog is opened again about the same subject,
 * which is its start where nothing else is said. Draw `notice` above the fields, and call `forget` when the dialog is saved or closed.
 */
export const useDialogForm = <Values extends object>(start: Values, subject = JSON.stringify(start)) => {
  const { found, discard, forget, keep } = useDraft(start, subject);
  const form = useForm<Values>({ initialValues: { ...start, ...found?.values } });
  const isChanged = Object.keys(changedFields(start, form.values)).length > 0;
  useKeptDraft<Values>(keep, isChanged ? { values: form.values } : undefined);
  const beginAnew = (): void => {
    form.setValues(start);
    form.clearErrors();
    discard();
  };
  return { form, forget, notice: <DraftNotice onDiscard={found && beginAnew} /> };
};
