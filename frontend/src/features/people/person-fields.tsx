import { IconUser } from '@tabler/icons-react';
import { NAME_MAX } from '#shared/people/employee.rules.ts';
import { FormSection } from '../../form/form-section.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import {
  PayrollSection,
  PersonalSection,
  usePersonField,
  WorkSection,
  type Masked,
  type PersonFormState,
} from './person-sections.tsx';
import classes from './person-form.module.css';

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
  const { t, visible, field } = usePersonField(form);
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
      {visible.has('private_email') && <PersonalSection form={form} masked={masked} />}
      <WorkSection form={form} />
      {hasPayroll && <PayrollSection form={form} masked={masked} />}
    </>
  );
};
