import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { issue } from '#shared/errors/issue.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { isoOf } from '#shared/values/dates.ts';
import { useCall } from '../../api/query.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormModal } from '../../form/form-modal.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { DayNotice } from '../../history/day-notice.tsx';
import { isAhead } from '../../history/is-ahead.ts';
import { PlanFate } from '../../history/plan-fate.tsx';
import { useActor } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { VehiclePicker, type ChosenVehicle } from '../../records/vehicle-picker.tsx';

type Props = { person: EmployeeOut; close: () => void };
type Shown = 'car_id' | 'change_date';
type Vehicle = ChosenVehicle & Pick<CarRow, 'id' | 'version' | 'planned'>;

/** No more of the vehicle than the dialog needs: the tab keeps it with the draft. */
const vehicleOf = ({ id, version, brand, model, plate, type, planned }: CarRow): Vehicle => ({
  id,
  version,
  brand,
  model,
  plate,
  type,
  planned,
});

/** Gives a vehicle that nobody drives to the person, from a day on. */
export const HandOutVehicleModal = ({ person, ...props }: Props) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const start: { car: Vehicle | null; day: string } = { car: null, day: today };
  const { form, notice, close } = useDialogForm(start, props.close, `vehicle:${person.id}`);
  const { car, day } = form.values;
  const [errors, setErrors] = useState<Partial<Record<Shown, string | undefined>>>({});
  const call = useCall(editCar);
  const typed = day.trim();
  const save = (): void => {
    const wrongDay = typed === '' ? 'required' : isoOf(typed) === undefined ? 'invalid_date' : undefined;
    if (!car || wrongDay)
      return setErrors({
        ...(!car && { car_id: issue('car_id', 'required').message }),
        ...(wrongDay && { change_date: issue('change_date', wrongDay).message }),
      });
    call.mutate(
      { body: { car_id: car.id, version: car.version, related_employee_id: person.id, change_date: typed } },
      {
        onSuccess: () => {
          const words = { name: vehicleName(car), person: person.name, day: typed };
          notifySuccess(t(isAhead(typed, today) ? 'vehicle.planned' : 'vehicle.done', words));
          close();
        },
        onError: ({ problem: { fields } }) =>
          setErrors({ change_date: fields.find(({ path }) => path === 'change_date')?.message }),
      },
    );
  };
  const problem = call.error?.problem;
  // Payroll information that the vehicle lacks is mentioned as a whole, since its fields are on its own page.
  const isElsewhere = problem?.fields.some(({ path }) => path !== 'change_date') ?? false;
  return (
    <FormModal
      title={t('vehicle.title', { name: person.name })}
      submit={t('vehicle.confirm')}
      saving={call.isPending}
      problem={problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      {problem && isElsewhere && <ErrorBox problem={problem} />}
      <VehiclePicker
        segment="unassigned"
        label={t('vehicle.label')}
        choose={t('vehicle.choose')}
        nothing={t('vehicle.nothing')}
        required
        value={car?.id ?? 0}
        restored={car ?? undefined}
        error={errors.car_id}
        onChange={(_, chosen) => {
          form.setFieldValue('car', chosen ? vehicleOf(chosen) : null);
          setErrors({});
        }}
        data-autofocus
      />
      <DateField
        label={t('vehicle.date')}
        help={t('vehicle.dateHelp')}
        required
        value={day}
        error={errors.change_date}
        onChange={(text) => {
          form.setFieldValue('day', text);
          setErrors({});
        }}
      />
      {car && <PlanFate object="car" planned={car.planned} to={person} day={typed} />}
      <DayNotice day={typed}>{t('vehicle.ahead', { name: person.name, day: typed })}</DayNotice>
    </FormModal>
  );
};
