import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { addLicense } from '#shared/contract/software/add-license.ts';
import { issue } from '#shared/errors/issue.ts';
import { USERNAME_MAX } from '#shared/software/license.rules.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { personCrumbs } from '../../ui/person-crumbs.ts';
import { DateField } from '../../form/date-field.tsx';
import { dateIssues } from '../../form/date-issues.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormPage } from '../../form/form-page.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useNewForm } from '../../form/use-new-form.ts';
import { useLeftBy } from '../../form/use-left-by.ts';
import { DayNotice } from '../../history/day-notice.tsx';
import { useActor } from '../../ui/actor.tsx';
import { Loaded } from '../../api/loaded.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useGoOn } from '../../ui/router.ts';
import { ProductPicker } from './product-picker.tsx';
import { useNotifyAssigned } from './use-assign.ts';
import { usePerson } from './use-person.ts';

type Form = { product_id: number; username: string; start_date: string };

const NewLicense = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('software');
  const goOn = useGoOn();
  const { today } = useActor();
  const call = useCall(addLicense);
  const { form, issues, guard } = useNewForm<Form>({ product_id: 0, username: '', start_date: today }, call);
  const notifyAssigned = useNotifyAssigned();
  const { values } = form;
  const left = useLeftBy(person.id, values.start_date, 'start_date');
  const softwarePath = paths.softwareOfPerson(person.id);
  const submit = (): void => {
    const foundIssues = [
      ...(values.product_id <= 0 ? [issue('product_id', 'required')] : []),
      ...dateIssues('start_date', values.start_date),
      ...left,
    ];
    if (issues.show(foundIssues)) return;
    call.mutateAsync({ body: { ...values, employee_id: person.id } }).then(
      (answer) => {
        guard.allowLeaving();
        notifyAssigned(answer);
        goOn(softwarePath);
      },
      ({ problem }: NonNullable<typeof call.error>) => issues.showProblem(problem),
    );
  };
  const labelOf = (path: string): string => t(`field.${path}`);
  const field = fieldOf<Form>(form, labelOf);
  return (
    <FormPage
      title={t('person.assign', { name: person.name })}
      crumbs={[...personCrumbs(t('person.people'), person), { label: t('title'), to: softwarePath }]}
      cancelTo={softwarePath}
      submit={t('actions.assignProduct')}
      issues={issues}
      labelOf={labelOf}
      problem={call.error?.problem}
      saving={call.isPending}
      onSubmit={submit}
    >
      {guard.modal}
      <ProductPicker {...field('product_id')} required />
      <TextField {...field('username')} help={t('help.username')} maxLength={USERNAME_MAX} />
      <DateField {...field('start_date')} help={t('help.start_date')} />
      <DayNotice day={values.start_date}>{t('assign.plannedStart', { from: values.start_date })}</DayNotice>
    </FormPage>
  );
};

const NewLicenseRoute = () => (
  <Loaded answer={usePerson()}>
    {(person) =>
      person.deleted === 1 ? (
        <Navigate to={paths.softwareOfPerson(person.id)} replace />
      ) : (
        <NewLicense person={person} />
      )
    }
  </Loaded>
);

/** Assigns one product to a person: /people/{id}/add/software. */
export const NewLicensePage = () => (
  <RequireRight permission="software:write">
    <RequireRight permission="people:read">
      <NewLicenseRoute />
    </RequireRight>
  </RequireRight>
);
