import type { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { NAME_MAX } from '#shared/people/employee.rules.ts';
import { dimonaStatutes, statutes } from '#shared/people/employee.ts';
import { isoOf } from '#shared/values/dates.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useActor } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { visibleFields, type PersonField, type PersonForm } from './person-form.ts';
import { TeamsField } from './teams-field.tsx';
import classes from './person-form.module.css';

export type PersonFormState = ReturnType<typeof useForm<PersonForm>>;
type Props = {
  form: PersonFormState;
  maskedIban?: string | null;
  /** Links to the pictures that this person has had since the form was opened. */
  pictures?: readonly (string | null)[];
};

/**
 * The fields of a person, without those that the user may not see
 * (docs/areas/people.md#columns-and-fields-by-right).
 */
export const PersonFields = ({ form, maskedIban = null, pictures = [] }: Props) => {
  const { t } = useTranslation('people');
  const visible = visibleFields(useActor());
  const field = (name: PersonField) => ({
    label: t(`field.${name}`),
    ...form.getInputProps(name),
    value: form.values[name],
  });
  const hasPayroll = visible.has('iban') || visible.has('dimona_statute');
  return (
    <>
      <FormSection title={t('form.who')}>
        <PictureField
          {...field('avatar')}
          fit="square"
          links={pictures}
          preview={(link) => (
            <Avatar name={`${form.values.first_name} ${form.values.last_name}`} picture={link} size={72} />
          )}
        />
        <div className={classes.pair}>
          <TextField {...field('first_name')} required maxLength={NAME_MAX} data-autofocus />
          <TextField {...field('last_name')} required maxLength={NAME_MAX} />
        </div>
        <TextField {...field('email')} type="email" maxLength={254} help={t('help.email')} />
        {visible.has('phone') && <TextField {...field('phone')} type="tel" maxLength={40} />}
      </FormSection>
      <FormSection title={t('form.work')}>
        <TeamsField {...field('team_ids')} help={t('help.team_ids')} />
        <TextField {...field('employee_number')} maxLength={40} help={t('help.employee_number')} />
        <SelectField
          {...field('statute')}
          clearable
          placeholder={t('form.none')}
          options={statutes.map((value) => ({ value, label: t(`statute.${value}`) }))}
        />
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
