import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerCodeIssues } from '#shared/integrations/customer-code.rules.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ChangeButton } from './change-button.tsx';
import { CustomerCodeField } from './customer-code-field.tsx';
import classes from './integrations.module.css';
import type { IntegrationDetails } from './use-integration.ts';
import { useSaveIntegration } from './use-save-integration.ts';

const CustomerCodeModal = ({ details, close }: { details: IntegrationDetails; close: () => void }) => {
  const { t } = useTranslation('integrations');
  const { product, customer_code: before } = details;
  const form = useForm({ initialValues: { customer_code: before ?? '' } });
  const { save, state } = useSaveIntegration({ details, form, close });
  const code = form.values.customer_code.trim();
  return (
    <FormModal
      title={t('customerCode.title', { name: details.name })}
      {...state}
      onSubmit={() => save(customerCodeIssues(code, product), { customer_code: code })}
    >
      <CustomerCodeField field={fieldOf(form, (name) => t(`field.${name}`))('customer_code')} product={product} />
    </FormModal>
  );
};

/** What the file of an integration names the company. */
export const CustomerCodeCard = ({ details, canChange }: { details: IntegrationDetails; canChange: boolean }) => {
  const { t } = useTranslation('integrations');
  const [isOpen, setOpen] = useState(false);
  const { customer_code: code, product } = details;
  const missing = product.layout === 'fixed' ? t('customerCode.missing') : t('customerCode.none');
  return (
    <SectionCard
      title={t('field.customer_code')}
      action={canChange && <ChangeButton label={t('customerCode.changeLabel')} onClick={() => setOpen(true)} />}
    >
      <p className={classes.text}>{code === null ? missing : t('customerCode.is', { code })}</p>
      {isOpen && <CustomerCodeModal details={details} close={() => setOpen(false)} />}
    </SectionCard>
  );
};
