import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { editIssues, withOrderDate } from '#shared/fleet/vehicle.rules.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { toProblemOf } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../app/paths.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import { useStaleEdit, type EditStart } from '../../form/use-stale-edit.ts';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useActor } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';
import { ChangeDateModal } from './change-date-modal.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { CostSection, MoreSection, PayrollSection, VehicleSection } from './vehicle-fields.tsx';
import { changedFields, fieldsOf, firstPerField, formIssues, formOf, type VehicleForm } from './vehicle-form.ts';
import { showFormValue } from './show-form-value.tsx';
import { useVehicleContext } from './use-vehicle-context.ts';

type Props = { details: CarDetails };
type Start = EditStart<VehicleForm, CarDetails>;

export const EditVehicleForm = ({ details }: Props) => {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const actor = useActor();
  const rules = useVehicleContext();
  const context = { ...rules, skipAssertions: rules.skipAssertions || details.payroll_checks_skipped };
  const stale = useStaleEdit<VehicleForm, CarDetails>(details, formOf);
  const { start } = stale;
  const [asksDate, setAsksDate] = useState(false);
  /** As chosen in the question; kept when somebody else saved first. */
  const [changeDate, setChangeDate] = useState<string>();
  const form = useForm<VehicleForm>({ initialValues: start.values, validateInputOnBlur: false });
  const issues = useFormIssues(form);
  const save = useCall(editCar, ['people']);
  const changed = changedFields(start.values, form.values);
  const isChanged = Object.keys(changed).length > 0;
  const guard = useLeaveGuard(isChanged && !save.isSuccess);
  const locked = new Set<string>([...details.locked_fields, ...(details.name_locked ? ['brand', 'model'] : [])]);
  const name = vehicleName(details);

  const saved = () => {
    guard.letGo();
    notifySuccess(t('edit.saved'));
    void navigate(paths.vehicle(details.id));
  };

  const send = (values: VehicleForm, from: Start, date?: string): void => {
    const changes = {
      ...changedFields(from.values, values),
      ...(date !== undefined && { change_date: date }),
    };
    save
      .mutateAsync({ body: { car_id: details.id, version: from.record.version, ...changes } as never })
      .then(saved, (error: unknown) => {
        setAsksDate(false);
        const problem = toProblemOf(error);
        if (!stale.caught(problem, values)) issues.showProblem(problem);
      });
  };

  /** Payroll section first, then the required fields (spec A §5); a locked field is not the typist's to correct. */
  const check = (): Issue[] =>
    firstPerField([
      ...formIssues(form.values),
      ...editIssues(withOrderDate(fieldsOf(form.values), context), context),
    ]).filter((found) => !locked.has(found.path));

  const submit = () => {
    const found = check();
    if (issues.show(found, t('edit.invalid'))) return;
    const driverChanges = form.values.related_employee_id !== start.values.related_employee_id;
    if (driverChanges && context.payrollImport) setAsksDate(true);
    else send(form.values, start);
  };

  const failure =
    save.isError && toProblemOf(save.error).fields.length === 0 && toProblemOf(save.error).code !== 'stale_version'
      ? toProblemOf(save.error)
      : undefined;
  const section = { form, context, locked };
  return (
    <FormPage
      title={t('edit.title', { name })}
      crumbs={[
        { label: t('title'), to: paths.fleet },
        { label: name, to: paths.vehicle(details.id) },
      ]}
      cancelTo={paths.vehicle(details.id)}
      submit={t('edit.save')}
      saving={save.isPending}
      disabled={!isChanged}
      onSubmit={submit}
    >
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={(path) => t(`field.${path}`)} />
      {failure && <ErrorBox problem={failure} />}
      {details.locked_fields.length > 0 && <LockedNotice carId={details.id} />}
      {isChanged && context.payrollImport && details.type !== 'bicycle' && (
        <Banner tone="amber">{t('edit.wageWarning')}</Banner>
      )}
      <FormSection title={t('edit.payrollSection')}>
        <PayrollSection {...section} />
      </FormSection>
      <FormSection title={t('edit.vehicleSection')}>
        <VehicleSection {...section} />
        <MoreSection {...section} />
      </FormSection>
      <FormSection title={t('edit.costSection')}>
        <CostSection {...section} />
      </FormSection>
      <ChangeDateModal
        opened={asksDate}
        driverId={form.values.related_employee_id}
        driver={form.values.related_employee_id > 0 ? t('edit.newDriver') : null}
        today={actor.today}
        saving={save.isPending}
        onClose={() => setAsksDate(false)}
        onConfirm={(date) => {
          setChangeDate(date);
          send(form.values, start, date);
        }}
      />
      <StaleEditModal
        difference={stale.difference}
        title={t('edit.staleTitle')}
        labelOf={(field) => t(`field.${field}`)}
        show={(field, value) => showFormValue(t, field, value)}
        saving={save.isPending}
        onKeepEditing={stale.keepEditing}
        onDiscard={() => {
          guard.letGo();
          void navigate(paths.vehicle(details.id));
        }}
        onSave={(chosen) => {
          const from = stale.goOn();
          form.setValues(chosen);
          const hasNewDriver = chosen.related_employee_id !== from.values.related_employee_id;
          send(chosen, from, hasNewDriver ? (changeDate ?? actor.today) : undefined);
        }}
      />
    </FormPage>
  );
};
