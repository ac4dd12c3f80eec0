import type { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import {
  CUSTOM_FIELD_NAME_MAX,
  customFieldTypes,
  type CustomFieldObject,
  type CustomFieldType,
} from '#shared/custom-fields/custom-field.ts';
import { LineField } from '../form/line-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useActor } from '../ui/actor.tsx';
import { Banner } from '../ui/banner.tsx';
import { HELP_MAX, type DefinitionForm } from './definition-form.ts';
import { OptionsEditor } from './options-editor.tsx';
import { TypesField } from './types-field.tsx';
import { RightSwitch } from '../ui/right-switch.tsx';
import classes from './definition.module.css';

type Props = { form: ReturnType<typeof useForm<DefinitionForm>>; object: CustomFieldObject; isNew: boolean };

/** The name, type, options and help of a custom field, and who sees it. */
export const DefinitionFields = ({ form, object, isNew }: Props) => {
  const { t } = useTranslation('custom-fields');
  const warns = useActor().access_sensitive_settings === 1;
  const { values } = form;
  const toggle = (key: 'employee_visibility' | 'expense_visibility' | 'expense_required' | 'required') => (
    <RightSwitch
      label={t(`form.${key}`)}
      help={t(`form.${key}_help`)}
      on={values[key] === 1}
      onChange={(on) => form.setFieldValue(key, on ? 1 : 0)}
    />
  );
  return (
    <>
      <TextField
        {...form.getInputProps('name')}
        label={t('form.name')}
        required
        maxLength={CUSTOM_FIELD_NAME_MAX}
        value={values.name}
      />
      <SelectField<CustomFieldType>
        {...form.getInputProps('type')}
        label={t('form.type')}
        required
        help={t(isNew ? 'form.typeHelp' : 'form.typeFixed')}
        disabled={!isNew}
        options={customFieldTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        value={values.type}
      />
      {values.type === 'select_option' && (
        <OptionsEditor
          options={values.options}
          onChange={(options) => form.setFieldValue('options', options)}
          error={form.errors['options']}
        />
      )}
      {values.type === 'auto_incrementing_int' && isNew && object !== 'expense' && (
        <Banner>{t('form.countingHelp')}</Banner>
      )}
      {object === 'asset' && (
        <TypesField
          {...form.getInputProps('asset_type_ids')}
          value={values.asset_type_ids}
          onChange={(ids) => form.setFieldValue('asset_type_ids', ids)}
        />
      )}
      <LineField
        {...form.getInputProps('help_text')}
        label={t('form.help_text')}
        help={t('form.helpHelp')}
        max={HELP_MAX}
        value={values.help_text}
      />
      <div className={classes.switches}>
        {object === 'expense' ? (
          <>
            {toggle('expense_visibility')}
            {toggle('expense_required')}
          </>
        ) : (
          <>
            {values.type !== 'auto_incrementing_int' && toggle('required')}
            {toggle('employee_visibility')}
          </>
        )}
      </div>
      {warns && object !== 'expense' && values.employee_visibility === 1 && (
        <Banner tone="amber">{t('form.visibilityWarning')}</Banner>
      )}
    </>
  );
};
