import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { deleteCar } from '#shared/contract/fleet/delete-car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { getCarAssignments } from '#shared/contract/fleet/get-car-assignments.ts';
import { undeleteCar } from '#shared/contract/fleet/undelete-car.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { query, useCall } from '../../api/query.ts';
import { historyLines } from '../../history/history-lines.ts';
import type { PlanActions } from '../../history/plan-notice.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { useToday } from '../../ui/use-today.ts';
import type { VehicleRights } from './use-vehicle.ts';

/** Calls off the planned driver, and plans them again where the plan is known whole. */
const useCallOff = (details: CarDetails) => {
  const { t } = useTranslation(['fleet', 'history', 'ui']);
  const today = useToday();
  const { id: car_id, version, person_id: driver, planned, planned_end: ends } = details;
  const call = useCall(editCar);
  const { data } = useQuery(query(getCarAssignments, { params: { id: String(car_id) } }));
  const ahead = historyLines(data?.periods ?? [], today, ends).filter(({ state }) => state === 'planned');
  const isKnown = planned !== null && planned.name !== '' && ahead.length === 1;
  const planAgain = (): void => {
    if (!planned) return;
    const body = { car_id, related_employee_id: planned.employee_id, change_date: planned.start_date };
    call.mutate({ body }, { onError: notifyThrown });
  };
  const callOff = (): void =>
    call.mutate(
      { body: { car_id, version, related_employee_id: driver } },
      {
        onSuccess: () =>
          notifySuccess(t('history:plan.calledOff'), isKnown ? { label: t('ui:undo'), onClick: planAgain } : undefined),
        onError: notifyThrown,
      },
    );
  return { callOff, isCallingOff: call.isPending };
};

/** Calls off the planned end of use, and plans it again. */
const useCallEndOff = ({ id, planned_end: ends }: CarDetails) => {
  const { t } = useTranslation(['fleet', 'ui']);
  const undelete = useCall(undeleteCar);
  const archive = useCall(deleteCar);
  const planAgain = (): void => archive.mutate({ body: { id, date_end: ends } }, { onError: notifyThrown });
  const callOff = (): void =>
    undelete.mutate(
      { body: { id } },
      {
        onSuccess: () => notifySuccess(t('plan.endCalledOff'), { label: t('ui:undo'), onClick: planAgain }),
        onError: notifyThrown,
      },
    );
  return { callOff, isCallingOff: undelete.isPending };
};

/** What this user may do with the plans of a vehicle. `change` opens the dialog that plans the next driver. */
export const useVehiclePlan = (
  details: CarDetails,
  rights: VehicleRights,
  change: () => void,
): { plan: PlanActions; end: PlanActions } => {
  const plan = useCallOff(details);
  const end = useCallEndOff(details);
  return {
    plan: rights.edit ? { change, ...plan } : {},
    end: {
      ...(rights.archive && { change: paths.archiveVehicle(details.id) }),
      ...(rights.callEndOff && end),
    },
  };
};
