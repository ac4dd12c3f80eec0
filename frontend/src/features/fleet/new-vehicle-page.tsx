import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { Issue } from '#shared/errors/issue.ts';
import {
  missingVehicleData,
  payrollIssues,
  vehicleIssues,
  withOrderDate,
  type VehicleContext,
} from '#shared/fleet/vehicle.rules.ts';
import { toProblemOf } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';
import { safeBack } from '../../ui/safe-back.ts';
import { paths } from '../../app/paths.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate, useSearchParams } from '../../ui/router.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Wizard } from '../../wizard/wizard.tsx';
import { RadioCards } from '../../form/radio-cards.tsx';
import { useVehicleContext } from './use-vehicle-context.ts';
import { CostSection, PayrollSection, VehicleSection } from './vehicle-fields.tsx';
import {
  emptyForm,
  fieldsOf,
  filledFields,
  firstPerField,
  formIssues,
  settledForm,
  type VehicleForm,
} from './vehicle-form.ts';
import { typeOptions } from './vehicle-options.ts';

const STEPS = { car: ['vehicle', 'payroll', 'cost'], other: ['vehicle', 'cost'] } as const;
type Step = 'vehicle' | 'payroll' | 'cost';

const payrollNames = new Set<string>([
  'date_first_registration',
  'date_commissioning',
  'order_date',
  'catalogue_value',
  'co2_g_km',
  'co2_g_km_wltp',
  'is_utility_vehicle',
  'usage_type',
]);
const costNames = new Set<string>([
  'contract_type',
  'cost_yearly',
  'operational_cost_yearly',
  'own_contribution',
  'own_contribution_payment_type',
]);
const stepOf = (path: string): Step => (payrollNames.has(path) ? 'payroll' : costNames.has(path) ? 'cost' : 'vehicle');

/** What is wrong with one step; the same rules as the API (spec A §5). */
const issuesOfStep = (step: Step, form: VehicleForm, context: VehicleContext): Issue[] => {
  const value = withOrderDate(fieldsOf(form), context);
  const all = [
    ...formIssues(form),
    ...(step === 'vehicle'
      ? [
          ...missingVehicleData({ ...value, type: form.type === '' ? undefined : value.type }),
          ...vehicleIssues(value, context),
        ]
      : []),
    ...(step === 'payroll' && !context.skipAssertions ? payrollIssues(value, context) : []),
  ];
  return firstPerField(all.filter((found) => stepOf(found.path) === step));
};

/** What was filled in on the steps of this type: a car that became a bicycle leaves its payroll info behind. */
const sentFields = (form: VehicleForm, steps: readonly Step[]): Partial<VehicleForm> =>
  Object.fromEntries(Object.entries(filledFields(settledForm(form))).filter(([name]) => steps.includes(stepOf(name))));

/** /fleet/new: three steps for a car, two for the others (spec A §2); `employee_id` and `back` come from the person's page. */
export const NewVehiclePage = () => (
  <RequireRight permission="fleet:write">
    <VehicleWizard />
  </RequireRight>
);

const VehicleWizard = () => {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const context = useVehicleContext();
  const start = emptyForm(Number(params.get('employee_id') ?? 0) || 0, context.usageType);
  const form = useForm<VehicleForm>({ initialValues: start });
  const issues = useFormIssues(form);
  const add = useCall(addCar, ['people']);
  const [step, setStep] = useState<Step>('vehicle');
  const { values } = form;
  const steps: readonly Step[] = values.type === '' || values.type === 'car' ? STEPS.car : STEPS.other;
  const at = steps.indexOf(step);
  const guard = useLeaveGuard(Object.keys(changedFields(start, values)).length > 0 && !add.isSuccess);
  const back = safeBack(params.get('back'));
  const name = `${values.brand} ${values.model}`.trim();

  const added = ({ id, warnings = [] }: EndpointResponse<typeof addCar>): void => {
    guard.letGo();
    const words = warnings.map((warning) =>
      t(warning === 'duplicate_plate' ? 'wizard.duplicatePlate' : 'wizard.chassisFormat'),
    );
    notifySuccess([t('wizard.added', { name }), ...words].join('. '));
    void navigate(back ?? paths.vehicle(id));
  };

  const finish = (): void => {
    add.mutateAsync({ body: sentFields(values, steps) as never }).then(added, (error: unknown) => {
      const problem = toProblemOf(error);
      const [first] = problem.fields;
      if (first) setStep(stepOf(first.path));
      issues.showProblem(problem);
    });
  };

  const next = () => {
    const found = issuesOfStep(step, values, context);
    if (issues.show(found, t(step === 'vehicle' ? 'wizard.missingData' : 'edit.invalid'))) return;
    const following = steps[at + 1];
    if (following === undefined) return finish();
    setStep(following);
  };

  const failure = add.isError && toProblemOf(add.error).fields.length === 0 ? toProblemOf(add.error) : undefined;
  const section = { form, context };
  return (
    <Wizard
      title={t('wizard.title')}
      steps={steps.map((key) => ({ key, label: t(`wizard.${key}`) }))}
      current={step}
      heading={t(`wizard.${step}`)}
      intro={
        step === 'payroll'
          ? t('wizard.payrollText', { name, plate: values.plate && `, ${values.plate}` })
          : t(`wizard.${step}Text`)
      }
      finishLabel={t('wizard.finish')}
      saving={add.isPending}
      onBack={() => {
        issues.clear();
        setStep(steps[at - 1] ?? 'vehicle');
      }}
      onNext={next}
      onClose={() => void navigate(back ?? paths.fleet)}
    >
      {guard.modal}
      <ErrorSummary
        issues={issues.listed}
        title={issues.title}
        saysMissing={step === 'vehicle'}
        labelOf={(path) => t(`field.${path}`)}
      />
      {failure && <ErrorBox problem={failure} onRetry={finish} />}
      {step === 'vehicle' && (
        <>
          <RadioCards
            columns={3}
            label={t('field.type')}
            required
            options={typeOptions(t)}
            {...form.getInputProps('type')}
            value={values.type}
          />
          <VehicleSection {...section} />
        </>
      )}
      {step === 'payroll' && <PayrollSection {...section} />}
      {step === 'cost' && <CostSection {...section} />}
    </Wizard>
  );
};
