import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { useCall } from '../../api/query.ts';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { usePersonChoice } from '../../form/use-people-search.ts';
import { useLeftBy } from '../../form/use-left-by.ts';
import { isAhead } from '../../history/is-ahead.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { dayProblem, firstDayOf, type NextDriver, type ProposedDriver } from './driver-day.ts';

const shownFields = new Set(['related_employee_id', 'change_date']);

/** Still to be chosen: nobody would be a choice, too. */
const UNCHOSEN: NextDriver = { id: -1, name: '' };

type Start = { next: NextDriver; typed: string };

/** Who is proposed, or the plan as it is; without one, nobody from a day that is still to be typed. */
const startOf = ({ planned }: CarDetails, mayBeNobody: boolean, proposed?: ProposedDriver): Start => {
  if (proposed) return { next: { id: proposed.id, name: '' }, typed: proposed.from };
  if (!planned) return { next: mayBeNobody ? { id: 0, name: '' } : UNCHOSEN, typed: '' };
  const { employee_id: id, name, start_date: day } = planned;
  if (name === null) return { next: { id: 0, name: '' }, typed: lastDayOf(day) };
  return { next: id > 0 ? { id, name } : UNCHOSEN, typed: day };
};

/** The form of who drives the vehicle next and from when, with the rules and the call that saves it. */
export const usePlanDriver = (details: CarDetails, proposed: ProposedDriver | undefined, onClose: () => void) => {
  const { t } = useTranslation('fleet');
  const client = useQueryClient();
  const { today, role } = useActor();
  const { id: car, version, person_id: driver, person_name: driverName } = details;
  const mayBeNobody = driver > 0 && role !== 'team_only';
  const { form, notice, close } = useDialogForm(
    startOf(details, mayBeNobody, proposed),
    onClose,
    `plan:${car}:${version}${proposed ? `:${proposed.id}` : ''}`,
  );
  const { typed } = form.values;
  const isNameless = form.values.next.name === '';
  const person = usePersonChoice(form.values.next.id, isNameless);
  const next = isNameless && person ? { ...form.values.next, name: person.name } : form.values.next;
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [problem, setProblem] = useState<Problem>();
  const call = useCall(editCar);
  const left = useLeftBy(next.id, typed, 'change_date');

  const check = (): Issue[] => {
    const day = dayProblem(typed);
    return [
      ...(next.id < 0 || (next.id === 0 && !mayBeNobody) ? [issue('related_employee_id', 'required')] : []),
      ...(next.id > 0 && next.id === driver
        ? [{ ...issue('related_employee_id', 'other_person'), message: t('plan.same', { driver: driverName }) }]
        : []),
      ...(day === undefined ? left : [{ ...issue('change_date', 'required'), message: day }]),
    ];
  };
  const save = (): void => {
    const found = check();
    setIssues(found);
    setProblem(undefined);
    if (found.length > 0) return;
    const day = firstDayOf(next, typed);
    call.mutate(
      { body: { car_id: car, version, related_employee_id: next.id, change_date: day } },
      {
        onSuccess: () => {
          notifySuccess(t(isAhead(day, today) ? 'plan.saved' : 'plan.changed'));
          close();
        },
        onError: ({ problem: refused }) => {
          setIssues(refused.fields);
          // What the dialog has no field for stands in a box.
          if (!refused.fields.some(({ path }) => shownFields.has(path))) setProblem(refused);
          if (refused.code === 'stale_version') void client.invalidateQueries();
        },
      },
    );
  };
  const change = (values: Partial<Start>): void => {
    form.setValues(values);
    setIssues([]);
  };
  const messageAt = (path: string) => issues.find((found) => found.path === path)?.message;
  return { next, typed, mayBeNobody, notice, problem, messageAt, change, save, isPending: call.isPending, close };
};
