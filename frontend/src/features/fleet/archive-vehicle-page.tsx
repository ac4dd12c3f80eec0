import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { useQuery } from '@tanstack/react-query';
import { deleteCar } from '#shared/contract/fleet/delete-car.ts';
import { getCarAssignments } from '#shared/contract/fleet/get-car-assignments.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { isoOf, parseDmy, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { paths } from '../../ui/paths.ts';
import { query, useCall } from '../../api/query.ts';
import { DateField } from '../../form/date-field.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { useActor } from '../../ui/actor.tsx';
import { ConfirmField, ConfirmPage } from '../../ui/confirm-page.tsx';
import { notifyProblem, notifySuccess } from '../../ui/notify.ts';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { useVehicleContext } from './use-vehicle-context.ts';
import { useVehicleRights } from './use-vehicle.ts';
import { VehicleLoader } from './vehicle-loader.tsx';

/** Asks for the end date of use before a vehicle is archived; Cancel leads back to the vehicle. */
export const ArchiveVehiclePage = () => <VehicleLoader>{({ details }) => <Archive details={details} />}</VehicleLoader>;

const issuesOf = (date: string, required: boolean, min: IsoDate | undefined): Issue[] => {
  if (date === '') return required ? [issue('date_end', 'please_fill_end_date')] : [];
  const day = parseDmy(date);
  if (day === null) return [issue('date_end', 'invalid_date')];
  return min !== undefined && day < min ? [issue('date_end', 'date_before_min', { min: toDmy(min) })] : [];
};

const Archive = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const { endDatePush } = useVehicleContext();
  const rights = useVehicleRights(details);
  const { today } = useActor();
  // The day on which the driver got the vehicle: its use cannot end earlier.
  const drivers = useQuery(query(getCarAssignments, { params: { id: String(details.id) } }));
  const min = isoOf(drivers.data?.periods.find((period) => period.end_date === null)?.start_date);
  const [date, setDate] = useState('');
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const archive = useCall(deleteCar);
  const back = paths.vehicle(details.id);
  const name = vehicleName(details);
  if (!rights.archive && archive.isIdle) return <Navigate to={back} replace />;

  const submit = (): void => {
    const foundIssues = issuesOf(date, endDatePush, min);
    setIssues(foundIssues);
    if (foundIssues.length > 0) return;
    archive.mutate(
      { body: { id: details.id, date_end: date } },
      {
        onSuccess: () => {
          notifySuccess(t('archive.done'));
          void navigate(back, { replace: true });
        },
        onError: ({ problem }) => {
          setIssues(problem.fields);
          if (problem.fields.length === 0) notifyProblem(problem);
        },
      },
    );
  };

  return (
    <ConfirmPage
      title={t('archive.title', { name })}
      confirm={t('archive.confirm')}
      danger
      busy={archive.isPending}
      onConfirm={submit}
      cancel={t('archive.cancel')}
      cancelTo={back}
    >
      <ErrorSummary title={catalogue.form_invalid.title} issues={issues} labelOf={() => t('field.date_end')} />
      <p>{t('archive.text')}</p>
      {details.person_name !== null && <p>{t('archive.driver', { driver: details.person_name })}</p>}
      <ConfirmField>
        <DateField
          label={t('field.date_end')}
          {...(!endDatePush && { help: t('archive.dateHelp') })}
          required={endDatePush}
          min={min}
          today={isoOf(today)}
          value={date}
          onChange={(text) => {
            setDate(text);
            setIssues([]);
          }}
          error={issues[0]?.message}
          data-path="date_end"
        />
      </ConfirmField>
    </ConfirmPage>
  );
};
