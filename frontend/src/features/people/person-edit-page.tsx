import { useTranslation } from 'react-i18next';
import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { paths } from '../../app/paths.ts';
import { useCall } from '../../api/query.ts';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { formOf, personChanges, personIssues, type PersonForm } from './person-form.ts';
import { PersonFormPage } from './person-form-page.tsx';
import { PersonLoaded } from './person-loaded.tsx';
import { StalePerson } from './stale-person.tsx';

type Start = EditStart<PersonForm, EmployeeOut>;

const EditPerson = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const call = useCall(editEmployee, ['fleet', 'segments', 'session']);
  const edit = useEdit<PersonForm, EmployeeOut>({ record: person, formOf, call });
  const { form, issues, guard, stale, start } = edit;
  const leave = (words: string): void => {
    guard.letGo();
    notifySuccess(words);
    void navigate(paths.person(person.id));
  };
  const send = (values: PersonForm, from: Start): void => {
    const changes = personChanges(from.values, values);
    if (Object.keys(changes).length === 0) return leave(t('form.unchanged'));
    const body = { id: person.id, version: from.record.version, ...changes };
    void edit.settle(call.mutateAsync({ body }), values, () =>
      leave(t('form.saved', { name: `${values.first_name} ${values.last_name}` })),
    );
  };
  const save = (): void => {
    if (!issues.show(personIssues(form.values))) send(form.values, start);
  };
  const takeOver = (values?: PersonForm): void => {
    const from = stale.goOn();
    form.setValues(values ?? from.values);
    if (values && !issues.show(personIssues(values))) send(values, from);
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
      problem={edit.failure}
      saving={call.isPending}
      submit={t('form.save')}
      pictures={[start.record.avatar]}
      maskedIban={person.iban_masked ?? null}
      onSave={save}
    >
      {guard.modal}
      <StalePerson
        difference={stale.difference}
        saving={call.isPending}
        onKeepEditing={stale.keepEditing}
        onDiscard={() => takeOver()}
        onSave={takeOver}
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
