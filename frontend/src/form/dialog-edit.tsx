import type { ReactNode } from 'react';
import { DraftNotice } from './draft-notice.tsx';
import { FormModal } from './form-modal.tsx';
import { StaleEdit } from './stale-edit.tsx';
import { asksToChoose } from './three-way-diff.ts';
import type { useDialogEdit } from './use-dialog-edit.ts';

type Props<Values extends object, Stored extends { version: number }> = {
  edit: Omit<ReturnType<typeof useDialogEdit<Values, Stored, unknown>>, 'form'> & {
    form: { values: Values; setValues: (values: Values) => void };
  };
  title: string;
  /** The verb on the button. */
  submit: string;
  labelOf: (path: keyof Values & string) => string;
  /** A value in words, for the dialog about somebody who saved first. */
  show: (field: keyof Values & string, value: Values[keyof Values]) => ReactNode;
  /** Wider, for rows of several fields. */
  isWide?: boolean;
  disabled?: boolean;
  /** The fields. */
  children: ReactNode;
};

/** The dialog of `useDialogEdit`: the draft of before and the fields, or both versions when somebody else saved first. */
export const DialogEdit = <Values extends object, Stored extends { version: number }>({
  edit,
  title,
  submit,
  labelOf,
  show,
  isWide = false,
  disabled = false,
  children,
}: Props<Values, Stored>) => (
  <>
    <FormModal
      opened={!asksToChoose(edit.stale.difference)}
      isWide={isWide}
      disabled={disabled}
      title={title}
      submit={submit}
      saving={edit.saving}
      problem={edit.failure}
      onSubmit={() => edit.send(edit.form.values, edit.start)}
      close={edit.close}
    >
      <DraftNotice onDiscard={edit.draft.discard} />
      {children}
    </FormModal>
    <StaleEdit edit={edit} labelOf={labelOf} show={show} onDiscard={edit.close} send={edit.send} />
  </>
);
