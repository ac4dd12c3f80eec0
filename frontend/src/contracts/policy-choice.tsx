import { useTranslation } from 'react-i18next';
import { policyTemplateTypes } from '#shared/contracts/policy.rules.ts';
import type { FieldProps } from '../form/field-props.ts';
import { SelectField } from '../form/select-field.tsx';
import { useCan } from '../ui/actor.tsx';
import { usePublishedTemplates } from './use-published-templates.ts';

/** The template of the policy that everybody gets over what is given to them; blank is none. */
const Choice = (props: FieldProps) => {
  const { t } = useTranslation('policies');
  const { own, partner, partnerName } = usePublishedTemplates(policyTemplateTypes.policy);
  const templates = [...own, ...partner];
  if (templates.length === 0) return null;
  return (
    <SelectField
      {...props}
      searchable
      help={t('bulk.help')}
      placeholder={t('bulk.none')}
      options={templates.map(({ id, name, isPartner }) => ({
        value: String(id),
        label: isPartner === 1 ? t('bulk.ofPartner', { name, partner: partnerName ?? t('picker.thePartner') }) : name,
      }))}
    />
  );
};

export const PolicyChoice = (props: Omit<FieldProps, 'label'>) => {
  const { t } = useTranslation('policies');
  return useCan()('policies:add') ? <Choice {...props} label={t('bulk.label')} /> : null;
};
