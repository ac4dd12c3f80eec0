import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editIntegration } from '#shared/contract/integrations/edit-integration.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { query, useCall } from '../../api/query.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { inputProps } from '../../form/field-props.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { useCan } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ChangeButton } from './change-button.tsx';
import { MultiSelect } from '../../ui/select.tsx';
import classes from './integrations.module.css';
import type { IntegrationDetails } from './use-integration.ts';
import { format } from '../../ui/format.ts';

const useTeams = () => {
  const teams = useQuery({ ...query(listTeams, {}), enabled: useCan()('people:read') });
  return teams.data?.data ?? [];
};

const PeopleModal = ({ details, close }: { details: IntegrationDetails; close: () => void }) => {
  const { t } = useTranslation('integrations');
  const teams = useTeams();
  const call = useCall(editIntegration);
  const form = useForm({ initialValues: { team_ids: details.team_ids.map(String) } });
  const save = (): void => {
    const body = {
      integration_id: details.id,
      version: details.version,
      team_ids: form.values.team_ids.map(Number),
    };
    call.mutate(
      { body },
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
      title={t('people.title', { name: details.name })}
      submit={t('save')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      <MultiSelect
        {...inputProps({
          label: t('field.team_ids'),
          help: t('people.help'),
          error: form.errors['team_ids'],
          'data-path': 'team_ids',
          'data-autofocus': true,
        })}
        data={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.values.team_ids}
        onChange={(ids) => form.setFieldValue('team_ids', ids)}
        searchable
        clearable
        withScrollArea={false}
        placeholder={form.values.team_ids.length === 0 ? t('people.placeholder') : ''}
        nothingFoundMessage={t('people.noTeams')}
      />
    </FormModal>
  );
};

/** Whose days off go through the integration. */
export const PeopleCard = ({ details, canChange }: { details: IntegrationDetails; canChange: boolean }) => {
  const { t } = useTranslation('integrations');
  const [isOpen, setOpen] = useState(false);
  const teams = useTeams().filter(({ id }) => details.team_ids.includes(id));
  const names = format().list(teams.map(({ name }) => name));
  return (
    <SectionCard
      title={t('people.card')}
      action={canChange && <ChangeButton label={t('people.changeLabel')} onClick={() => setOpen(true)} />}
    >
      <p className={classes.text}>
        {details.team_ids.length === 0 ? t('people.everybody') : t('people.teams', { teams: names })}
      </p>
      {isOpen && <PeopleModal details={details} close={() => setOpen(false)} />}
    </SectionCard>
  );
};
