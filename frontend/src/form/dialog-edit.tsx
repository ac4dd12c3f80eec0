import type { ReactNode } from 'react';
import { DraftNotice } from './draft-notice.tsx';
import { FormModal } from './form-modal.tsx';
import { StaleEditModal } from './stale-edit-modal.tsx';
import { asksToChoose } from './three-way-diff.ts';
import type { useDialogEdit } from './use-dialog-edit.ts';

type Props<Values extends object, Stored extends { version: number }> = {
  edit: Omit<ReturnType<typeof useDialogEdit<Values, Stored, unknown>>, 'form'> & {
    form: { values: Values; setValues: (values: Values) => void };
  };
  title: string;
  /** The verb on the button. */
  submit: string;
  labelOf: (path: string) => string;
  /** A value in words, for the dialog about somebody who saved first. */
  show: (field: keyof Values & string, value: Values[keyof Values]) => ReactNode;
  /** Wider, for rows of several fields. */
  isWide?: boolean;
  /** The fields. */
  children: ReactNode;
};

/** The dialog of `useDialogEdit`: the draft of before and the fields, or both versions when somebody else saved first. */
export const DialogEdit = <Values extends object, Stored extends { version: number }>({
  edit: { stale, start, form, draft, saving, failure, send, close },
  title,
  submit,
  labelOf,
  show,
  isWide = false,
  children,
}: Props<Values, Stored>) => (
  <>
    <FormModal
      opened={!asksToChoose(stale.difference)}
      isWide={isWide}
      title={title}
      submit={submit}
      saving={saving}
      problem={failure}
      onSubmit={() => send(form.values, start)}
      close={close}
    >
      <DraftNotice onDiscard={draft.discard} />
      {children}
    </FormModal>
    <StaleEditModal
      difference={stale.difference}
      saved={stale.saved}
      labelOf={labelOf}
      show={show}
      saving={saving}
      onKeepEditing={stale.keepEditing}
      onDiscard={close}
      onSave={(chosen) => {
        form.setValues(chosen);
        send(chosen, stale.continueFromTheirs());
      }}
    />
  </>
);
