import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listUsers } from '#shared/contract/session/list-users.ts';
import { CUTOFF_DAY_MAX } from '#shared/integrations/limits.ts';
import { PER_PAGE_MAX } from '#shared/list/list-query.ts';
import type { Membership } from '#shared/permissions/actor.ts';
import { query } from '../../api/query.ts';
import { fieldOf } from '../../form/field-of.ts';
import { inputProps } from '../../form/field-props.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { useCan } from '../../ui/actor.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ChangeButton } from './change-button.tsx';
import { cutoffIssues } from './integration-form.ts';
import { MultiSelect } from '../../ui/select.tsx';
import classes from './integrations.module.css';
import type { IntegrationDetails } from './use-integration.ts';
import { useSaveIntegration } from './use-save-integration.ts';
import { format } from '../../ui/format.ts';

/** Users who may be told: those who can do something about it. */
const tellable: readonly Membership['role'][] = ['admin', 'default'];

/** The users to choose from, by id. */
const useUsers = (details: IntegrationDetails): ReadonlyMap<string, string> => {
  const answer = useQuery({
    ...query(listUsers, { query: { per_page: PER_PAGE_MAX } }),
    enabled: useCan()('users:read'),
  });
  const users = (answer.data?.data ?? []).filter(({ role }) => tellable.includes(role));
  return new Map([
    ...details.told_users.map(({ user_id: id, name }) => [String(id), name] as const),
    ...users.map(({ id, name }) => [String(id), name] as const),
  ]);
};

type Form = { cutoff_day: string; told_user_ids: string[] };

const NotifiedUsersModal = ({ details, ...props }: { details: IntegrationDetails; close: () => void }) => {
  const { t } = useTranslation('integrations');
  const { form, notice, close } = useDialogForm<Form>(
    {
      cutoff_day: details.cutoff_day === null ? '' : String(details.cutoff_day),
      told_user_ids: details.told_users.map((user) => String(user.user_id)),
    },
    props.close,
  );
  const users = useUsers(details);
  const { save, state } = useSaveIntegration({ details, form, close });
  const submit = (): void => {
    const { cutoff_day: day, told_user_ids: ids } = form.values;
    save(cutoffIssues(day), {
      cutoff_day: day.trim() === '' ? '' : Number(day),
      told_user_ids: ids.map(Number),
    });
  };
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <FormModal title={t('told.title')} {...state} onSubmit={submit}>
      {notice}
      <WholeNumberField {...field('cutoff_day')} min={1} max={CUTOFF_DAY_MAX} help={t('told.dayHelp')} data-autofocus />
      <MultiSelect
        {...inputProps({
          label: t('field.told_user_ids'),
          help: t('told.toldHelp'),
          error: form.errors['told_user_ids'],
          'data-path': 'told_user_ids',
        })}
        data={[...users].map(([value, label]) => ({ value, label }))}
        value={form.values.told_user_ids}
        onChange={(ids) => form.setFieldValue('told_user_ids', ids)}
        searchable
        clearable
        withScrollArea={false}
        placeholder={form.values.told_user_ids.length === 0 ? t('told.placeholder') : ''}
      />
    </FormModal>
  );
};

/** The push day of the month, and who gets a mail before it and when a check fails. */
export const NotifiedUsersCard = ({ details, canChange }: { details: IntegrationDetails; canChange: boolean }) => {
  const { t } = useTranslation('integrations');
  const [isOpen, setOpen] = useState(false);
  const { cutoff_day: day, told_users: users } = details;
  const names = format().list(users.map(({ name }) => name));
  return (
    <SectionCard
      title={t('told.card')}
      action={canChange && <ChangeButton label={t('told.changeLabel')} onClick={() => setOpen(true)} />}
    >
      <p className={classes.text}>{day === null ? t('told.noDay') : t('told.day', { day })}</p>
      <p className={classes.text}>
        {users.length === 0 ? t('told.nobody') : t('told.told', { names, count: users.length })}
      </p>
      {isOpen && <NotifiedUsersModal details={details} close={() => setOpen(false)} />}
    </SectionCard>
  );
};
