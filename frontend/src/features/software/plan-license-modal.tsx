import { useTranslation } from 'react-i18next';
import { editLicense } from '#shared/contract/software/edit-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { useCall } from '../../api/query.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormModal } from '../../form/form-modal.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { useLeftBy } from '../../form/use-left-by.ts';
import { DayNotice } from '../../history/day-notice.tsx';
import { planSentence } from '../../history/plan-words.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { formIssues } from './license-form.ts';

type Props = { license: LicenseDetails; planned: NonNullable<LicenseDetails['planned']>; close: () => void };

/** Changes who is planned to get the licence, and from when. */
export const PlanLicenseModal = ({ license, planned, ...props }: Props) => {
  const { t } = useTranslation(['software', 'history', 'records']);
  const start = { employee_id: planned.employee_id, start_date: planned.start_date, person: planned.name ?? '' };
  const { form, notice, close } = useDialogForm(start, props.close, `plan:${license.id}:${license.version}`);
  const call = useCall(editLicense);
  const { employee_id: to, start_date: typed, person } = form.values;
  const day = typed.trim();
  const holder = license.active === 1 ? license.person_name : null;
  const left = useLeftBy(to, day, 'start_date');
  const save = () => {
    const foundIssues = [...formIssues({ username: '', employee_id: to }, true, day), ...left];
    if (foundIssues.length > 0) return applyIssues(form, foundIssues);
    if (license.active === 1 && to === license.employee_id)
      return form.setErrors({ employee_id: t('plan.same', { person: license.person_name }) });
    call.mutate(
      { body: { license_id: license.id, version: license.version, employee_id: to, start_date: day } },
      {
        onSuccess: () => {
          notifySuccess(t('plan.saved'));
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      title={t('plan.title')}
      submit={t('plan.confirm')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <PersonPicker
        label={t('field.employee_id')}
        required
        nobody={false}
        {...form.getInputProps('employee_id')}
        value={to}
        onChange={(id, chosen) => {
          form.setFieldValue('employee_id', id);
          form.setFieldValue('person', chosen?.name ?? '');
        }}
      />
      <DateField
        label={t('field.start_date')}
        help={t('help.first_day')}
        required
        {...form.getInputProps('start_date')}
        value={typed}
      />
      {to > 0 && (
        <DayNotice day={day}>
          {planSentence('software_license', { name: person, start_date: day }, holder, t)}
        </DayNotice>
      )}
    </FormModal>
  );
};
