import { useTranslation } from 'react-i18next';
import { editLicense } from '#shared/contract/software/edit-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { NextHolderFields } from '../../history/next-holder-fields.tsx';
import { useNextHolder } from '../../history/use-next-holder.ts';
import { notifySuccess } from '../../ui/notify.ts';

type Props = { license: LicenseDetails; planned: NonNullable<LicenseDetails['planned']>; close: () => void };

const paths = { person: 'employee_id', day: 'start_date' };

/** Changes who is planned to get the licence, and from when. */
export const PlanLicenseModal = ({ license, planned, close }: Props) => {
  const { t } = useTranslation('software');
  const isActive = license.active === 1;
  const form = useNextHolder({
    start: { id: planned.employee_id, name: planned.name ?? '', day: planned.start_date },
    close,
    subject: `plan:${license.id}:${license.version}`,
    paths,
  });
  const { id, day } = form.next;
  const call = useCall(editLicense);
  const save = (): void => {
    const same = t('plan.same', { person: license.person_name });
    if (form.isRefused(isActive ? license.employee_id : 0, same)) return;
    call.mutate(
      { body: { license_id: license.id, version: license.version, employee_id: id, start_date: day } },
      {
        onSuccess: () => {
          notifySuccess(t('plan.saved'));
          form.close();
        },
        onError: ({ problem }) => form.showProblem(problem),
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
      close={form.close}
    >
      {form.notice}
      <NextHolderFields
        object="software_license"
        form={form}
        holder={isActive ? license.person_name : null}
        labels={{ person: t('field.employee_id'), day: t('field.start_date'), dayHelp: t('help.first_day') }}
      />
    </FormModal>
  );
};
