import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { peopleIssues } from '#shared/software/license.rules.ts';
import { toProblemOf } from '../../api/problem.ts';
import { paths } from '../../app/paths.ts';
import { dateIssues } from '../../form/date-issues.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useActor } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useNavigate, useSearchParams } from '../../ui/router.ts';
import { Wizard } from '../../wizard/wizard.tsx';
import { AssignFields } from './assign-fields.tsx';
import { AssignProgress } from './assign-progress.tsx';
import { useAssignSteps } from './use-assign-steps.ts';
import { useAssign } from './use-assign.ts';
import { useProduct } from './use-software.ts';

type Form = { employee_ids: number[]; start_date: string };

const Assign = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const form = useForm<Form>({ initialValues: { employee_ids: [], start_date: useActor().today } });
  const issues = useFormIssues(form);
  const { assign, isPending } = useAssign();
  const [failure, setFailure] = useState<Problem>();
  const { employee_ids: people, start_date: from } = form.values;
  const guard = useLeaveGuard(people.length > 0);
  const home = paths.softwareProduct(product.id);
  const free = product.seats_free === null ? undefined : product.seats_free - people.length;

  const submit = (): void => {
    const found = [...dateIssues('start_date', from), ...peopleIssues(people)];
    if (issues.show(found, catalogue.invalid.title)) return;
    setFailure(undefined);
    assign(product.id, people, from).then(
      (run) => {
        guard.letGo();
        void navigate(run === undefined ? home : paths.assignSoftware(product.id, run), { replace: true });
      },
      (error: unknown) => {
        const problem = toProblemOf(error);
        if (!issues.showProblem(problem)) setFailure(problem);
      },
    );
  };
  const field = <Name extends keyof Form>(name: Name) => ({
    label: t(`field.${name as keyof Form}`),
    ...form.getInputProps(name),
    value: form.values[name],
  });
  return (
    <Wizard
      title={t('assign.title', { name: product.name })}
      steps={useAssignSteps()}
      current="people"
      heading={t('assign.people')}
      intro={t('assign.text')}
      finishLabel={t('assign.finish')}
      nextLabel={t('assign.submit', { count: people.length })}
      saving={isPending}
      onBack={undefined}
      onNext={submit}
      onClose={() => void navigate(home)}
    >
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={(path) => t(`field.${path}`)} />
      {failure && <ErrorBox problem={failure} onRetry={submit} />}
      {people.length > 0 && free !== undefined && free < 0 && (
        <Banner tone="amber">{t('assign.over', { count: -free })}</Banner>
      )}
      <AssignFields
        people={{
          ...field('employee_ids'),
          onChange: (ids) => {
            form.setFieldValue('employee_ids', ids);
            form.clearFieldError('employee_ids');
          },
        }}
        from={field('start_date')}
      />
    </Wizard>
  );
};

const Read = () => {
  const [params] = useSearchParams();
  const run = params.get('run');
  return (
    <Loaded answer={useProduct()}>
      {({ details }) => {
        if (run !== null) return <AssignProgress key={run} product={details} runId={run} />;
        if (details.deleted === 1) return <Navigate to={paths.softwareProduct(details.id)} replace />;
        return <Assign product={details} />;
      }}
    </Loaded>
  );
};

/** Spec A §2: /software/products/{id}/assign. Once a run has started the address names it, so that leaving is safe. */
export const AssignPage = () => (
  <RequireRight permission="software:write">
    <Read />
  </RequireRight>
);
