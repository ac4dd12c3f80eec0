import { useTranslation } from 'react-i18next';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { paths } from '../../ui/paths.ts';
import { problemFromError } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useNewForm } from '../../form/use-new-form.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useGoOn } from '../../ui/router.ts';
import { PersonFields } from './person-fields.tsx';
import { personChanges, emptyPerson, personIssues } from './person-form.ts';

const NewPerson = () => {
  const { t } = useTranslation('people');
  const goOn = useGoOn();
  const call = useCall(addEmployee);
  const { form, issues, guard } = useNewForm(emptyPerson, call);
  const save = (): void => {
    if (issues.show(personIssues(form.values))) return;
    call.mutateAsync({ body: personChanges(emptyPerson, form.values) }).then(
      ({ id }) => {
        guard.allowLeaving();
        notifySuccess(t('form.added', { name: `${form.values.first_name} ${form.values.last_name}` }));
        goOn(paths.person(id), { replace: true });
      },
      (error: unknown) => void issues.showProblem(problemFromError(error)),
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
