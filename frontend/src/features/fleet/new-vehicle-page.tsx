import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { isDataMissing } from '#shared/fleet/vehicle.rules.ts';
import { nonBicycleFields, vehicleName } from '#shared/fleet/vehicle.ts';
import { isoOf } from '#shared/values/dates.ts';
import { Loaded } from '../../api/loaded.tsx';
import { query, useCall } from '../../api/query.ts';
import { useActor } from '../../ui/actor.tsx';
import { format } from '../../ui/format.ts';
import { safeBack } from '../../ui/safe-back.ts';
import { paths } from '../../ui/paths.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useGoOn, useNavigate, useSearchParams } from '../../ui/router.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { FormWizard } from '../../wizard/form-wizard.tsx';
import { useWizardForm } from '../../wizard/use-wizard-form.ts';
import { DateField } from '../../form/date-field.tsx';
import { useLeftBy } from '../../form/use-left-by.ts';
import { RadioCards } from '../../form/radio-cards.tsx';
import { useChecksSkipped } from './use-checks-skipped.ts';
import { useVehicleContext } from './use-vehicle-context.ts';
import { CostSection, PayrollSection, VehicleSection } from './vehicle-fields.tsx';
import { formOfAddress } from './form-of-address.ts';
import { takenOver, type KnownModel } from './known-models.ts';
import { issuesOfStep, sentFields, stepOf, stepsOf, warningKeysOf, type NewVehicle, type Step } from './new-vehicle.ts';
import { emptyForm, formLike } from './vehicle-form.ts';
import { typeOptions } from './vehicle-options.ts';
import { WizardEstimate } from './wizard-estimate.tsx';

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

type VehicleForm = ReturnType<typeof useWizardForm<NewVehicle, Step>>['form'];

/** What was taken over is said below the model for as long as that stands there, since nobody typed it. */
const useTakenOver = (form: VehicleForm, labelOf: (path: string) => string) => {
  const { t } = useTranslation('fleet-wizard');
  const { values } = form;
  const [taken, setTaken] = useState<{ model: string; fields: string[]; plate: string | null }>();
  const takeModel = (known: KnownModel): void => {
    const found = takenOver(values, known);
    form.setValues(found);
    setTaken({ model: known.model, fields: Object.keys(found), plate: known.of?.plate ?? null });
  };
  const takenHelp =
    taken && taken.fields.length > 0 && taken.model === values.model
      ? t(taken.plate === null ? 'taken' : 'takenFrom', {
          fields: format().list(taken.fields.map(labelOf)),
          plate: taken.plate,
        })
      : undefined;

  return { takeModel, takenHelp };
};

type VehicleStepProps = Omit<ComponentProps<typeof VehicleSection>, 'form' | 'children'> & { form: VehicleForm };

/** The first step: the type, and what the vehicle is. */
const VehicleStep = ({ form, ...section }: VehicleStepProps) => {
  const { t } = useTranslation('fleet');
  const { values } = form;

  /** The errors of fields that the chosen type does not have go with the fields. */
  const changeType = (type: NewVehicle['type']): void => {
    const gone = new Set<string>(['type', ...(type === 'bicycle' ? nonBicycleFields : [])]);
    form.setFieldValue('type', type);
    form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([path]) => !gone.has(path))));
  };

  return (
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
      <VehicleSection form={form} {...section}>
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
  );
};

const VehicleWizard = ({ like }: { like?: CarDetails }) => {
  const { t } = useTranslation(['fleet', 'fleet-wizard']);
  const navigate = useNavigate();
  const goOn = useGoOn();
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
  const steps = stepsOf(values.type);
  const back = safeBack(params.get('back'));
  const name = `${values.brand} ${values.model}`.trim();

  const finish = (): void =>
    wizard.trackSubmit(
      add.mutateAsync({ body: { ...sentFields(values), ...(like && { like: like.id }) } }),
      ({ id, warnings = [] }) => {
        const words = warningKeysOf(warnings).map((key) => t(key));
        const done = t('fleet-wizard:added', { name });
        notifySuccess(words.length === 0 ? done : { title: done, text: words.join(' ') });
        goOn(back ?? paths.vehicle(id));
      },
    );

  const { takeModel, takenHelp } = useTakenOver(form, labelOf);
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
      {step === 'vehicle' && <VehicleStep form={form} context={context} onModel={takeModel} modelHelp={takenHelp} />}
      {step === 'payroll' && <PayrollSection {...section} />}
      {step === 'cost' && <CostSection {...section} />}
    </FormWizard>
  );
};
