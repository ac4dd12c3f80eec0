import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DayOffTypeOut } from '#shared/contract/days-off/day-off-type.ts';
import { editType } from '#shared/contract/days-off/edit-type.ts';
import { listTypes } from '#shared/contract/days-off/list-types.ts';
import { LoadedOnce } from '../../../api/loaded.tsx';
import { query, readOnce, useCall } from '../../../api/query.ts';
import { changedFields } from '../../../form/changed-fields.ts';
import { EditPage } from '../../../form/edit-page.tsx';
import { useEdit } from '../../../form/use-edit.ts';
import type { EditStart } from '../../../form/use-stale-edit.ts';
import { NotFound } from '../../../ui/not-found.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useGoOn, useParams } from '../../../ui/router.ts';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { TypeFields, useTypeWords } from './type-fields.tsx';
import { bodyOf, formOf, issuesOf, type TypeForm } from './type-form.ts';

const groups = { unit: 'unit', colour: 'colour', shown_as: 'shownAs', kind: 'kind' } as const;

/** A value of a type in words. */
const useShownValue = () => {
  const { t } = useTranslation('days-off');
  return (field: keyof TypeForm, value: TypeForm[keyof TypeForm]): string => {
    if (typeof value === 'number') return t(value === 1 ? 'settings.yes' : 'settings.no');
    if (field in groups) {
      const group = groups[field as keyof typeof groups];
      return t(`settings.types.${group}.${value}`);
    }
    return value === '' ? '–' : value;
  };
};

const EditTypeForm = ({ type }: { type: DayOffTypeOut }) => {
  const { t } = useTranslation('days-off');
  const goOn = useGoOn();
  const words = useTypeWords();
  const show = useShownValue();
  const call = useCall(editType);
  const edit = useEdit<TypeForm, DayOffTypeOut>({ record: type, formOf, call });
  const send = (mine: TypeForm, { record, values }: EditStart<TypeForm, DayOffTypeOut>): void => {
    if (edit.issues.show(issuesOf(mine))) return;
    const { kind: _, ...changed } = changedFields(values, mine);
    const body = { id: type.id, version: record.version, ...bodyOf(mine, changed) };
    void edit.trackSave(call.mutateAsync({ body }), mine, () => {
      notifySuccess(t('settings.saved'));
      goOn(paths.dayOffTypes);
    });
  };
  return (
    <EditPage
      edit={edit}
      title={t('settings.types.editTitle', { name: type.name })}
      crumbs={words.crumbs}
      submit={t('settings.save')}
      labelOf={words.labelOf}
      staleTitle={t('settings.staleTitle', { name: type.name })}
      show={show}
      send={send}
    >
      <TypeFields form={edit.form} />
    </EditPage>
  );
};

const EditTypeRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(listTypes, {}), ...readOnce });
  return (
    <LoadedOnce answer={answer}>
      {({ data }) => {
        const type = data.find((one) => String(one.id) === id);
        return type ? <EditTypeForm key={id} type={type} /> : <NotFound />;
      }}
    </LoadedOnce>
  );
};

/** Edits a type of days off: /settings/daysOff/types/{id}. */
export const EditTypePage = () => (
  <RequireRight permission="days:settings">
    <SettingsFrame>
      <EditTypeRoute />
    </SettingsFrame>
  </RequireRight>
);
