import { useForm } from '@mantine/form';
import { useState } from 'react';
import { changedFields } from './changed-fields.ts';
import { DraftNotice } from './draft-notice.tsx';
import { useDraft, useKeptDraft } from './use-draft.ts';

/**
 * The form of a dialog: what was typed before a reload is there once the dialog is opened again about the same subject,
 * which is its start where nothing else is said. Draw `notice` above the fields, and close the dialog with the `close`
 * of the answer, once it is saved, too: that forgets what was kept.
 */
export const useDialogForm = <Values extends object>(
  start: Values,
  close: () => void,
  subject = JSON.stringify(start),
) => {
  // A dialog begins once: what the page reads while it is open does not change what it is compared with.
  const [first] = useState(start);
  const { found, discard, forget, keep } = useDraft(first, subject);
  const form = useForm<Values>({ initialValues: { ...first, ...found?.values } });
  const isChanged = Object.keys(changedFields(first, form.values)).length > 0;
  useKeptDraft<Values>(keep, isChanged ? { values: form.values } : undefined);
  const beginAnew = (): void => {
    form.setValues(first);
    form.clearErrors();
    discard();
  };
  const leave = (): void => {
    forget();
    close();
  };
  return { form, forget, close: leave, notice: <DraftNotice onDiscard={found && beginAnew} /> };
};
