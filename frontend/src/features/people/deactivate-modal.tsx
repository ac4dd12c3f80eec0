import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteEmployee } from '#shared/contract/people/delete-employee.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import { issue } from '#shared/errors/issue.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { problemFromError } from '../../api/problem.ts';
import { query, useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormModal } from '../../form/form-modal.tsx';
import { useActor, useCan } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Link, useNavigate } from '../../ui/router.ts';
import { assignmentSummary } from './assignment-summary.ts';
import { useDecidableTypes } from './use-decidable-types.ts';
import classes from './assignments.module.css';

type Props = { person: EmployeeOut; close: () => void };

/** Asks before a person is deactivated, and lists what they still have; it stays assigned to them. */
export const DeactivateModal = ({ person, close }: Props) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const maySetDate = useCan()('people:wage-columns');
  const decidableTypes = useDecidableTypes();
  const navigate = useNavigate();
  const { name } = person;
  const assignments = useQuery(query(getAssignments, { params: { id: String(person.id) }, query: { on: today } }));
  const call = useCall(deleteEmployee);
  const form = useForm({ initialValues: { active_until: person.active_until ?? '' } });
  const summary = assignments.data ? assignmentSummary(assignments.data, t) : '';
  const leavingAction = { label: t('actions.leaving'), onClick: () => void navigate(paths.leaving(person.id)) };
  const submit = ({ active_until }: { active_until: string }): void => {
    if (active_until !== '' && parseDmy(active_until) === null) {
      form.setErrors({ active_until: issue('active_until', 'invalid_date').message });
      return;
    }
    // The profile behind may unmount this modal before the call ends; unlike a callback, the promise still resolves.
    call.mutateAsync({ body: { id: person.id, ...(maySetDate && { active_until: active_until || today }) } }).then(
      (answer) => {
        const remaining = assignmentSummary(answer.held, t);
        if (remaining === '') notifySuccess(t('deactivate.done', { name }));
        else
          notifySuccess(
            t('deactivate.doneHolds', { name, things: remaining }),
            decidableTypes.length > 0 ? leavingAction : undefined,
          );
        close();
      },
      (error: unknown) => void applyProblem(form, problemFromError(error)),
    );
  };
  return (
    <FormModal
      title={t('deactivate.title', { name })}
      submit={t('deactivate.submit')}
      saving={call.isPending}
      isDanger
      problem={call.error?.problem}
      onSubmit={() => submit(form.values)}
      close={close}
    >
      <Text>{t('deactivate.text', { name })}</Text>
      {summary !== '' && (
        <div className={classes.holds}>
          <Banner
            tone="amber"
            action={decidableTypes.length > 0 && <Link to={paths.leaving(person.id)}>{t('actions.leaving')}</Link>}
          >
            {t('deactivate.holds', { name, things: summary })}
            <ul>
              {assignments.data?.vehicles.map((vehicle) => (
                <li key={vehicle.id}>
                  {vehicle.name}
                  {vehicle.plate && (
                    <>
                      , <span className={classes.plate}>{vehicle.plate}</span>
                    </>
                  )}
                </li>
              ))}
              {assignments.data?.assets.map((asset) => (
                <li key={asset.id}>{[asset.name, asset.serial_number ?? []].flat().join(', ')}</li>
              ))}
              {assignments.data?.licences.map((licence) => (
                <li key={licence.id}>{[licence.name, licence.username ?? []].flat().join(', ')}</li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      {maySetDate && (
        <DateField
          label={t('deactivate.date')}
          help={t('deactivate.dateHelp', { date: today })}
          data-autofocus
          {...form.getInputProps('active_until')}
          value={form.values.active_until}
        />
      )}
    </FormModal>
  );
};
