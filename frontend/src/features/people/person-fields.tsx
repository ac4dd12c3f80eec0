import type { useForm } from '@mantine/form';
import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { NAME_MAX } from '#shared/people/employee.rules.ts';
import { dimonaStatutes, statutes } from '#shared/people/employee.ts';
import { isoOf } from '#shared/values/dates.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { LineField } from '../../form/line-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useActor } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { visibleFields, type PersonField, type PersonForm } from './person-form.ts';
import { TeamsField } from './teams-field.tsx';
import classes from './person-form.module.css';

export type PersonFormState = ReturnType<typeof useForm<PersonForm>>;
/** What is stored of a person and leaves the API only masked. */
type Masked = Pick<EmployeeOut, 'iban_masked' | 'national_number_masked'>;
type Props = {
  form: PersonFormState;
  masked?: Masked;
  /** Links to the pictures that this person has had since the form was opened. */
  pictures?: readonly (string | null)[];
};

/**
 * The fields of a person, without those that the user may not see
 * (docs/areas/people.md#columns-and-fields-by-right).
 */
export const PersonFields = ({ form, masked = {}, pictures = [] }: Props) => {
  const { t } = useTranslation('people');
  const visible = visibleFields(useActor());
  const field = (name: PersonField) => ({
    label: t(`field.${name}`),
    ...form.getInputProps(name),
    value: form.values[name],
  });
  const words = (name: PersonField, maxLength: number, help?: string) => (
    <TextField {...field(name)} maxLength={maxLength} {...(help !== undefined && { help })} />
  );
  const { iban_masked: maskedIban = null, national_number_masked: maskedNumber = null } = masked;
  const name = `${form.values.first_name} ${form.values.last_name}`.trim();
  const hasPayroll = visible.has('iban') || visible.has('dimona_statute');
  return (
    <>
      <FormSection title={t('form.who')}>
        <PictureField
          {...field('avatar')}
          fit="square"
          links={pictures}
          preview={(link) =>
            name === '' && !link ? (
              <span className={classes.nobody}>
                <IconUser size={36} stroke={1.75} aria-hidden />
              </span>
            ) : (
              <Avatar name={name} picture={link} size={72} />
            )
          }
        />
        <div className={classes.pair}>
          <TextField {...field('first_name')} required maxLength={NAME_MAX} data-autofocus />
          <TextField {...field('last_name')} required maxLength={NAME_MAX} />
        </div>
        <TextField {...field('email')} type="email" maxLength={254} help={t('help.email')} />
        {visible.has('phone') && <TextField {...field('phone')} type="tel" maxLength={40} />}
      </FormSection>
      {visible.has('private_email') && (
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
            {words('street', 120)}
            {words('house_number', 20)}
            {words('box', 20)}
          </div>
          <div className={classes.town}>
            {words('postal_code', 20)}
            {words('town', 80)}
            {words('country', 60, t('help.country'))}
          </div>
        </FormSection>
      )}
      <FormSection title={t('form.work')}>
        <TeamsField {...field('team_ids')} help={t('help.team_ids')} />
        <TextField {...field('employee_number')} maxLength={40} help={t('help.employee_number')} />
        {words('function', 120, t('help.function'))}
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
          <TextField
            {...field('hours_per_week')}
            inputMode="decimal"
            unit={t('form.hours')}
            maxLength={6}
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
      {hasPayroll && (
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
      )}
    </>
  );
};
