import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listUsers } from '#shared/contract/session/list-users.ts';
import { reassignTemplates } from '#shared/contract/templates/reassign-templates.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { PER_PAGE_MAX } from '#shared/list/list-query.ts';
import { query, useCall } from '../../../api/query.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { notifySuccess } from '../../../ui/notify.ts';

type Props = { details: TemplateDetails; close: () => void };

/** Gives everything of the owner of this template to another user; says how much that is before it does so. */
export const ReassignModal = ({ details: { owner_user_id: from, owner_name: owner }, close }: Props) => {
  const { t } = useTranslation('template-pages');
  const [to, setTo] = useState<string | null>(null);
  const call = useCall(reassignTemplates);
  const users = useQuery(query(listUsers, { query: { per_page: PER_PAGE_MAX } })).data?.data ?? [];
  const counted = useQuery({
    ...query(reassignTemplates, { body: { from_user_id: from, to_user_id: Number(to), dry_run: 1 } }),
    enabled: to !== null,
  });
  const submit = (): void => {
    if (to === null) return;
    call.mutate(
      { body: { from_user_id: from, to_user_id: Number(to) } },
      {
        onSuccess: () => {
          notifySuccess(t('toast.reassigned'));
          close();
        },
      },
    );
  };
  return (
    <FormModal
      title={t('reassign.title', { owner })}
      submit={t('reassign.submit')}
      saving={call.isPending}
      disabled={to === null || counted.data === undefined}
      problem={call.error?.problem ?? counted.error?.problem}
      onSubmit={submit}
      close={close}
    >
      <Select
        label={t('reassign.to')}
        searchable
        required
        data={users.filter(({ id }) => id !== from).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={to}
        onChange={setTo}
      />
      {counted.data && <p>{t('reassign.count', { count: counted.data.count })}</p>}
    </FormModal>
  );
};
