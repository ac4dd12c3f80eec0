import type { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isOrderDatePrefilled,
  isOrderDateRequired,
  prefilledOrderDate,
  mayBePool,
  TEXT_MAX,
  type VehicleContext,
} from '#shared/fleet/vehicle.rules.ts';
import { isFakeHybrid } from '#shared/fleet/fake-hybrid.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { DateField } from '../../form/date-field.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextArea } from '../../form/text-area.tsx';
import { TextField } from '../../form/text-field.tsx';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { YesNoUnknown } from '../../form/yes-no-unknown.tsx';
import { useActor, useCan } from '../../ui/actor.tsx';
import { signOf } from '../../ui/money.tsx';
import { BrandAndModel } from './brand-and-model.tsx';
import { costLabel } from './cost-label.ts';
import type { KnownModel } from './known-models.ts';
import { isShare } from './vehicle-amount.tsx';
import { fieldsOf, toFormDate, type VehicleForm } from './vehicle-form.ts';
import { contractOptions, currencyOptions, fuelOptions, paymentOptions, usageOptions } from './vehicle-options.ts';
import classes from './vehicle-fields.module.css';

export type VehicleFormState = Pick<
  ReturnType<typeof useForm<VehicleForm>>,
  'values' | 'getInputProps' | 'setFieldValue'
>;
type Props = { form: VehicleFormState; context: VehicleContext; locked?: ReadonlySet<string> };

/** The label, value, error and lock of one field, for the fields of every section. */
const useField = ({ form, locked }: Props) => {
  const { t } = useTranslation('fleet');
  const labelOf = (name: string): string => t(`field.${name}`);
  return <Name extends keyof VehicleForm>(name: Name, help?: string) => ({
    label: labelOf(name),
    help,
    disabled: locked?.has(name) ?? false,
    ...form.getInputProps(name),
    value: form.values[name],
  });
};

type DriverProps = {
  /** A line under the driver, such as who is planned to follow. */
  driverHelp?: string | null;
  /** What is asked about the driver besides. */
  children?: ReactNode;
  /** Takes over what is known of a model that was chosen. */
  onModel?: (known: KnownModel) => void;
  modelHelp?: string | undefined;
};

/** Brand, model, plate, fuel and driver. */
export const VehicleSection = ({ driverHelp, children, onModel, modelHelp, ...props }: Props & DriverProps) => {
  const { form, context } = props;
  const { t } = useTranslation('fleet');
  const field = useField(props);
  const actor = useActor();
  const fields = fieldsOf(form.values);
  const isBicycle = form.values.type === 'bicycle';
  const asksPool = context.poolCars && form.values.type !== '' && mayBePool(fields);
  return (
    <div className={classes.fields}>
      <BrandAndModel values={form.values} brand={field('brand')} model={field('model', modelHelp)} onModel={onModel} />
      {!isBicycle && <TextField {...field('plate', t('help.plate'))} required isCounted />}
      {!isBicycle && <SelectField {...field('fuel')} required options={fuelOptions(t, context)} />}
      <div className={classes.wide}>
        <PersonPicker
          {...field('related_employee_id', driverHelp ?? undefined)}
          nobody={actor.role !== 'team_only' && t('nobody')}
        />
      </div>
      {children}
      {asksPool && (
        <div className={classes.wide}>
          <YesNoUnknown {...field('is_pool_vehicle', t('help.is_pool_vehicle'))} />
        </div>
      )}
    </div>
  );
};

/** Colour, chassis number and other details, all optional. */
export const MoreSection = (props: Props) => {
  const { t } = useTranslation('fleet');
  const field = useField(props);
  const isBicycle = props.form.values.type === 'bicycle';
  return (
    <div className={classes.fields}>
      <TextField {...field('chassis_number', t('help.chassis_number'))} maxLength={50} />
      <TextField {...field('color')} maxLength={100} />
      {!isBicycle && <WholeNumberField {...field('pk')} unit={t('unit.pk')} />}
      <TextField {...field('supplier')} maxLength={TEXT_MAX} />
      <div className={classes.wide}>
        <TextArea {...field('specifics')} max={TEXT_MAX} />
      </div>
    </div>
  );
};

