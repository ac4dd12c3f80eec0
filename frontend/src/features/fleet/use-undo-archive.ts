import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { undeleteCar } from '#shared/contract/fleet/undelete-car.ts';
import { callEndpoint } from '../../api/call.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';

/**
 * Takes the archiving of a vehicle back, from the toast that tells of it: unarchiving assigns nobody
 * (docs/areas/fleet.md#archive), so that whoever drove it gets it back from the day on which it ended.
 */
export const useUndoArchive = ({ id, related_employee_id: driver }: CarDetails): (() => void) => {
  const { t } = useTranslation('fleet');
  const unarchive = useCall(undeleteCar);
  const assign = useCall(editCar);
  const undo = async (): Promise<void> => {
    const { details } = await callEndpoint(getCarDetails, { params: { id: String(id) } });
    const { deleted, date_end: end } = details;
    await unarchive.mutateAsync({ body: { id } });
    // An end that lay ahead took the vehicle from nobody, and naming the driver would call off who follows.
    if (deleted === 1 && driver > 0 && end !== null)
      await assign.mutateAsync({ body: { car_id: id, related_employee_id: driver, change_date: end } });
    notifySuccess({ title: t('unarchive.toastTitle'), text: t('unarchive.toastText') });
  };
  return () => void undo().catch(notifyThrown);
};
