import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editIntegration } from '#shared/contract/integrations/edit-integration.ts';
import { customerCodeIssues } from '#shared/integrations/customer-code.rules.ts';
import { useCall } from '../../api/query.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ChangeButton } from './change-button.tsx';
import { CustomerCodeField } from './customer-code-field.tsx';
import classes from './integrations.module.css';
import type { IntegrationDetails } from './use-integration.ts';

const CustomerCodeModal = ({ details, close }: { details: IntegrationDetails; close: () => void }) => {
  const { t } = useTranslation('integrations');
  const { id, version, product, customer_code: before } = details;
  const call = useCall(editIntegration);
  const form = useForm({ initialValues: { customer_code: before ?? '' } });
  const save = (): void => {
    const code = form.values.customer_code.trim();
    const issues = customerCodeIssues(code, product);
    if (issues.length > 0) return applyIssues(form, issues);
    call.mutate(
      { body: { integration_id: id, version, customer_code: code } },
      {
        onSuccess: () => {
          notifySuccess(t('saved'));
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      title={t('customerCode.title', { name: details.name })}
      submit={t('save')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
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
