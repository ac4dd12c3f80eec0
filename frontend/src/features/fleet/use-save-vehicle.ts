import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import type { editCar } from '#shared/contract/fleet/edit-car.ts';
import type { Problem } from '#shared/errors/problem.ts';
import type { useCall } from '../../api/query.ts';
import { changedFields } from '../../form/changed-fields.ts';
import type { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { useGoOn } from '../../ui/router.ts';
import { applicableForm, withoutOldPool, type VehicleForm } from './vehicle-form.ts';

type Start = EditStart<VehicleForm, CarDetails>;
/** The days of a change of driver as typed: of the next one, or of the present one whom nobody follows. */
export type DriverDays = { change_date: string; last_driver_day: string };

/** Saves the edit of a vehicle; a change of driver asks for its day first, where payroll needs it. */
export const useSaveVehicle = (
  details: CarDetails,
  edit: ReturnType<typeof useEdit<VehicleForm, CarDetails, DriverDays>>,
  call: ReturnType<typeof useCall<typeof editCar>>,
) => {
  const { t } = useTranslation('fleet');
  const goOn = useGoOn();
  const { today } = useActor();
  const [isDateModalOpen, setDateModalOpen] = useState(false);
  const [refusal, setRefusal] = useState<{ day: string; message: string }>();
  /** The date chosen in the modal, kept for another attempt when somebody else saved first. */
  const [changeDate, setChangeDate] = useState<string>();

  const send = (mine: VehicleForm, { record, values }: Start, date?: string): void => {
    const changes = {
      ...withoutOldPool(changedFields(values, applicableForm(mine)), mine),
      ...(date !== undefined && { change_date: date }),
    };
    const answer = call.mutateAsync({ body: { car_id: details.id, version: record.version, ...changes } });
    const onSaved = () => {
      notifySuccess(t('edit.saved'));
      goOn(paths.vehicle(details.id));
    };
    let isAskedAgain = false;
    const askAgain = ({ fields }: Problem): boolean => {
      isAskedAgain = isDateModalOpen && fields.length > 0 && fields.every(({ path }) => path === 'change_date');
      if (isAskedAgain) setRefusal({ day: date ?? '', message: fields[0]?.message ?? '' });
      return isAskedAgain;
    };
    void edit.trackSave(answer, mine, onSaved, askAgain).then(() => setDateModalOpen(isAskedAgain));
  };
  const hasNewDriver = (mine: VehicleForm, { values }: Start): boolean =>
    mine.related_employee_id !== values.related_employee_id;

  return {
    isDateModalOpen,
    closeDateModal: (): void => setDateModalOpen(false),
    /** Why the API refused the day that was chosen last. */
    refusal,
    begin(asksForDay: boolean): void {
      if (asksForDay && hasNewDriver(edit.values, edit.start)) setDateModalOpen(true);
      else send(edit.values, edit.start);
    },
    /** Saves with the day that was chosen for the change of driver. */
    sendOn: (date: string): void => {
      setChangeDate(date);
      send(edit.values, edit.start, date);
    },
    /** Saves what was chosen once somebody else saved first. */
    sendAgain: (chosen: VehicleForm, from: Start): void =>
      send(chosen, from, hasNewDriver(chosen, from) ? (changeDate ?? today) : undefined),
  };
};
