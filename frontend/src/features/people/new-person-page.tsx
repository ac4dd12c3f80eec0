import { useTranslation } from 'react-i18next';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { paths } from '../../ui/paths.ts';
import { useCall } from '../../api/query.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useNewForm } from '../../form/use-new-form.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useNavigate } from '../../ui/router.ts';
import { PersonFields } from './person-fields.tsx';
import { personChanges, emptyPerson, personIssues } from './person-form.ts';

const NewPerson = () => {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const call = useCall(addEmployee);
  const { form, issues, guard } = useNewForm(emptyPerson, call.isSuccess);
  const save = (): void => {
    if (issues.show(personIssues(form.values))) return;
    call.mutate(
      { body: personChanges(emptyPerson, form.values) },
      {
        onSuccess: ({ id }) => {
          guard.allowLeaving();
          notifySuccess(t('form.added', { name: `${form.values.first_name} ${form.values.last_name}` }));
          void navigate(paths.person(id), { replace: true });
        },
        onError: ({ problem }) => void issues.showProblem(problem),
      },
    );
  };
  return (
    <FormPage
      title={t('form.newTitle')}
      crumbs={[{ label: t('title'), to: paths.people }]}
      cancelTo={paths.people}
      issues={issues}
      labelOf={(field) => t(`field.${field}`)}
      problem={call.error?.problem}
      saving={call.isPending}
      submit={t('form.add')}
      onSubmit={save}
    >
      {guard.modal}
      <PersonFields form={form} />
    </FormPage>
  );
};

/** Adds a person: /people/new. */
export const NewPersonPage = () => (
  <RequireRight permission="people:write">
    <NewPerson />
  </RequireRight>
);
