import { useTranslation } from 'react-i18next';
import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { paths } from '../../ui/paths.ts';
import { useCall } from '../../api/query.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useGoOn } from '../../ui/router.ts';
import { PersonFields } from './person-fields.tsx';
import { formOf, personChanges, personIssues, type PersonForm } from './person-form.ts';
import { PersonLoader } from './person-loader.tsx';
import { usePersonWords } from './use-person-words.ts';

const EditPerson = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const goOn = useGoOn();
  const show = usePersonWords();
  const call = useCall(editEmployee);
  const edit = useEdit<PersonForm, EmployeeOut>({ record: person, formOf, call });
  const recordPath = paths.person(person.id);
  const send = (mine: PersonForm, { record, values }: EditStart<PersonForm, EmployeeOut>): void => {
    if (edit.issues.show(personIssues(mine))) return;
    const body = { id: person.id, version: record.version, ...personChanges(values, mine) };
    void edit.trackSave(call.mutateAsync({ body }), mine, () => {
      notifySuccess(t('form.saved', { name: `${mine.first_name} ${mine.last_name}` }));
      goOn(recordPath);
    });
  };
  return (
    <EditPage
      edit={edit}
      title={t('form.editTitle', { name: person.name })}
      crumbs={[
        { label: t('title'), to: paths.people },
        { label: person.name, to: recordPath },
      ]}
      submit={t('form.save')}
      labelOf={(field) => t(`field.${field}`)}
      staleTitle={t('form.staleTitle')}
      show={show}
      send={send}
    >
      <PersonFields form={edit.form} pictures={[edit.start.record.avatar]} masked={person} />
    </EditPage>
  );
};

/** Edits a person: /people/{id}/edit. A deactivated person is read-only, so the address redirects to the profile. */
export const EditPersonPage = () => (
  <RequireRight permission="people:write">
    <PersonLoader>
      {(person) =>
        person.deleted === 1 ? (
          <Navigate to={paths.person(person.id)} replace />
        ) : (
          <EditPerson key={person.id} person={person} />
        )
      }
    </PersonLoader>
  </RequireRight>
);
