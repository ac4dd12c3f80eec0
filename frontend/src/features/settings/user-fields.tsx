import type { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { roles } from '#shared/permissions/actor.ts';
import { paths } from '../../ui/paths.ts';
import { FormSection } from '../../form/form-section.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { RadioCards } from '../../form/radio-cards.tsx';
import { TextField } from '../../form/text-field.tsx';
import { Link } from '../../ui/router.ts';
import { RightSwitch } from '../../ui/right-switch.tsx';
import { rightFlags, type UserForm } from './user-form.ts';
import classes from './user-fields.module.css';

type Props = {
  form: ReturnType<typeof useForm<UserForm>>;
  isNew?: boolean;
  /** The access from outside that the user has. It is shown to be taken away; only the operator gives it. */
  outside?: readonly ('support' | 'reseller')[];
};

/** The identity and role of a user, and each right with its explanation. */
export const UserFields = ({ form, isNew = false, outside = [] }: Props) => {
  const { t } = useTranslation('settings');
  const field = <Name extends keyof UserForm>(name: Name) => ({
    ...form.getInputProps(name),
    value: form.values[name],
  });
  const flag = (name: (typeof rightFlags)[number] | 'support' | 'reseller') => (
    <RightSwitch
      key={name}
      label={t(`right.${name}`)}
      help={t(`rightHelp.${name}`)}
      on={form.values[name] === 1}
      onChange={(on) => form.setFieldValue(name, on ? 1 : 0)}
    />
  );
  return (
    <>
      <FormSection title={t('users.whoSection')}>
        <TextField label={t('users.name')} required maxLength={200} {...field('name')} />
        <TextField label={t('users.email')} required type="email" maxLength={254} {...field('email')} />
        <TextField
          label={t('users.subject')}
          required={!isNew}
          maxLength={254}
          help={t(isNew ? 'users.subjectHelp' : 'users.subjectHelpEdit')}
          {...field('subject')}
        />
        <PersonPicker
          label={t('users.person')}
          nobody={t('users.noPerson')}
          help={t('users.personHelp')}
          {...field('employee_id')}
        />
        <RadioCards
          label={t('users.roleSection')}
          columns={1}
          options={roles.map((value) => ({ value, label: t(`role.${value}`), help: t(`roleHelp.${value}`) }))}
          {...field('role')}
        />
        <Link to={paths.roles} className={classes.rolesLink}>
          {t('roles.title')}
        </Link>
      </FormSection>
      <FormSection title={t('users.rightsSection')}>
        <div className={classes.switches}>{rightFlags.map((name) => flag(name))}</div>
      </FormSection>
      <FormSection title={t('users.insideSection')}>
        <div className={classes.switches}>
          <RightSwitch
            label={t('right.group_access')}
            help={t('rightHelp.group_access')}
            on={form.values.group_access === 'light'}
            onChange={(on) => form.setFieldValue('group_access', on ? 'light' : 'default')}
          />
          {outside.map((name) => flag(name))}
        </div>
      </FormSection>
    </>
  );
};
