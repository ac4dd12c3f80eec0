import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import {
  contributionIssues,
  dayIssues,
  editIssues,
  fieldsLeftOpen,
  withOrderDate,
} from '#shared/fleet/vehicle.rules.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { fromDmy } from '#shared/values/dates.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { useEdit } from '../../form/use-edit.ts';
import { usePersonChoice } from '../../form/use-people-search.ts';
import { planSentence } from '../../history/plan-words.ts';
import { useActor } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ChangeDateModal } from './change-date-modal.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { CostSection, MoreSection, PayrollSection, VehicleSection } from './vehicle-fields.tsx';
import { fieldsOf, firstPerField, formIssues, formOf, type VehicleForm } from './vehicle-form.ts';
import { showFormValue } from './show-form-value.tsx';
import { useChecksSkipped } from './use-checks-skipped.ts';
import { useSaveVehicle, type DriverDays } from './use-save-vehicle.ts';
import { useVehicleContext } from './use-vehicle-context.ts';
import { dayFrom } from './driver-day.ts';

type Props = { details: CarDetails };

type Edit = ReturnType<typeof useEdit<VehicleForm, CarDetails, DriverDays>>;

/** What is wrong with the vehicle as it is typed, and whether that may stay so. */
const useVehicleChecks = (
  { form, start, issues }: Edit,
  context: ReturnType<typeof useVehicleContext>,
  locked: ReadonlySet<string>,
) => {
  const { today } = useActor();
  /**
   * Issues of the payroll section first, then of the required fields (docs/areas/fleet.md#required-values); a locked
   * field has none, because the user cannot correct it.
   */
  const check = (): Issue[] =>
    firstPerField([
      ...formIssues(form.values),
      ...editIssues(withOrderDate(fieldsOf(form.values), context), context),
      ...contributionIssues(fieldsOf(start.values), fieldsOf(form.values)),
      ...dayIssues(fieldsOf(start.values), fieldsOf(form.values), fromDmy(today)),
    ]).filter((problem) => !locked.has(problem.path));

  const ruled = (values: VehicleForm) => withOrderDate(fieldsOf(values), context);
  const leftOpen = new Set<string>(fieldsLeftOpen(ruled(start.values), ruled(form.values), context));
  /** Nothing else is wrong than what was wrong before (docs/areas/fleet.md#what-an-edit-leaves-open). */
  const mayLeaveOpen = issues.listed.length > 0 && check().every(({ path }) => leftOpen.has(path));

  return { check, mayLeaveOpen };
};

const LeaveOpenBanner = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTranslation('fleet');
  return (
    <Banner
      tone="amber"
      action={
        <button type="button" onClick={onLeave}>
          {t('edit.leaveOpen')}
        </button>
      }
    >
      {t('edit.leaveOpenText')}
    </Banner>
  );
};

export const EditVehicleForm = ({ details }: Props) => {
  const { t } = useTranslation(['fleet', 'history', 'records']);
  const { today } = useActor();
  const rules = useVehicleContext();
  const call = useCall(editCar);
  const extra: DriverDays = { change_date: today, last_driver_day: dayFrom({ id: 0 }, today) };
  const edit = useEdit<VehicleForm, CarDetails, DriverDays>({
    record: details,
    formOf,
    extra,
    call,
  });
  const { form } = edit;
  const save = useSaveVehicle(details, edit, call);
  const driverId = form.values.related_employee_id;
  const ofNewDriver = useChecksSkipped(driverId, form.values.change_date);
  const isSkipped = driverId === details.related_employee_id ? details.payroll_checks_skipped : ofNewDriver;
  const context = { ...rules, skipAssertions: rules.skipAssertions || isSkipped };
  const dayField = driverId === 0 ? 'last_driver_day' : 'change_date';
  const driver = usePersonChoice(driverId, save.isDateModalOpen);
  const locked = new Set<string>([...details.locked_fields, ...(details.name_locked ? ['brand', 'model'] : [])]);
  const name = vehicleName(details);
  const recordPath = paths.vehicle(details.id);

  const { check, mayLeaveOpen } = useVehicleChecks(edit, context, locked);
  const begin = (): void => save.begin(context.payrollImport);
  const submit = () => {
    if (!edit.issues.show(check(), t('edit.invalid'))) begin();
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
      send={save.sendAgain}
      onSubmit={submit}
    >
      {mayLeaveOpen && <LeaveOpenBanner onLeave={begin} />}
      {details.locked_fields.length > 0 && <LockedNotice carId={details.id} />}
      {edit.isChanged && details.type !== 'bicycle' && <Banner tone="amber">{t('edit.wageWarning')}</Banner>}
      <FormSection title={t('edit.vehicleSection')}>
        <VehicleSection
          {...section}
          modelHelp={details.name_locked ? t('detail.nameLocked') : undefined}
          driverHelp={details.planned && planSentence('car', details.planned, details.person_name, t)}
        />
        <MoreSection {...section} />
      </FormSection>
      <FormSection title={t('edit.payrollSection')}>
        <PayrollSection {...section} />
      </FormSection>
      <FormSection title={t('edit.costSection')}>
        <CostSection {...section} />
      </FormSection>
      <ChangeDateModal
        key={driverId === 0 ? 'nobody' : 'somebody'}
        opened={save.isDateModalOpen}
        details={details}
        next={{ id: driverId, name: driver?.name ?? t('edit.newDriver') }}
        typed={form.values[dayField]}
        onType={(day) => form.setFieldValue(dayField, day)}
        saving={call.isPending}
        refusal={save.refusal}
        onClose={save.closeDateModal}
        onConfirm={save.sendOn}
      />
    </EditPage>
  );
};
