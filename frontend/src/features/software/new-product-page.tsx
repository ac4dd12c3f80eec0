import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addProduct } from '#shared/contract/software/add-product.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { toProblemOf } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../app/paths.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { dateIssues } from '../../form/date-issues.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useActor } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useNavigate } from '../../ui/router.ts';
import { Wizard } from '../../wizard/wizard.tsx';
import { AssignFields } from './assign-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { emptyProduct, formIssues, type ProductForm } from './product-form.ts';
import { useAssign } from './use-assign.ts';
import { changedWithSoftware } from './use-software.ts';

type NewProduct = ProductForm & { employee_ids: number[]; start_date: string };
type Step = 'product' | 'people';
const steps: readonly Step[] = ['product', 'people'];
const stepOf = (path: string): Step =>
  path.startsWith('employee_ids') || path === 'start_date' ? 'people' : 'product';

const ProductWizard = () => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const start: NewProduct = { ...emptyProduct, employee_ids: [], start_date: useActor().today };
  const form = useForm<NewProduct>({ initialValues: start });
  const issues = useFormIssues(form);
  const add = useCall(addProduct, changedWithSoftware);
  const { assign, isPending } = useAssign();
  const [step, setStep] = useState<Step>('product');
  const [failure, setFailure] = useState<Problem>();
  // Once it is there, another attempt only assigns it.
  const made = useRef<number>(undefined);
  const { employee_ids: people, start_date: from, ...product } = form.values;
  const guard = useLeaveGuard(JSON.stringify(form.values) !== JSON.stringify(start) && !add.isSuccess);

  const save = async (): Promise<void> => {
    const id = made.current ?? (await add.mutateAsync({ body: product })).id;
    made.current = id;
    const run = people.length > 0 ? await assign(id, people, from) : undefined;
    guard.letGo();
    notifySuccess(t('wizard.added', { name: product.name.trim() }));
    void navigate(run === undefined ? paths.softwareProduct(id) : paths.assignSoftware(id, run), { replace: true });
  };
  const finish = (): void => {
    setFailure(undefined);
    save().catch((error: unknown) => {
      const problem = toProblemOf(error);
      const [first] = problem.fields;
      if (!first) return setFailure(problem);
      setStep(stepOf(first.path));
      issues.showProblem(problem);
    });
  };
  const next = () => {
    const found = step === 'product' ? formIssues(product) : dateIssues('start_date', from);
    if (issues.show(found, catalogue.form_invalid.title)) return;
    if (step === 'people') finish();
    else setStep('people');
  };
  const field = <Name extends keyof NewProduct>(name: Name) => ({
    label: t(`field.${name as keyof NewProduct}`),
    ...form.getInputProps(name),
    value: form.values[name],
  });
  return (
    <Wizard
      title={t('addProduct')}
      steps={steps.map((key) => ({ key, label: t(`wizard.${key}`) }))}
      current={step}
      heading={t(`wizard.${step}`)}
      intro={step === 'product' ? t('wizard.productText') : t('wizard.peopleText', { name: product.name.trim() })}
      finishLabel={people.length === 0 ? t('addProduct') : t('wizard.finish', { count: people.length })}
      saving={add.isPending || isPending}
      onBack={() => {
        issues.clear();
        setFailure(undefined);
        setStep('product');
      }}
      onNext={next}
      onClose={() => void navigate(made.current === undefined ? paths.software : paths.softwareProduct(made.current))}
    >
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={(path) => t(`field.${path}`)} />
      {failure && <ErrorBox problem={failure} onRetry={finish} />}
      {step === 'product' ? (
        <ProductFields
          field={field}
          onSuggestion={({ name, url }) => {
            form.setValues({ name, url });
            form.clearErrors();
          }}
        />
      ) : (
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
      )}
    </Wizard>
  );
};

/** Spec A §2: /software/products/new, in two steps; licences can be assigned at once, or later. */
export const NewProductPage = () => (
  <RequireRight permission="software:add-product">
    <ProductWizard />
  </RequireRight>
);
