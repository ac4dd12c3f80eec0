import { useTranslation } from 'react-i18next';
import { TemplatePages } from '../../contracts/template-pages.tsx';
import { TemplatePicker } from '../../contracts/template-picker.tsx';
import { usePublishedTemplates } from '../../contracts/use-published-templates.ts';
import type { FieldProps } from '../../form/field-props.ts';

/** The published template of a contract, by its id. */
export const TemplateChoice = ({ label, value = '', onChange, error }: FieldProps) => {
  const { t } = useTranslation('contracts');
  return (
    <TemplatePicker
      label={label}
      path="contract_template_id"
      none={t('new.noTemplates')}
      value={value === '' ? null : { id: Number(value) }}
      onChange={(chosen) => onChange(chosen === null || chosen === 'model' ? '' : String(chosen.id))}
      error={error}
    />
  );
};

/** The pages of the template that was chosen by its id, with the values of a person once one is chosen, too. */
export const ChosenPages = ({ template, person }: { template: string; person?: number }) => {
  const { own, partner } = usePublishedTemplates();
  const chosen = [...own, ...partner].find(({ id }) => String(id) === template) ?? null;
  return <TemplatePages template={chosen} person={person} />;
};
