import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { editIssues, withOrderDate } from '#shared/fleet/vehicle.rules.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { useActor } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';
import { ChangeDateModal } from './change-date-modal.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { CostSection, MoreSection, PayrollSection, VehicleSection } from './vehicle-fields.tsx';
import { fieldsOf, firstPerField, formIssues, formOf, type VehicleForm } from './vehicle-form.ts';
import { showFormValue } from './show-form-value.tsx';
import { useVehicleContext } from './use-vehicle-context.ts';

type Props = { details: CarDetails };
type Start = EditStart<VehicleForm, CarDetails>;

export const EditVehicleForm = ({ details }: Props) => {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const { today } = useActor();
  const rules = useVehicleContext();
  const context = { ...rules, skipAssertions: rules.skipAssertions || details.payroll_checks_skipped };
  const call = useCall(editCar);
  const edit = useEdit<VehicleForm, CarDetails>({
    record: details,
    formOf,
    labelOf: (path) => t(`field.${path}` as 'field.plate'),
    call,
  });
  const { form, start } = edit;
  const [isDateModalOpen, setDateModalOpen] = useState(false);
  /** The date chosen in the modal, kept for another attempt when somebody else saved first. */
  const [changeDate, setChangeDate] = useState<string>();
  const locked = new Set<string>([...details.locked_fields, ...(details.name_locked ? ['brand', 'model'] : [])]);
  const name = vehicleName(details);
  const recordPath = paths.vehicle(details.id);

  const send = (mine: VehicleForm, { record, values }: Start, date?: string): void => {
    const changes = { ...changedFields(values, mine), ...(date !== undefined && { change_date: date }) };
    const answer = call.mutateAsync({ body: { car_id: details.id, version: record.version, ...changes } as never });
    void edit
      .trackSave(answer, mine, () => {
        notifySuccess(t('edit.saved'));
        void navigate(recordPath);
      })
      .then(() => setDateModalOpen(false));
  };

  /**
   * Issues of the payroll section first, then of the required fields (docs/areas/fleet.md#required-values); a locked
   * field has none, because the user cannot correct it.
   */
  const check = (): Issue[] =>
    firstPerField([
      ...formIssues(form.values),
      ...editIssues(withOrderDate(fieldsOf(form.values), context), context),
    ]).filter((problem) => !locked.has(problem.path));

  const submit = () => {
    if (edit.issues.show(check(), t('edit.invalid'))) return;
    const driverChanges = form.values.related_employee_id !== start.values.related_employee_id;
    if (driverChanges && context.payrollImport) setDateModalOpen(true);
    else send(form.values, start);
  };

  const section = { form, context, locked };
  return (
    <EditPage
      edit={edit}
      title={t('edit.title', { name })}
      crumbs={[
        { label: t('title'), to: paths.fleet },
        { label: name, to: recordPath },
      ]}
      submit={t('edit.save')}
      labelOf={(field) => t(`field.${field}`)}
      staleTitle={t('edit.staleTitle')}
      show={(field, value) => showFormValue(t, field, value)}
      send={(chosen, from) => {
        const hasNewDriver = chosen.related_employee_id !== from.values.related_employee_id;
        send(chosen, from, hasNewDriver ? (changeDate ?? today) : undefined);
      }}
      onSubmit={submit}
    >
      {details.locked_fields.length > 0 && <LockedNotice carId={details.id} />}
      {edit.isChanged && context.payrollImport && details.type !== 'bicycle' && (
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
        opened={isDateModalOpen}
        driverId={form.values.related_employee_id}
        driver={form.values.related_employee_id > 0 ? t('edit.newDriver') : null}
        today={today}
        saving={call.isPending}
        onClose={() => setDateModalOpen(false)}
        onConfirm={(date) => {
          setChangeDate(date);
          send(form.values, start, date);
        }}
      />
    </EditPage>
  );
};
