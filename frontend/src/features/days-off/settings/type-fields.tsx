import type { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { PAYROLL_HINT_MAX, TYPE_NAME_MAX } from '#shared/days-off/limits.ts';
import { dayOffUnits, shownAs } from '#shared/days-off/names.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FieldPair } from '../../../form/field-pair.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { SwitchField } from '../../../form/switch-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { paths } from '../../../ui/paths.ts';
import { alwaysChosen } from './always-chosen.ts';
import { ColourField } from './colour-field.tsx';
import { fieldsOf, type TypeForm } from './type-form.ts';

/** The labels of the fields, and the breadcrumbs of the pages of types. */
export const useTypeWords = () => {
  const { t } = useTranslation(['days-off', 'settings']);
  return {
    labelOf: (path: string): string => t(`settings.types.field.${path}`),
    crumbs: [
      { label: t('settings:title'), to: paths.settings },
      { label: t('settings.types.title'), to: paths.dayOffTypes },
    ],
  };
};

type Props = {
  form: Pick<ReturnType<typeof useForm<TypeForm>>, 'values' | 'getInputProps'>;
  isNew?: boolean;
};

const switches = ['needs_approval', 'has_balance', 'strict_balance', 'over_schedule', 'keeps_holidays'] as const;

/** The fields of a type, new or edited; what its kind does not have is left out. */
export const TypeFields = ({ form, isNew = false }: Props) => {
  const { t } = useTranslation('days-off');
  const { labelOf } = useTypeWords();
  const field = fieldOf(form, labelOf);
  const { values } = form;
  const shown = fieldsOf(values);
  return (
    <>
      <TextField {...field('name')} required maxLength={TYPE_NAME_MAX} />
      {isNew && (
        <RadioCards
          {...alwaysChosen(field('kind'))}
          help={t('settings.types.kindHelp')}
          options={(['leave', 'absence'] as const).map((value) => ({
            value,
            label: t(`settings.types.kind.${value}`),
            help: t(`settings.types.kindText.${value}`),
          }))}
        />
      )}
      <ColourField {...field('colour')} typeName={values.name} />
      <FormSection title={t('settings.types.rules')}>
        {values.kind !== 'training' && (
          <RadioCards
            {...alwaysChosen(field('unit'))}
            options={dayOffUnits.map((value) => ({
              value,
              label: t(`settings.types.unit.${value}`),
              help: t(`settings.types.unitText.${value}`),
            }))}
          />
        )}
        {switches
          .filter((name) => shown[name])
          .map((name) => (
            <SwitchField key={name} {...field(name)} help={t(`settings.types.help.${name}`)} />
          ))}
      </FormSection>
      <FormSection title={t('settings.types.others')}>
        <RadioCards
          {...alwaysChosen(field('shown_as'))}
          options={shownAs.map((value) => ({
            value,
            label: t(`settings.types.shownAs.${value}`),
            help: t(`settings.types.shownAsText.${value}`),
          }))}
        />
        <SwitchField {...field('paid')} help={t('settings.types.help.paid')} />
        <FieldPair>
          <TextField
            {...field('payroll_hint')}
            maxLength={PAYROLL_HINT_MAX}
            help={t('settings.types.help.payroll_hint')}
          />
        </FieldPair>
        {!isNew && <SwitchField {...field('active')} help={t('settings.types.help.active')} />}
      </FormSection>
    </>
  );
};
