import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { editLicense } from '#shared/contract/software/edit-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { USERNAME_MAX } from '#shared/software/license.rules.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../app/paths.ts';
import { DateField } from '../../form/date-field.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { PersonName } from '../../form/person-name.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useStaleEdit, type EditStart } from '../../form/use-stale-edit.ts';
import { useActor } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';
import { changedFields, formIssues, formOf, type LicenseForm } from './license-form.ts';
import { changedWithSoftware } from './use-software.ts';

/** The username, and who has it: another person from a day on, the history is kept. */
export const EditLicenseForm = ({ license }: { license: LicenseDetails }) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const { today } = useActor();
  const stale = useStaleEdit<LicenseForm, LicenseDetails>(license, formOf);
  const { start } = stale;
  const form = useForm<LicenseForm & { start_date: string }>({
    initialValues: { ...start.values, start_date: today },
  });
  const issues = useFormIssues(form);
  const call = useCall(editLicense, changedWithSoftware);
  const { start_date: from, ...values } = form.values;
  const isChanged = Object.keys(changedFields(start.values, values)).length > 0;
  const guard = useLeaveGuard(isChanged && !call.isSuccess);
  const home = paths.softwareLicense(license.id);

  const send = (mine: LicenseForm, of: EditStart<LicenseForm, LicenseDetails>): void => {
    const isMoved = mine.employee_id !== of.values.employee_id;
    if (issues.show(formIssues(mine, isMoved, from))) return;
    call
      .mutateAsync({
        body: {
          license_id: license.id,
          version: of.record.version,
          ...changedFields(of.values, mine),
          ...(isMoved && { start_date: from }),
        },
      })
      .then(
        () => {
          guard.letGo();
          notifySuccess(t('editLicense.saved'));
          void navigate(home);
        },
        ({ problem }: NonNullable<typeof call.error>) => {
          if (!stale.caught(problem, mine)) issues.showProblem(problem);
        },
      );
  };
  const field = <Name extends keyof (LicenseForm & { start_date: string })>(name: Name) => ({
    label: t(`field.${name as keyof LicenseForm}`),
    ...form.getInputProps(name),
    value: form.values[name],
  });
  const problem = call.error?.problem;
  return (
    <FormPage
      title={t('editLicense.title')}
      crumbs={[
        { label: t('title'), to: paths.software },
        { label: license.product_name, to: paths.softwareProduct(license.product_id) },
        { label: license.person_name ?? '', to: home },
      ]}
      cancelTo={home}
      submit={t('edit.save')}
      saving={call.isPending}
      disabled={!isChanged}
      onSubmit={() => send(values, start)}
    >
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={(path) => t(`field.${path}`)} />
      {problem && problem.fields.length === 0 && problem.code !== 'stale_version' && <ErrorBox problem={problem} />}
      <TextField {...field('username')} help={t('help.username')} maxLength={USERNAME_MAX} />
      <PersonPicker {...field('employee_id')} nobody={false} required />
      {values.employee_id !== start.values.employee_id && (
        <DateField {...field('start_date')} help={t('help.start_date')} />
      )}
      <StaleEditModal
        difference={stale.difference}
        title={t('editLicense.staleTitle')}
        labelOf={(name) => t(`field.${name}`)}
        show={(name, value) =>
          name === 'employee_id' ? <PersonName id={Number(value)} nobody="–" /> : value === '' ? '–' : value
        }
        saving={call.isPending}
        onKeepEditing={stale.keepEditing}
        onDiscard={() => {
          guard.letGo();
          void navigate(home);
        }}
        onSave={(chosen) => {
          const of = stale.goOn();
          form.setValues(chosen);
          send(chosen, of);
        }}
      />
    </FormPage>
  );
};
