import { useTranslation } from 'react-i18next';
import { addType } from '#shared/contract/days-off/add-type.ts';
import { useCall } from '../../../api/query.ts';
import { FormPage } from '../../../form/form-page.tsx';
import { useEdit } from '../../../form/use-edit.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useGoOn } from '../../../ui/router.ts';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { TypeFields, useTypeWords } from './type-fields.tsx';
import { bodyOf, formOf, issuesOf, type NewType, type TypeForm } from './type-form.ts';

const NewTypeForm = () => {
  const { t } = useTranslation('days-off');
  const goOn = useGoOn();
  const words = useTypeWords();
  const call = useCall(addType);
  const edit = useEdit<TypeForm, NewType>({ record: { version: 0 }, formOf, call });
  const save = () => {
    const { values } = edit;
    if (edit.issues.show(issuesOf(values))) return;
    const { kind, active: _, ...fields } = values;
    const body = { ...bodyOf(values, fields), kind: kind === 'absence' ? kind : ('leave' as const) };
    void edit.trackSave(call.mutateAsync({ body }), values, () => {
      notifySuccess(t('settings.types.added', { name: values.name.trim() }));
      goOn(paths.dayOffTypes);
    });
  };
  return (
    <FormPage
      title={t('settings.types.addTitle')}
      crumbs={words.crumbs}
      issues={edit.issues}
      labelOf={words.labelOf}
      problem={edit.failure}
      cancelTo={paths.dayOffTypes}
      submit={t('settings.types.add')}
      saving={edit.saving}
      onSubmit={save}
    >
      {edit.guard.modal}
      <TypeFields form={edit.form} isNew />
    </FormPage>
  );
};

/** Adds a type of days off: /settings/daysOff/types/new. */
export const NewTypePage = () => (
  <RequireRight permission="days:settings">
    <SettingsFrame>
      <NewTypeForm />
    </SettingsFrame>
  </RequireRight>
);
