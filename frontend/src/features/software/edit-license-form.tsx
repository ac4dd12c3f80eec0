import { useTranslation } from 'react-i18next';
import { editLicense } from '#shared/contract/software/edit-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { USERNAME_MAX } from '#shared/software/license.rules.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { DateField } from '../../form/date-field.tsx';
import { EditPage } from '../../form/edit-page.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { PersonName } from '../../form/person-name.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';
import { formIssues, formOf, type LicenseForm } from './license-form.ts';

/** Edits the username and the person of a licence; another person gets it from a day on, and the history is kept. */
export const EditLicenseForm = ({ license }: { license: LicenseDetails }) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const call = useCall(editLicense);
  const extra = { start_date: useActor().today };
  const edit = useEdit<LicenseForm, LicenseDetails, typeof extra>({ record: license, formOf, extra, call });
  const { form, start } = edit;
  const recordPath = paths.softwareLicense(license.id);

  const send = (mine: LicenseForm, { record, values }: EditStart<LicenseForm, LicenseDetails>): void => {
    const { start_date: from } = form.values;
    const isMoved = mine.employee_id !== values.employee_id;
    if (edit.issues.show(formIssues(mine, isMoved, from))) return;
    const body = {
      license_id: license.id,
      version: record.version,
      ...changedFields(values, mine),
      ...(isMoved && { start_date: from }),
    };
    void edit.trackSave(call.mutateAsync({ body }), mine, () => {
      notifySuccess(t('editLicense.saved'));
      void navigate(recordPath);
    });
  };
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <EditPage
      edit={edit}
      title={t('editLicense.title')}
      crumbs={[
        { label: t('title'), to: paths.software },
        { label: license.product_name, to: paths.softwareProduct(license.product_id) },
        { label: license.person_name ?? '', to: recordPath },
      ]}
      submit={t('edit.save')}
      labelOf={(name) => t(`field.${name}`)}
      staleTitle={t('editLicense.staleTitle')}
      show={(name, value) => (name === 'employee_id' ? <PersonName id={Number(value)} nobody="–" /> : value)}
      send={send}
    >
      <TextField {...field('username')} help={t('help.username')} maxLength={USERNAME_MAX} />
      <PersonPicker {...field('employee_id')} nobody={false} required />
      {form.values.employee_id !== start.values.employee_id && (
        <DateField {...field('start_date')} help={t('help.start_date')} />
      )}
    </EditPage>
  );
};