const orderDateHelp = (isRequired: boolean, context: VehicleContext): string => {
  if (!isRequired) return 'help.order_date';
  return context.orderDateAlways ? 'help.order_date_always' : 'help.order_date_required';
};

/**
 * The values that decide the benefit in kind and the CO2 contribution; those that payroll needs are marked required.
 */
export const PayrollSection = (props: Props) => {
  const { form, context } = props;
  const { t } = useTranslation('fleet');
  const field = useField(props);
  const value = fieldsOf(form.values);
  const isMandatory = context.payrollImport && value.type !== 'bicycle';
  const isBicycle = value.type === 'bicycle';
  const isOrderDateMandatory = isMandatory && isOrderDateRequired(value, context);
  /** The order date follows the registration until a user types one (docs/areas/fleet.md#payroll-checks). */
  const changeRegistration = (text: string): void => {
    const { order_date: typedOrderDate, date_first_registration: previous } = form.values;
    form.setFieldValue('date_first_registration', text);
    if (isOrderDatePrefilled(value, context) && (typedOrderDate === '' || typedOrderDate === previous))
      form.setFieldValue('order_date', toFormDate(prefilledOrderDate({ date_first_registration: parseDmy(text) })));
  };
  return (
    <div className={classes.fields}>
      <DateField
        {...field('date_first_registration', t('help.date_first_registration'))}
        onChange={changeRegistration}
        required={isMandatory}
      />
      {!isBicycle && (
        <DateField {...field('date_commissioning', t('help.date_commissioning'))} required={isMandatory} />
      )}
      {context.orderDate && (
        <DateField
          {...field('order_date', t(orderDateHelp(isOrderDateMandatory, context)))}
          required={isOrderDateMandatory}
        />
      )}
      <MoneyField
        {...field('catalogue_value', t('help.catalogue_value'))}
        currency={signOf(form.values.currency)}
        required={isMandatory}
      />
      {!isBicycle && (
        <>
          <WholeNumberField {...field('co2_g_km', t('help.co2_g_km'))} unit={t('unit.co2')} />
          <WholeNumberField {...field('co2_g_km_wltp')} unit={t('unit.co2')} />
          {isFakeHybrid(value.fuel) && (
            <WholeNumberField
              {...field('co2_g_km_corresponding', t('help.co2_g_km_corresponding'))}
              unit={t('unit.co2')}
            />
          )}
          <div className={classes.wide}>
            <YesNoUnknown
              {...field('is_utility_vehicle')}
              required={isMandatory}
              yesHelp={t('utilityHelp.1')}
              noHelp={t('utilityHelp.0')}
            />
          </div>
        </>
      )}
      {context.usageType && value.type === 'car' && (
        <SelectField {...field('usage_type')} required options={usageOptions(t)} />
      )}
    </div>
  );
};

export const CostSection = (props: Props) => {
  const { form, context } = props;
  const { t } = useTranslation('fleet');
  const field = useField(props);
  const can = useCan();
  const sign = signOf(form.values.currency);
  return (
    <div className={classes.fields}>
      <SelectField {...field('contract_type')} options={contractOptions(t)} />
      <SelectField {...field('currency')} required options={currencyOptions(t)} />
      <MoneyField {...field('cost_yearly')} label={costLabel(form.values.contract_type, t)} currency={sign} />
      <MoneyField {...field('operational_cost_yearly')} currency={sign} />
      {can('wages:own-contribution') && (
        <>
          <MoneyField
            {...field('own_contribution')}
            currency={isShare('own_contribution', form.values.own_contribution_payment_type) ? '%' : sign}
          />
          {context.paymentType && (
            <SelectField
              {...field('own_contribution_payment_type')}
              value={form.values.own_contribution_payment_type || 'per_month'}
              options={paymentOptions(t, form.values.own_contribution_payment_type)}
            />
          )}
        </>
      )}
    </div>
  );
};
