import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import type { Issue } from '#shared/errors/issue.ts';
import {
  contributionIssues,
  dayIssues,
  isDataMissing,
  missingVehicleData,
  payrollIssues,
  vehicleIssues,
  withOrderDate,
  type VehicleContext,
} from '#shared/fleet/vehicle.rules.ts';
import { nonBicycleFields, vehicleName } from '#shared/fleet/vehicle.ts';
import { isoOf, type IsoDate } from '#shared/values/dates.ts';
import { Loaded } from '../../api/loaded.tsx';
import { query, useCall } from '../../api/query.ts';
import { useActor } from '../../ui/actor.tsx';
import { safeBack } from '../../ui/safe-back.ts';
import { paths } from '../../ui/paths.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate, useSearchParams } from '../../ui/router.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { FormWizard } from '../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../wizard/use-wizard-form.ts';
import { DateField } from '../../form/date-field.tsx';
import { dateIssues } from '../../form/date-issues.ts';
import { useLeftBy } from '../../form/use-left-by.ts';
import { RadioCards } from '../../form/radio-cards.tsx';
import { useChecksSkipped } from './use-checks-skipped.ts';
import { useVehicleContext } from './use-vehicle-context.ts';
import { CostSection, PayrollSection, VehicleSection } from './vehicle-fields.tsx';
import { formOfAddress } from './form-of-address.ts';
import {
  emptyForm,
  fieldsOf,
  filledFields,
  firstPerField,
  formIssues,
  formLike,
  applicableForm,
  type VehicleForm,
} from './vehicle-form.ts';
import { typeOptions } from './vehicle-options.ts';
import { WizardEstimate } from './wizard-estimate.tsx';

const STEPS = { car: ['vehicle', 'payroll', 'cost'], other: ['vehicle', 'cost'] } as const;
type Step = 'vehicle' | 'payroll' | 'cost';

const payrollFields = new Set<string>([
  'date_first_registration',
  'date_commissioning',
  'order_date',
  'catalogue_value',
  'co2_g_km',
  'co2_g_km_wltp',
  'co2_g_km_corresponding',
  'is_utility_vehicle',
  'usage_type',
]);
const costFields = new Set<string>([
  'currency',
  'contract_type',
  'cost_yearly',
  'operational_cost_yearly',
  'own_contribution',
  'own_contribution_payment_type',
]);
const stepOf = (path: string): Step =>
  payrollFields.has(path) ? 'payroll' : costFields.has(path) ? 'cost' : 'vehicle';

/** The issues of one step, by the same rules as the API (docs/areas/fleet.md#required-values). */
const issuesOfStep = (step: Step, form: NewVehicle, context: VehicleContext, today: IsoDate): Issue[] => {
  const value = withOrderDate(fieldsOf(form), context);
  const all = [
    ...formIssues(form),
    ...(step === 'vehicle'
      ? [
          ...missingVehicleData({ ...value, type: form.type === '' ? undefined : value.type }),
          ...vehicleIssues(value, context),
          ...(form.related_employee_id > 0 ? dateIssues('start_date', form.start_date) : []),
        ]
      : []),
    ...(step === 'payroll' && !context.skipAssertions ? payrollIssues(value, context) : []),
    ...(step === 'payroll' ? dayIssues(undefined, value, today) : []),
    ...(step === 'cost' ? contributionIssues(undefined, value) : []),
  ];
  return firstPerField(all.filter((found) => stepOf(found.path) === step));
};

/** The day since which the driver has the new vehicle is asked beside the fields of the vehicle. */
type NewVehicle = VehicleForm & { start_date: string };

/** The values filled in on the steps of this type: payroll values typed for a car are not sent for a bicycle. */
const sentFields = (form: NewVehicle, steps: readonly Step[]): Partial<NewVehicle> => ({
  ...Object.fromEntries(
    Object.entries(filledFields(applicableForm(form))).filter(([name]) => steps.includes(stepOf(name))),
  ),
  ...(form.related_employee_id > 0 && form.start_date !== '' && { start_date: form.start_date }),
});

/** The words for what is unusual about a new vehicle. */
const warningKeys: Readonly<Record<string, string>> = {
  duplicate_plate: 'fleet-wizard:duplicatePlate',
  chassis_format: 'fleet-wizard:chassisFormat',
  far_ahead: 'fleet-wizard:farAhead',
};

/**
 * Adds a vehicle: /fleet/new. A car takes three steps, other types two (docs/areas/fleet.md#pages); `employee_id` and
 * `back` come from the person's page, values of a car from the comparison of cars, and `like` names a vehicle that the
 * new one is like.
 */
