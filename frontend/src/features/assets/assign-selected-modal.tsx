import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkAssignAssets } from '#shared/contract/assets/bulk-assign-assets.ts';
import { issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { notifyWhenEnded } from '../../api/started-runs.ts';
import { ActDayField } from '../../bulk/act-day-field.tsx';
import { chosenRecords } from '../../bulk/chosen-records.ts';
import { useActDay } from '../../bulk/use-act-day.ts';
import { PolicyChoice } from '../../contracts/policy-choice.tsx';
import { FormModal } from '../../form/form-modal.tsx';
import type { BulkTarget } from '../../list/bulk-action.ts';
import { PeopleChoice } from '../../people-choice/people-choice.tsx';
import classes from './assign-selected.module.css';

type Props = { target: BulkTarget; close: () => void; onStarted: () => void };

/** Gives the selected assets that are in stock to people, one each, from a day on. */
export const AssignSelectedModal = ({ target, close, onStarted }: Props) => {
  const { t } = useTranslation('assets');
  const [people, setPeople] = useState<number[]>([]);
  const [policy, setPolicy] = useState('');
  const [error, setError] = useState<string>();
  const day = useActDay('first');
  const call = useCall(bulkAssignAssets);
  const start = (): void => {
    if (people.length === 0) return setError(issue('employee_ids', 'select_some_people').message);
    if (day.issue) return day.setError(day.issue.message);
    const { ids, query } = { ids: undefined, query: undefined, ...chosenRecords(target) };
    call.mutate(
      {
        body: {
          stock: 'only',
          employee_ids: people,
          start_date: day.wire,
          ...(policy !== '' && { policy_template_id: Number(policy) }),
          ...(ids && { asset_ids: ids }),
          ...(query && { query }),
        },
      },
      {
        onSuccess: ({ run_id: run }) => {
          notifyWhenEnded(run);
          onStarted();
        },
        onError: ({ problem: { fields } }) => {
          setError(fields.find(({ path }) => path === 'employee_ids')?.message);
          day.setError(fields.find(({ path }) => path === 'start_date')?.message);
        },
      },
    );
  };
  return (
    <FormModal
      title={t('assignSelected.title', { count: target.count })}
      submit={t('assignSelected.start', { count: people.length })}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={start}
      close={close}
    >
      <Text c="var(--second)">{t('assignSelected.text')}</Text>
      <ActDayField day={day} />
      <PolicyChoice value={policy} onChange={setPolicy} />
      <div className={classes.people}>
        <PeopleChoice
          chosen={people}
          onChange={(ids) => {
            setPeople(ids);
            setError(undefined);
          }}
          error={error}
        />
      </div>
    </FormModal>
  );
};
