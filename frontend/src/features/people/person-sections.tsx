import type { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { WEEK_HOURS_MAX } from '#shared/people/employee.rules.ts';
import { dimonaStatutes, statutes } from '#shared/people/employee.ts';
import { isoOf } from '#shared/values/dates.ts';
import { DateField } from '../../form/date-field.tsx';
import { DecimalField } from '../../form/decimal-field.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { LineField } from '../../form/line-field.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useActor } from '../../ui/actor.tsx';
import { visibleFields, type PersonField, type PersonForm } from './person-form.ts';
import { TeamsField } from './teams-field.tsx';
import classes from './person-form.module.css';

export type PersonFormState = ReturnType<typeof useForm<PersonForm>>;
/** What is stored of a person and leaves the API only masked. */
export type Masked = Partial<Pick<EmployeeOut, 'iban_masked' | 'national_number_masked'>>;

type Props = { form: PersonFormState };

/** The props of a field of a person by its name, and which fields the user may see. */
export const usePersonField = (form: PersonFormState) => {
  const { t } = useTranslation('people');
  const visible = visibleFields(useActor());
  const field = (name: PersonField) => ({
    label: t(`field.${name}`),
    ...form.getInputProps(name),
    value: form.values[name],
  });
  return { t, visible, field };
};

type WordsProps = Props & { name: PersonField; max: number; help?: string };

const Words = ({ form, name, max, help }: WordsProps) => {
  const { field } = usePersonField(form);
  return <TextField {...field(name)} maxLength={max} {...(help !== undefined && { help })} />;
};

/** Birth, address and what identifies a person, for those who may see it. */
export const PersonalSection = ({ form, masked }: Props & { masked: Masked }) => {
  const { t, field } = usePersonField(form);
  const { national_number_masked: maskedNumber = null } = masked;
  return (
    <FormSection title={t('form.personal')}>
      <div className={classes.pair}>
        <DateField {...field('birth_date')} />
        <TextField
          {...field('national_number')}
          maxLength={40}
          placeholder={maskedNumber ?? ''}
          help={maskedNumber ? t('help.nationalNumberKept', { masked: maskedNumber }) : t('help.nationalNumberNew')}
        />
      </div>
      <TextField {...field('private_email')} type="email" maxLength={254} help={t('help.private_email')} />
      <div className={classes.street}>
        <Words form={form} name="street" max={120} />
        <Words form={form} name="house_number" max={20} />
        <Words form={form} name="box" max={20} />
      </div>
      <div className={classes.town}>
        <Words form={form} name="postal_code" max={20} />
        <Words form={form} name="town" max={80} />
        <Words form={form} name="country" max={60} help={t('help.country')} />
      </div>
    </FormSection>
  );
};

/** Teams, function and terms of work. */
export const WorkSection = ({ form }: Props) => {
  const { t, visible, field } = usePersonField(form);
  return (
    <FormSection title={t('form.work')}>
      <TeamsField {...field('team_ids')} help={t('help.team_ids')} />
      <TextField {...field('employee_number')} maxLength={40} help={t('help.employee_number')} />
      <Words form={form} name="function" max={120} help={t('help.function')} />
      {visible.has('reports_to_employee_id') && (
        <PersonPicker
          {...field('reports_to_employee_id')}
          value={Number(form.values.reports_to_employee_id)}
          onChange={(id) => form.setFieldValue('reports_to_employee_id', id > 0 ? String(id) : '')}
          nobody={t('form.nobody')}
        />
      )}
      <div className={classes.pair}>
        <SelectField
          {...field('statute')}
          clearable
          placeholder={t('form.none')}
          options={statutes.map((value) => ({ value, label: t(`statute.${value}`) }))}
        />
        <LineField {...field('joint_committee')} max={20} help={t('help.joint_committee')} />
      </div>
      <div className={classes.pair}>
        <DecimalField
          {...field('hours_per_week')}
          unit={t('form.hours')}
          maxLength={6}
          max={WEEK_HOURS_MAX}
          help={t('help.hours_per_week')}
        />
      </div>
      {visible.has('start_date') && (
        <div className={classes.pair}>
          <DateField {...field('start_date')} help={t('help.start_date')} />
          <DateField {...field('active_until')} help={t('help.active_until')} min={isoOf(form.values.start_date)} />
        </div>
      )}
      {visible.has('seniority_date') && (
        <div className={classes.pair}>
          <DateField {...field('seniority_date')} help={t('help.seniority_date')} />
        </div>
      )}
    </FormSection>
  );
};

/** What payroll needs, for those who may see some of it. */
export const PayrollSection = ({ form, masked }: Props & { masked: Masked }) => {
  const { t, visible, field } = usePersonField(form);
  const { iban_masked: maskedIban = null } = masked;
  return (
    <FormSection title={t('form.payroll')}>
      {visible.has('dimona_statute') && (
        <SelectField
          {...field('dimona_statute')}
          clearable
          placeholder={t('form.none')}
          help={t('help.dimona_statute')}
          options={dimonaStatutes.map((value) => ({ value, label: t(`dimona_statute.${value}`) }))}
        />
      )}
      {visible.has('iban') && (
        <TextField
          {...field('iban')}
          maxLength={60}
          placeholder={maskedIban ?? ''}
          help={maskedIban ? t('help.ibanKept', { masked: maskedIban }) : t('help.ibanNew')}
        />
      )}
    </FormSection>
  );
};
