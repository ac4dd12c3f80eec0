import { useTranslation } from 'react-i18next';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { peopleIssues } from '#shared/software/license.rules.ts';
import { paths } from '../../ui/paths.ts';
import { dateIssues } from '../../form/date-issues.ts';
import { fieldOf } from '../../form/field-of.ts';
import { useActor } from '../../ui/actor.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useGoOn, useNavigate, useSearchParams } from '../../ui/router.ts';
import { FormWizard } from '../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../wizard/use-wizard-form.ts';
import { AssignFields } from './assign-fields.tsx';
import { AssignProgress } from './assign-progress.tsx';
import { useAssignSteps } from './use-assign-steps.ts';
import { useAssign } from './use-assign.ts';
import { ProductLoader } from './product-loader.tsx';

type Form = { employee_ids: number[]; start_date: string };
const formSteps = ['people'] as const;

const Assign = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const goOn = useGoOn();
  const start: Form = { employee_ids: [], start_date: useActor().today };
  const { assign, isPending } = useAssign();
  const wizard = useWizardForm<Form, 'people'>({ start, first: 'people', stepOf: () => 'people', isDone: false });
  const { form } = wizard;
  const { employee_ids: people, start_date: from } = form.values;
  const productPath = paths.softwareProduct(product.id);
  const submit = (): void =>
    wizard.trackSubmit(assign(product.id, people, from), (run) => {
      goOn(run === undefined ? productPath : paths.assignSoftware(product.id, run), { replace: true });
    });
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <FormWizard
      wizard={wizard}
      formSteps={formSteps}
      title={t('assign.title', { name: product.name })}
      steps={useAssignSteps()}
      heading={t('assign.people')}
      intro={t('assign.text')}
      finishLabel={t('assign.finish')}
      nextLabel={t('assign.submit', { count: people.length })}
      saving={isPending}
      labelOf={(path) => t(`field.${path}`)}
      check={() => [...dateIssues('start_date', from), ...peopleIssues(people)]}
      issuesTitle={catalogue.invalid.title}
      finish={submit}
      onClose={() => void navigate(productPath)}
    >
      <AssignFields people={field('employee_ids')} from={field('start_date')} free={product.seats_free} />
    </FormWizard>
  );
};

const AssignRoute = () => {
  const [params] = useSearchParams();
  const run = params.get('run');
  return (
    <ProductLoader>
      {({ details }) => {
        if (run !== null) return <AssignProgress key={run} product={details} runId={run} />;
        if (details.deleted === 1) return <Navigate to={paths.softwareProduct(details.id)} replace />;
        return <Assign product={details} />;
      }}
    </ProductLoader>
  );
};

/**
 * Assigns a product to people: /software/products/{id}/assign. The address names the run once it has started, so
 * leaving is safe.
 */
export const AssignPage = () => (
  <RequireRight permission="software:write">
    <AssignRoute />
  </RequireRight>
);
