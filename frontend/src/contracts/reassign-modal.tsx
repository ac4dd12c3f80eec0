import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reassignContracts } from '#shared/contract/signing/reassign-contracts.ts';
import { reassignTemplates } from '#shared/contract/templates/reassign-templates.ts';
import { query, useCall } from '../api/query.ts';
import { FormModal } from '../form/form-modal.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useInternalSigners } from './use-internal-signers.ts';
import { Select } from '../ui/select.tsx';

type Props = { from: { id: number; name: string }; close: () => void };

const Form = ({ from: { id: from, name }, close }: Props) => {
  const { t } = useTranslation('contracts');
  const [to, setTo] = useState<string | null>(null);
  const [contracts, templates] = [useCall(reassignContracts), useCall(reassignTemplates)];
  const users = useInternalSigners().filter(({ value }) => value !== String(from));
  const body = { from_user_id: from, to_user_id: Number(to) };
  const asked = { body: { ...body, dry_run: 1 as const } };
  const counts = [
    useQuery({ ...query(reassignContracts, asked), enabled: to !== null }),
    useQuery({ ...query(reassignTemplates, asked), enabled: to !== null }),
  ] as const;
  const [ofContracts, ofTemplates] = counts;
  const failed = [contracts, templates, ...counts].find(({ error }) => error !== null)?.error?.problem;
  const transfer = async (): Promise<void> => {
    await contracts.mutateAsync({ body });
    await templates.mutateAsync({ body });
    notifySuccess(t('reassign.done'));
    close();
  };
  const total = (ofContracts.data?.count ?? 0) + (ofTemplates.data?.count ?? 0);
  return (
    <FormModal
      title={t('reassign.title', { name })}
      submit={t('reassign.submit')}
      saving={contracts.isPending || templates.isPending}
      disabled={total === 0}
      problem={failed}
      onSubmit={() => void transfer().catch(() => undefined)}
      close={close}
    >
      <p>{t('reassign.help')}</p>
      <Select label={t('reassign.to')} searchable required data={users} value={to} onChange={setTo} />
      {ofContracts.data && ofTemplates.data && (
        <p aria-live="polite">
          {total === 0
            ? t('reassign.nothing', { name })
            : [
                t('reassign.contracts', { count: ofContracts.data.count }),
                t('reassign.templates', { count: ofTemplates.data.count }),
              ].join(' · ')}
        </p>
      )}
    </FormModal>
  );
};

/** Gives the contracts and templates of a user, and what they have to sign, to another; says first how much that is. */
export const ReassignModal = (props: Props) => (
  // The page around it stays while the words are loaded.
  <Suspense fallback={null}>
    <Form {...props} />
  </Suspense>
);
