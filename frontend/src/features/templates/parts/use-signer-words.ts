import { useTranslation } from 'react-i18next';
import type { TemplateOut } from '#shared/contract/templates/template.ts';

type Requirements = Pick<
  TemplateOut,
  'employee_signature_required' | 'internal_signature_required' | 'second_internal_signer_user_id'
>;

/** Who signs, in words: `employee, then 1 internal signer`. */
export const useSignerWords = () => {
  const { t } = useTranslation('template-pages');
  return (row: Requirements): string => {
    const internal = row.internal_signature_required === 1 ? (row.second_internal_signer_user_id > 0 ? 2 : 1) : 0;
    const words = t('signers.internal', { count: internal });
    if (row.employee_signature_required === 0) return words;
    return internal === 0 ? t('signers.employee') : t('signers.both', { internal: words });
  };
};
