import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { deleteCar } from '#shared/contract/fleet/delete-car.ts';
import { getCarAssignments } from '#shared/contract/fleet/get-car-assignments.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { addDays, isoOf } from '#shared/values/dates.ts';
import { firstDayAfter, lastDayOf } from '#shared/values/last-days.ts';
import { query, useCall } from '../../api/query.ts';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { endsPlan } from '../../history/ends-plan.ts';
import { isAhead } from '../../history/is-ahead.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useToday } from '../../ui/use-today.ts';
import { endIssuesOf } from './end-of-use.ts';
import { useUndoArchive } from './use-undo-archive.ts';
import { useVehicleContext } from './use-vehicle-context.ts';
import { useVehicleRights } from './use-vehicle.ts';

/** The first day of who has the vehicle, or had it last: its use cannot end before. */
const useFirstDay = (details: CarDetails): string | undefined => {
  const today = useToday();
  const drivers = useQuery(query(getCarAssignments, { params: { id: String(details.id) } }));
  return drivers.data?.periods.map(({ start_date: start }) => isoOf(start) ?? '').find((start) => start <= today);
};

/** The last day of use of a vehicle, the rules for it, and the call that archives the vehicle or moves that day. */
export const useArchive = (details: CarDetails, leave: () => void) => {
  const { t } = useTranslation(['fleet', 'history']);
  const { endDatePush } = useVehicleContext();
  const rights = useVehicleRights(details);
  const { today } = useActor();
  // The answer of the call is read before the dialog closes, so both are kept as they were when it opened.
  const [{ end, planned }] = useState({ end: details.planned_end ?? details.date_end, planned: details.planned });
  const firstDay = useFirstDay(details);
  const min = firstDay && addDays(firstDay, -1);
  const { form, notice, forget, close } = useDialogForm(
    { date: end === null ? '' : lastDayOf(end) },
    leave,
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
  const changeDate = (text: string): void => {
    form.setFieldValue('date', text);
    setIssues([]);
  };
  return {
    mode,
    /** Whether the user may do neither, nor has just done it. */
    isRefused: !rights.archive && !rights.correctEnd && archive.isIdle,
    date,
    changeDate,
    min,
    isRequired,
    asksAlways: endDatePush,
    dropped,
    lastDriver,
    issues,
    submit,
    isPending: archive.isPending,
    problem: archive.error?.problem.fields.length === 0 ? archive.error.problem : undefined,
    notice,
    forget,
  } as const;
};
