import type { ReactNode } from 'react';
import { SettingsForm } from './settings-form.tsx';
import { StaleEdit } from './stale-edit.tsx';
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
  edit,
  labelOf,
  save,
  staleTitle,
  show,
  children,
}: Props<Values, Stored>) => (
  <SettingsForm
    issues={edit.issues}
    labelOf={labelOf}
    problem={edit.failure}
    isChanged={edit.isChanged}
    draft={edit.draft}
    saving={edit.saving}
    save={save}
    onSubmit={() => edit.send(edit.form.values, edit.start)}
  >
    {children}
    <StaleEdit
      edit={edit}
      title={staleTitle}
      labelOf={labelOf}
      show={show}
      onDiscard={() => edit.restart(edit.stale.continueFromTheirs().record)}
      send={edit.send}
    />
  </SettingsForm>
);
