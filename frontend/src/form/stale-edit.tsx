import type { ReactNode } from 'react';
import { StaleEditModal } from './stale-edit-modal.tsx';
import type { EditStart } from './use-stale-edit.ts';
import type { useVersionedForm } from './use-versioned-form.ts';

type Props<Values extends object, Stored extends { version: number }> = {
  edit: Pick<ReturnType<typeof useVersionedForm<Values, Stored>>, 'stale' | 'saving'> & {
    form: { setValues: (values: Values) => void };
  };
  /** Names what was saved, where the general title does not do. */
  title?: string | undefined;
  labelOf: (field: keyof Values & string) => string;
  /** A value in words. */
  show: (field: keyof Values & string, value: Values[keyof Values]) => ReactNode;
  onDiscard: () => void;
  /** Checks and saves `mine` on top of the version that the edit continues from. */
  send: (mine: Values, from: EditStart<Values, Stored>) => void;
};

/** Both versions of a `useVersionedForm` when somebody else saved first; what is chosen is saved on top of theirs. */
export const StaleEdit = <Values extends object, Stored extends { version: number }>({
  edit: { stale, saving, form },
  send,
  ...words
}: Props<Values, Stored>) => (
  <StaleEditModal
    {...words}
    difference={stale.difference}
    saved={stale.saved}
    saving={saving}
    onKeepEditing={stale.keepEditing}
    onSave={(chosen) => {
      form.setValues(chosen);
      send(chosen, stale.continueFromTheirs());
    }}
  />
);
