import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { paths } from '../../ui/paths.ts';
import { DateField } from '../../form/date-field.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { ConfirmAt, ConfirmField } from '../../ui/confirm-modal.tsx';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { useToday } from '../../ui/use-today.ts';
import { useArchive } from './use-archive.ts';
import { VehicleLoader } from './vehicle-loader.tsx';

/**
 * Asks for the last day of use: /fleet/{id}/delete. Of a vehicle that is archived, or whose end is planned, it changes
 * that day. Cancel leads back to the vehicle.
 */
export const ArchiveVehiclePage = () => <VehicleLoader>{({ details }) => <Archive details={details} />}</VehicleLoader>;

const Archive = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation(['fleet', 'history']);
  const navigate = useNavigate();
  const today = useToday();
  const back = paths.vehicle(details.id);
  const end = useArchive(details, () => void navigate(back, { replace: true }));
  const { mode, dropped, lastDriver } = end;
  if (end.isRefused) return <Navigate to={back} replace />;
  return (
    <ConfirmAt
      title={t(mode === 'archive' ? 'archive.title' : `end.${mode}Title`, { name: vehicleName(details) })}
      confirm={t(mode === 'archive' ? 'archive.confirm' : 'end.confirm')}
      isPending={end.isPending}
      problem={end.problem}
      onConfirm={end.submit}
      recordAt={back}
      onLeave={end.forget}
    >
      {end.notice}
      <ErrorSummary title={catalogue.form_invalid.title} issues={end.issues} labelOf={() => t('field.date_end')} />
      <p>{t(mode === 'archive' ? 'archive.text' : `end.${mode}Text`)}</p>
      {lastDriver !== null && <p>{t('archive.driver', { driver: lastDriver || t('history:someone') })}</p>}
      {dropped && <p>{t('history:plan.ended', { day: dropped.start_date })}</p>}
      <ConfirmField>
        <DateField
          label={t('field.date_end')}
          {...(mode === 'archive' && { help: t(end.asksAlways ? 'archive.dateHelpRequired' : 'archive.dateHelp') })}
          required={end.isRequired}
          min={end.min}
          today={today}
          value={end.date}
          onChange={end.changeDate}
          error={end.issues[0]?.message}
          data-path="date_end"
        />
      </ConfirmField>
    </ConfirmAt>
  );
};