export const NewVehiclePage = () => {
  const [params] = useSearchParams();
  const like = Number(params.get('like') ?? 0) || 0;
  return (
    <RequireRight permission="fleet:write">{like > 0 ? <LikeAnother id={like} /> : <VehicleWizard />}</RequireRight>
  );
};

/** Begins with the values of a vehicle that the new one is like. */
const LikeAnother = ({ id }: { id: number }) => (
  <Loaded answer={useQuery(query(getCarDetails, { params: { id: String(id) } }))}>
    {({ details }) => <VehicleWizard like={details} />}
  </Loaded>
);

const VehicleWizard = ({ like }: { like?: CarDetails }) => {
  const { t } = useTranslation(['fleet', 'fleet-wizard']);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const rules = useVehicleContext();
  const { today: firstDay, tenant_currency: currency } = useActor();
  const today = isoOf(firstDay) ?? '';
  const start = {
    ...emptyForm(Number(params.get('employee_id') ?? 0) || 0, rules.usageType, currency),
    ...formOfAddress(params, rules),
    ...(like && formLike(like)),
    start_date: '',
  };
  const add = useCall(addCar);
  const labelOf = (path: string): string => t(`field.${path}`);
  const wizard = useWizardForm<NewVehicle, Step>({
    start,
    first: 'vehicle',
    stepOf,
    isDone: add.isSuccess,
  });
  const { form, step } = wizard;
  const { values } = form;
  const isSkipped = useChecksSkipped(values.related_employee_id, values.start_date);
  const context = { ...rules, skipAssertions: rules.skipAssertions || isSkipped };
  const left = useLeftBy(values.related_employee_id, values.start_date, 'start_date');
  const steps: readonly Step[] = values.type === '' || values.type === 'car' ? STEPS.car : STEPS.other;
  const back = safeBack(params.get('back'));
  const name = `${values.brand} ${values.model}`.trim();

  /** The errors of fields that the chosen type does not have go with the fields. */
  const changeType = (type: NewVehicle['type']): void => {
    const gone = new Set<string>(['type', ...(type === 'bicycle' ? nonBicycleFields : [])]);
    form.setFieldValue('type', type);
    form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([path]) => !gone.has(path))));
  };

  const finish = (): void =>
    wizard.trackSubmit(
      add.mutateAsync({ body: { ...sentFields(values, steps), ...(like && { like: like.id }) } as never }),
      ({ id, warnings = [] }) => {
        const words = warnings.flatMap((warning) => warningKeys[warning] ?? []).map((key) => t(key));
        const done = t('fleet-wizard:added', { name });
        notifySuccess(words.length === 0 ? done : { title: done, text: words.join(' ') });
        void navigate(back ?? paths.vehicle(id));
      },
    );

  const section = { form, context };
  return (
    <FormWizard
      wizard={wizard}
      formSteps={steps}
      title={like ? t('fleet-wizard:like', { name: vehicleName(like) }) : t('fleet-wizard:title')}
      steps={steps.map((key) => ({ key, label: t(`fleet-wizard:${key}`) }))}
      heading={t(`fleet-wizard:${step}`)}
      intro={
        step === 'payroll'
          ? t('fleet-wizard:payrollText', { name, plate: values.plate && `, ${values.plate}` })
          : t(`fleet-wizard:${step}Text`)
      }
      finishLabel={t('fleet-wizard:finish')}
      saving={add.isPending}
      labelOf={labelOf}
      check={(at) => [...issuesOfStep(at, values, context, today), ...(at === 'vehicle' ? left : [])]}
      issuesTitle={(issues) => t(isDataMissing(issues) ? 'fleet-wizard:missingData' : 'edit.invalid')}
      saysMissing={step === 'vehicle'}
      finish={finish}
      onClose={() => void navigate(back ?? paths.fleet)}
      aside={step === 'payroll' && <WizardEstimate values={values} />}
    >
      {step === 'vehicle' && (
        <>
          <RadioCards
            columns={3}
            label={t('field.type')}
            required
            options={typeOptions(t)}
            {...form.getInputProps('type')}
            onChange={changeType}
            value={values.type}
          />
          <VehicleSection {...section}>
            {values.related_employee_id > 0 && (
              <DateField
                label={t('field.start_date')}
                help={t('help.start_date')}
                {...form.getInputProps('start_date')}
                value={values.start_date}
              />
            )}
          </VehicleSection>
        </>
      )}
      {step === 'payroll' && <PayrollSection {...section} />}
      {step === 'cost' && <CostSection {...section} />}
    </FormWizard>
  );
};
