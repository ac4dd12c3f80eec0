import type { ReactNode } from 'react';
import { SettingsForm } from './settings-form.tsx';
import { StaleEditModal } from './stale-edit-modal.tsx';
import type { useSettingsEdit } from './use-settings-edit.ts';

type Props<Values extends object, Stored extends { version: number }> = {
  edit: Omit<ReturnType<typeof useSettingsEdit<Values, Stored>>, 'form'> & {
    form: { values: Values; setValues: (values: Values) => void };
  };
  labelOf: (path: string) => string;
  /** The words on the button. */
  save: string;
  /** The title of the dialog when somebody else saved first. */
  staleTitle?: string;
  /** A value in words, for that dialog. */
  show: (field: keyof Values & string, value: Values[keyof Values]) => ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** The form of `useSettingsEdit`: what `SettingsForm` draws, and both versions when somebody else saved first. */
export const SettingsEdit = <Values extends object, Stored extends { version: number }>({
  edit: { stale, start, form, issues, isChanged, restart, draft, saving, failure, send },
  labelOf,
  save,
  staleTitle,
  show,
  children,
}: Props<Values, Stored>) => (
  <SettingsForm
    issues={issues}
    labelOf={labelOf}
    problem={failure}
    isChanged={isChanged}
    draft={draft}
    saving={saving}
    save={save}
    onSubmit={() => send(form.values, start)}
  >
    {children}
    <StaleEditModal
      difference={stale.difference}
      saved={stale.saved}
      title={staleTitle}
      labelOf={labelOf}
      show={show}
      saving={saving}
      onKeepEditing={stale.keepEditing}
      onDiscard={() => restart(stale.continueFromTheirs().record)}
      onSave={(chosen) => {
        form.setValues(chosen);
        send(chosen, stale.continueFromTheirs());
      }}
    />
  </SettingsForm>
);
