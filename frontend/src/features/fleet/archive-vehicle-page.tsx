import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { deleteCar } from '#shared/contract/fleet/delete-car.ts';
import { getCarAssignments } from '#shared/contract/fleet/get-car-assignments.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { addDays, isoOf } from '#shared/values/dates.ts';
import { firstDayAfter, lastDayOf } from '#shared/values/last-days.ts';
import { paths } from '../../ui/paths.ts';
import { query, useCall } from '../../api/query.ts';
import { DateField } from '../../form/date-field.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { endsPlan } from '../../history/ends-plan.ts';
import { isAhead } from '../../history/is-ahead.ts';
import { useActor } from '../../ui/actor.tsx';
import { ConfirmAt, ConfirmField } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { endIssuesOf } from './end-of-use.ts';
import { useUndoArchive } from './use-undo-archive.ts';
import { useVehicleContext } from './use-vehicle-context.ts';
import { useVehicleRights } from './use-vehicle.ts';
import { VehicleLoader } from './vehicle-loader.tsx';

/**
 * Asks for the last day of use: /fleet/{id}/delete. Of a vehicle that is archived, or whose end is planned, it changes
 * that day. Cancel leads back to the vehicle.
 */
export const ArchiveVehiclePage = () => <VehicleLoader>{({ details }) => <Archive details={details} />}</VehicleLoader>;

/** The first day of who has the vehicle, or had it last: its use cannot end before. */
const useFirstDay = (details: CarDetails): string | undefined => {
  const today = isoOf(useActor().today) ?? '';
  const drivers = useQuery(query(getCarAssignments, { params: { id: String(details.id) } }));
  return drivers.data?.periods.map(({ start_date: start }) => isoOf(start) ?? '').find((start) => start <= today);
};

const Archive = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation(['fleet', 'history']);
  const navigate = useNavigate();
  const { endDatePush } = useVehicleContext();
  const rights = useVehicleRights(details);
  const { today } = useActor();
  // The answer of the call is read before the dialog closes, so both are kept as they were when it opened.
  const [{ end, planned }] = useState({ end: details.planned_end ?? details.date_end, planned: details.planned });
  const firstDay = useFirstDay(details);
  const min = firstDay && addDays(firstDay, -1);
  const back = paths.vehicle(details.id);
  const { form, notice, forget, close } = useDialogForm(
    { date: end === null ? '' : lastDayOf(end) },
    () => void navigate(back, { replace: true }),
    `end:${details.id}:${details.version}`,
  );
  const { date } = form.values;
  const day = date.trim() === '' ? undefined : firstDayAfter(date.trim());
  /** A plan does not come back with the vehicle, so an end that calls one off is told before and has no undo. */
  const dropped = endsPlan(planned, day ?? today) ? planned : null;
  /** Who drives it on the last day; null is nobody. */
  const lastDriver = planned && !dropped ? planned.name : details.person_name;
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const archive = useCall(deleteCar);
  const undo = useUndoArchive(details);
  const name = vehicleName(details);
  if (!rights.archive && !rights.correctEnd && archive.isIdle) return <Navigate to={back} replace />;
  const mode = end === null ? 'archive' : details.deleted === 1 ? 'correct' : 'change';
  const isRequired = mode !== 'archive' || endDatePush;

  const submit = (): void => {
    const foundIssues = endIssuesOf(details, date, { isRequired, min });
    setIssues(foundIssues);
    if (foundIssues.length > 0) return;
    archive.mutate(
      { body: { id: details.id, date_end: day } },
      {
        onSuccess: () => {
          const done = t(mode === 'archive' ? 'archive.done' : 'end.done');
          const words = isAhead(day ?? today, today) ? t('archive.planned', { date: date.trim() }) : done;
          notifySuccess(
            words,
            mode === 'archive' && rights.undoArchive && !dropped ? { label: t('ui:undo'), onClick: undo } : undefined,
          );
          close();
        },
        onError: ({ problem }) => setIssues(problem.fields),
      },
    );
  };

  return (
    <ConfirmAt
      title={t(mode === 'archive' ? 'archive.title' : `end.${mode}Title`, { name })}
      confirm={t(mode === 'archive' ? 'archive.confirm' : 'end.confirm')}
      isPending={archive.isPending}
      problem={archive.error?.problem.fields.length === 0 ? archive.error.problem : undefined}
      onConfirm={submit}
      recordAt={back}
      onLeave={forget}
    >
      {notice}
      <ErrorSummary title={catalogue.form_invalid.title} issues={issues} labelOf={() => t('field.date_end')} />
      <p>{t(mode === 'archive' ? 'archive.text' : `end.${mode}Text`)}</p>
      {lastDriver !== null && <p>{t('archive.driver', { driver: lastDriver || t('history:someone') })}</p>}
      {dropped && <p>{t('history:plan.ended', { day: dropped.start_date })}</p>}
      <ConfirmField>
        <DateField
          label={t('field.date_end')}
          {...(mode === 'archive' && { help: t(endDatePush ? 'archive.dateHelpRequired' : 'archive.dateHelp') })}
          required={isRequired}
          min={min}
          today={isoOf(today)}
          value={date}
          onChange={(text) => {
            form.setFieldValue('date', text);
            setIssues([]);
          }}
          error={issues[0]?.message}
          data-path="date_end"
        />
      </ConfirmField>
    </ConfirmAt>
  );
};
