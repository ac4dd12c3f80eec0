import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { undeleteCar } from '#shared/contract/fleet/undelete-car.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { paths } from '../../ui/paths.ts';
import { useCall } from '../../api/query.ts';
import { ConfirmAt } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { useVehicleRights } from './use-vehicle.ts';
import { VehicleLoader } from './vehicle-loader.tsx';

/** Asks before a vehicle is restored, then opens /fleet/{id} with a toast titled Unarchive. */
export const UnarchiveVehiclePage = () => (
  <VehicleLoader>{({ details }) => <Unarchive details={details} />}</VehicleLoader>
);

const Unarchive = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const rights = useVehicleRights(details);
  const unarchive = useCall(undeleteCar);
  const back = paths.vehicle(details.id);
  if (!rights.unarchive && unarchive.isIdle) return <Navigate to={back} replace />;

  const restore = (): void =>
    unarchive.mutate(
      { body: { id: details.id } },
      {
        onSuccess: () => {
          notifySuccess({ title: t('unarchive.toastTitle'), text: t('unarchive.toastText') });
          void navigate(back, { replace: true });
        },
      },
    );

  return (
    <ConfirmAt
      title={t('unarchive.title', { name: vehicleName(details) })}
      confirm={t('unarchive.confirm')}
      isPending={unarchive.isPending}
      problem={unarchive.error?.problem}
      onConfirm={restore}
      recordAt={back}
    >
      <p>{t('unarchive.text')}</p>
    </ConfirmAt>
  );
};
