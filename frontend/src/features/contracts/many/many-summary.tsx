import { useTranslation } from 'react-i18next';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { useInternalSigners } from '../../../contracts/use-internal-signers.ts';
import classes from './many.module.css';

/** Who signs for the company, then the person, by name where the template names them. */
const useSigners = (template: TemplateDetails | undefined): string[] => {
  const { t } = useTranslation('signing');
  const users = useInternalSigners();
  if (!template) return [];
  const nameOf = (id: number, role: 'internal_first' | 'internal_second'): string =>
    users.find(({ value }) => value === String(id))?.label ?? t(`role.${role}`);
  const { internal_signer_user_id: first, second_internal_signer_user_id: second } = template;
  return [
    ...(template.internal_signature_required === 1 ? [nameOf(first, 'internal_first')] : []),
    ...(second > 0 ? [nameOf(second, 'internal_second')] : []),
    ...(template.employee_signature_required === 1 ? [t('role.employee')] : []),
  ];
};

/** What the steps so far lead to: how many contracts of which template, and who signs them. */
export const ManySummary = ({ template, count }: { template: TemplateDetails | undefined; count: number }) => {
  const { t } = useTranslation('contracts');
  const signers = useSigners(template);
  return (
    <section className={classes.summary} aria-label={t('many.summary.title')}>
      <header>
        <h2>{t('many.summary.title')}</h2>
        <p>{t('many.summary.help')}</p>
      </header>
      <dl>
        <div>
          <dt>{t('title')}</dt>
          <dd className={classes.count}>{count}</dd>
        </div>
        {template && (
          <div>
            <dt>{t('field.contract_template_id')}</dt>
            <dd>{t('new.templateOption', { name: template.name, language: t(`language.${template.language}`) })}</dd>
          </div>
        )}
        {signers.length > 0 && (
          <div>
            <dt>{t('many.summary.signers')}</dt>
            {signers.map((signer) => (
              <dd key={signer}>{signer}</dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
};
