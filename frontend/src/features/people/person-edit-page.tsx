import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { paths } from '../../app/paths.ts';
import { useCall } from '../../api/query.ts';
import { threeWayDiff } from '../../form/three-way-diff.ts';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { changedFields, formOf, personIssues, type PersonForm } from './person-form.ts';
import { PersonFormPage } from './person-form-page.tsx';
import { PersonLoaded } from './person-loaded.tsx';
import { StalePerson } from './stale-person.tsx';

/** What is stored now, as a 409 brings it. */
const currentOf = (problem: Problem): EmployeeOut => problem['current'] as EmployeeOut;

const EditPerson = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  // Where the form started: what is sent is what differs from it.
  const [start, setStart] = useState(() => ({
    values: formOf(person),
    version: person.version,
    avatar: person.avatar,
  }));
  const [theirs, setTheirs] = useState<EmployeeOut>();
  const form = useForm({ initialValues: start.values });
  const issues = useFormIssues(form);
  const guard = useLeaveGuard(form.isDirty());
  const call = useCall(editEmployee, ['fleet', 'segments', 'session']);
  const leave = (words: string): void => {
    guard.letGo();
    notifySuccess(words);
    void navigate(paths.person(person.id));
  };
  const send = (values: PersonForm, from: PersonForm, version: number): void => {
    const changes = changedFields(from, values);
    if (Object.keys(changes).length === 0) return leave(t('form.unchanged'));
    call.mutate(
      { body: { id: person.id, version, ...changes } },
      {
        onSuccess: () => leave(t('form.saved', { name: `${values.first_name} ${values.last_name}` })),
        onError: ({ problem }) => {
          if (problem.code === 'stale_version') setTheirs(currentOf(problem));
          else issues.showProblem(problem);
        },
      },
    );
  };
  const save = (): void => {
    if (!issues.show(personIssues(form.values))) send(form.values, start.values, start.version);
  };
  const takeOver = (values: PersonForm, from: EmployeeOut): void => {
    setStart({ values: formOf(from), version: from.version, avatar: from.avatar });
    form.setInitialValues(formOf(from));
    form.setValues(values);
    setTheirs(undefined);
  };
  return (
    <PersonFormPage
      title={t('form.editTitle', { name: person.name })}
      crumbs={[
        { label: t('title'), to: paths.people },
        { label: person.name, to: paths.person(person.id) },
      ]}
      form={form}
      issues={issues}
      problem={theirs ? undefined : call.error?.problem}
      saving={call.isPending}
      submit={t('form.save')}
      pictures={[start.avatar]}
      maskedIban={person.iban_masked ?? null}
      onSave={save}
    >
      {guard.modal}
      <StalePerson
        difference={theirs && threeWayDiff(start.values, form.values, formOf(theirs))}
        saving={call.isPending}
        onKeepEditing={() => setTheirs(undefined)}
        onDiscard={() => theirs && takeOver(formOf(theirs), theirs)}
        onSave={(chosen) => {
          if (!theirs) return;
          takeOver(chosen, theirs);
          if (!issues.show(personIssues(chosen))) send(chosen, formOf(theirs), theirs.version);
        }}
      />
    </PersonFormPage>
  );
};

/** Edits a person; a deactivated one is read-only, so the address leads to the profile. */
export const PersonEditPage = () => (
  <RequireRight permission="people:write">
    <PersonLoaded>
      {(person) =>
        person.deleted === 1 ? (
          <Navigate to={paths.person(person.id)} replace />
        ) : (
          <EditPerson key={person.id} person={person} />
        )
      }
    </PersonLoaded>
  </RequireRight>
);
