import { ActionIcon, Button } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rightBases } from '#shared/days-off/names.ts';
import { DecimalField } from '../../../form/decimal-field.tsx';
import { fieldOf } from '../../../form/field-of.ts';
import { FieldPair } from '../../../form/field-pair.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { SwitchField } from '../../../form/switch-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { WholeNumberField } from '../../../form/whole-number-field.tsx';
import { DAYS_MAX, STEPS_MAX, type RightForm } from './right-form.ts';
import classes from './days-off-settings.module.css';

type Form = Pick<
  ReturnType<typeof useForm<RightForm>>,
  'values' | 'getInputProps' | 'insertListItem' | 'removeListItem'
>;

const stepPath = /^seniority\.\d+\.(from_years|days)$/;

/** The label of a field or of a field of a step. */
export const useRightLabels = () => {
  const { t } = useTranslation('days-off');
  return (path: string): string => {
    const part = stepPath.exec(path)?.[1];
    return t(`settings.rights.field.${part === undefined ? path : `step_${part}`}`);
  };
};

const Steps = ({ form }: { form: Form }) => {
  const { t } = useTranslation('days-off');
  const labelOf = useRightLabels();
  const input = (path: string) => ({
    ...form.getInputProps(path),
    label: labelOf(path),
  });
  return (
    <>
      {form.values.seniority.map((step, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- why: a step has no id, and its place names its fields
        <div key={at} className={classes.step} role="group" aria-label={t('settings.rights.step', { at: at + 1 })}>
          <WholeNumberField
            {...input(`seniority.${at}.from_years`)}
            value={step.from_years}
            unit={t('settings.rights.years')}
          />
          <DecimalField {...input(`seniority.${at}.days`)} value={step.days} max={DAYS_MAX} unit={t('settings.days')} />
          <ActionIcon
            size={36}
            aria-label={t('settings.rights.removeStep', { at: at + 1 })}
            onClick={() => form.removeListItem('seniority', at)}
          >
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      ))}
      {form.values.seniority.length < STEPS_MAX && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => form.insertListItem('seniority', { from_years: '', days: '' })}
          >
            {t('settings.rights.addStep')}
          </Button>
        </div>
      )}
    </>
  );
};

/** The fields of the right to a type. */
export const RightFields = ({ form, year }: { form: Form; year: number }) => {
  const { t } = useTranslation('days-off');
  const field = fieldOf(form, useRightLabels());
  return (
    <>
      <RadioCards
        {...field('basis')}
        options={rightBases.map((value) => ({
          value,
          label: t(`settings.rights.basisLabel.${value}`),
          help: t(`settings.rights.basisText.${value}`),
        }))}
      />
      <FieldPair>
        <DecimalField
          {...field('days')}
          required
          max={DAYS_MAX}
          unit={t('settings.days')}
          help={t('settings.rights.daysHelp')}
        />
        <SelectField
          {...field('from_year')}
          help={t('settings.rights.fromHelp')}
          options={[
            ...[year, year + 1].map((from) => ({
              value: String(from),
              label: t('settings.rights.fromYear', { year: String(from) }),
            })),
            { value: '', label: t('settings.rights.fromAlways') },
          ]}
        />
      </FieldPair>
      <FormSection title={t('settings.rights.seniority')}>
        <p className={classes.help}>{t('settings.rights.seniorityHelp')}</p>
        <Steps form={form} />
      </FormSection>
      <FormSection title={t('settings.rights.carriedOver')}>
        <SwitchField {...field('carries')} help={t('settings.rights.carriesHelp')} />
        {form.values.carries === 1 && (
          <FieldPair>
            <TextField
              {...field('carries_until')}
              required
              placeholder={t('settings.rights.untilExample')}
              help={t('settings.rights.untilHelp')}
            />
            <DecimalField
              {...field('carries_max')}
              max={DAYS_MAX}
              unit={t('settings.days')}
              help={t('settings.rights.maxHelp')}
            />
          </FieldPair>
        )}
      </FormSection>
    </>
  );
};
