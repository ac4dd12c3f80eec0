import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { undeleteCar } from '#shared/contract/fleet/undelete-car.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { paths } from '../../app/paths.ts';
import { useCall } from '../../api/query.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Link, Navigate, useNavigate } from '../../ui/router.ts';
import { useVehicleRights } from './use-vehicle.ts';
import { VehicleLoader } from './vehicle-loader.tsx';
import classes from './vehicle-page.module.css';

/** Spec A §4: restores the vehicle, with a toast titled Unarchive, and opens /fleet/{id}. */
export const UnarchiveVehiclePage = () => <VehicleLoader>{(details) => <Unarchive details={details} />}</VehicleLoader>;

const Unarchive = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const rights = useVehicleRights(details);
  const unarchive = useCall(undeleteCar, ['segments']);
  const back = paths.vehicle(details.id);
  const title = t('unarchive.title', { name: vehicleName(details) });
  if (!rights.unarchive && unarchive.isIdle) return <Navigate to={back} replace />;

  const restore = (): void =>
    unarchive.mutate(
      { body: { id: details.id } },
      {
        onSuccess: () => {
          notifySuccess(`${t('unarchive.toastTitle')}. ${t('unarchive.toastText')}`);
          void navigate(back, { replace: true });
        },
      },
    );

  return (
    <section className={classes.confirm}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{t('unarchive.text')}</p>
      {unarchive.isError && <ErrorBox problem={unarchive.error.problem} onRetry={restore} />}
      <div className={classes.buttons}>
        <Button loading={unarchive.isPending} onClick={restore}>
          {t('unarchive.confirm')}
        </Button>
        <Button component={Link} to={back} variant="default">
          {t('archive.cancel')}
        </Button>
      </div>
    </section>
  );
};
