import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { deleteEmployee } from '#shared/contract/people/delete-employee.ts';
import { undeleteEmployee } from '#shared/contract/people/undelete-employee.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { issue } from '#shared/errors/issue.ts';
import { isoOf } from '#shared/values/dates.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { problemFromError } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormModal } from '../../form/form-modal.tsx';
import { DayNotice } from '../../history/day-notice.tsx';
import { isAhead } from '../../history/is-ahead.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';
import { assignmentSummary } from './assignment-summary.ts';
import { HeldNotice } from './held-notice.tsx';
import { LoginChoice } from './login-choice.tsx';
import { reactivatedWords } from './reactivated-words.ts';
import { useDecidableTypes } from './use-decidable-types.ts';
import { leaverOf } from './use-leaver.ts';

type Props = { person: EmployeeOut; close: () => void };
type Answer = EndpointResponse<typeof deleteEmployee>;
type Mode = 'deactivate' | 'change' | 'correct';

/** Says what a deactivation did, what the person still has, and that the login of the last administrator stays. */
const useNotifyDeactivated = ({ id, name }: EmployeeOut) => {
  const { t } = useTranslation(['people', 'ui']);
  const { today } = useActor();
  const decidableTypes = useDecidableTypes();
  const navigate = useNavigate();
  const reactivate = useCall(undeleteEmployee);
  // The dialog is gone before the call ends; unlike a callback, the promise still resolves.
  const undo = (): void =>
    void reactivate
      .mutateAsync({ body: { id } })
      .then((answer) => notifySuccess(reactivatedWords(t, name, answer)), notifyThrown);
  const leavingAction = { label: t('actions.leaving'), onClick: () => void navigate(paths.leaving(id)) };
  return (mode: Mode, last: string, { held, warnings }: Answer, isUndoable: boolean): void => {
    const things = assignmentSummary(held, t);
    const stays = mode === 'correct' || things === '';
    const done = isAhead(last, today)
      ? t('deactivate.planned', { name, date: last })
      : mode === 'correct'
        ? t('deactivate.corrected')
        : t(things === '' ? 'deactivate.done' : 'deactivate.doneHolds', { name, things });
    notifySuccess(
      warnings.includes('last_admin_kept') ? { title: done, text: t('login.lastAdmin') } : done,
      !stays && decidableTypes.length > 0 ? leavingAction : undefined,
      isUndoable ? { label: t('ui:undo'), onClick: undo } : undefined,
    );
  };
};

/**
 * Asks for the last day of a person and what happens to their login. What they have is listed; it stays assigned to
 * them. Of somebody who is leaving or deactivated, that day is changed.
 */
export const DeactivateModal = ({ person, close }: Props) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const maySetDate = useCan()('people:wage-columns');
  const { name } = person;
  const [mode] = useState<Mode>(person.deleted === 1 ? 'correct' : person.active_until ? 'change' : 'deactivate');
  const leaver = useQuery(leaverOf(person.id));
  const login = leaver.data?.login ?? null;
  const [keepLogin, setKeepLogin] = useState<boolean>();
  const keeps = keepLogin ?? login?.keep_login === 1;
  const call = useCall(deleteEmployee);
  const notifyDeactivated = useNotifyDeactivated(person);
  const form = useForm({ initialValues: { active_until: person.active_until ?? '' } });
  const typed = form.values.active_until.trim();
  const last = typed === '' ? today : typed;
  const submit = (): void => {
    const code =
      typed === '' ? (mode === 'deactivate' ? undefined : 'required') : isoOf(typed) ? undefined : 'invalid_date';
    if (maySetDate && code) return form.setErrors({ active_until: issue('active_until', code).message });
    const body = {
      id: person.id,
      ...(maySetDate && { active_until: last }),
      ...(login && { keep_login: keeps ? (1 as const) : (0 as const) }),
    };
    // The profile behind may unmount this modal before the call ends; unlike a callback, the promise still resolves.
    call.mutateAsync({ body }).then(
      (answer) => {
        // A login that has ended does not come back with the person.
        notifyDeactivated(mode, last, answer, mode === 'deactivate' && (!login || keeps));
        close();
      },
      (error: unknown) => void applyProblem(form, problemFromError(error)),
    );
  };
  return (
    <FormModal
      title={t(`deactivate.${mode}Title`, { name })}
      submit={t(`deactivate.${mode}Submit`)}
      saving={call.isPending}

      problem={call.error?.problem}
      onSubmit={submit}
      close={close}
    >
      <Text>{t(`deactivate.${mode}Text`, { name })}</Text>
      {leaver.data && mode !== 'correct' && <HeldNotice person={person} held={leaver.data} />}
      {maySetDate && (
        <>
          <DateField
            label={t('deactivate.date')}
            help={mode === 'deactivate' ? t('deactivate.dateHelp', { date: today }) : undefined}
            required={mode !== 'deactivate'}
            min={isoOf(person.start_date ?? '')}
            data-autofocus
            {...form.getInputProps('active_until')}
            value={form.values.active_until}
          />
          <DayNotice day={last}>
            {t(mode === 'correct' ? 'deactivate.backUntil' : 'deactivate.staysUntil', { name, date: last })}
          </DayNotice>
        </>
      )}
      {login && (
        <LoginChoice
          email={login.email}
          until={isAhead(last, today) ? last : undefined}
          keeps={keeps}
          onChange={setKeepLogin}
        />
      )}
    </FormModal>
  );
};
