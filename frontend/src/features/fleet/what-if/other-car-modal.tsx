import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleModels } from '#shared/belgium/example-models.ts';
import { TEXT_MAX } from '#shared/fleet/vehicle.rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { DateField } from '../../../form/date-field.tsx';
import { fieldOf } from '../../../form/field-of.ts';
import { FieldPair } from '../../../form/field-pair.tsx';
import { FormModal } from '../../../form/form-modal.tsx';
import { MoneyField } from '../../../form/money-field.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { WholeNumberField } from '../../../form/whole-number-field.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { VehiclePicker } from '../../../records/vehicle-picker.tsx';
import { useVehicleContext } from '../use-vehicle-context.ts';
import { fuelOptions } from '../vehicle-options.ts';
import { exampleOptions } from './example-options.ts';
import {
  exampleCar,
  isFakeHybridCar,
  newOtherCar,
  otherCarIssues,
  newOfSameModel,
  type OtherCar,
} from './other-car.ts';

type Props = { car: OtherCar | undefined; today: IsoDate; save: (car: OtherCar) => void; close: () => void };

type StartProps = { car: OtherCar; today: IsoDate; onStart: (car: OtherCar) => void };

/** Fills the fields with the values of a vehicle of the fleet or of a well-known model. */
const StartFrom = ({ car, today, onStart }: StartProps) => {
  const { t } = useTranslation('what-if');
  const { t: fleetWords } = useTranslation('fleet');
  const [like, setLike] = useState(0);
  const [example, setExample] = useState('');
  return (
    <>
      <VehiclePicker
        label={t('form.from')}
        help={t('form.fromHelp')}
        segment="all"
        choose={t('form.choose')}
        nothing={t('form.nothing')}
        value={like}
        onChange={(id, vehicle) => {
          setLike(id);
          setExample('');
          if (!vehicle) return;
          onStart(newOfSameModel(vehicle, today));
        }}
      />
      <SelectField
        label={t('form.example')}
        help={t('form.exampleHelp')}
        placeholder={t('form.chooseExample')}
        options={exampleOptions(fleetWords)}
        value={example}
        searchable
        onChange={(chosen) => {
          setExample(chosen);
          setLike(0);
          const model = exampleModels[Number(chosen)];
          if (chosen === '' || !model) return;
          onStart(exampleCar(model, car));
        }}
      />
    </>
  );
};

type FieldsProps = { car: OtherCar; field: ReturnType<typeof fieldOf<OtherCar>> };

const OtherCarFields = ({ car, field }: FieldsProps) => {
  const { t } = useTranslation('fleet');
  const context = useVehicleContext();
  return (
    <>
      <FieldPair>
        <TextField {...field('brand')} maxLength={TEXT_MAX} />
        <TextField {...field('model')} maxLength={TEXT_MAX} />
      </FieldPair>
      <FieldPair>
        <SelectField {...field('fuel')} required options={fuelOptions(t, context)} />
        <MoneyField {...field('catalogue_value')} required />
      </FieldPair>
      <FieldPair>
        <WholeNumberField {...field('co2_g_km_wltp')} unit={t('unit.co2')} />
        <WholeNumberField {...field('co2_g_km')} unit={t('unit.co2')} />
      </FieldPair>
      {isFakeHybridCar(car) && (
        <WholeNumberField
          {...field('co2_g_km_corresponding')}
          help={t('help.co2_g_km_corresponding')}
          unit={t('unit.co2')}
        />
      )}
      <FieldPair>
        <DateField {...field('order_date')} required />
        <DateField {...field('date_first_registration')} required />
      </FieldPair>
      <FieldPair>
        <MoneyField {...field('cost_yearly')} />
        <MoneyField {...field('operational_cost_yearly')} />
      </FieldPair>
    </>
  );
};

/** The values of another car: typed, or those of a vehicle of the fleet or of a well-known model. */
export const OtherCarModal = ({ car, today, save, ...props }: Props) => {
  const { t } = useTranslation(['what-if', 'fleet']);
  const { form, notice, forget, close } = useDialogForm<OtherCar>(car ?? newOtherCar(today), props.close);
  const submit = (): void => {
    const issues = otherCarIssues(form.values, today);
    if (issues.length > 0) return applyIssues(form, issues);
    forget();
    save(form.values);
  };
  return (
    <FormModal
      title={t(car ? 'form.edit' : 'form.add')}
      submit={t('form.save')}
      saving={false}
      onSubmit={submit}
      close={close}
    >
      {notice}
      <StartFrom
        car={form.values}
        today={today}
        onStart={(values) => {
          form.setValues(values);
          form.clearErrors();
        }}
      />
      <OtherCarFields car={form.values} field={fieldOf(form, (name) => t(`fleet:field.${name}`))} />
    </FormModal>
  );
};
