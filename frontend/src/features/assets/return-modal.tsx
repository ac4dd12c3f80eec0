import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { returnAsset } from '#shared/contract/assets/return-asset.ts';
import { issue } from '#shared/errors/issue.ts';
import { isoOf, parseDmy } from '#shared/values/dates.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { DateField } from '../../form/date-field.tsx';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';

type Props = { asset: AssetDetails; close: () => void };

/** Takes the asset back to stock on a day. */
export const ReturnModal = ({ asset, close }: Props) => {
  const { t } = useTranslation('assets');
  const { today } = useActor();
  const [date, setDate] = useState(today);
  const [error, setError] = useState<string>();
  const call = useCall(returnAsset);
  const problem = call.error?.problem;
  const save = () => {
    if (parseDmy(date) === null)
      return setError(issue('end_date', date.trim() === '' ? 'required' : 'invalid_date').message);
    call.mutate(
      { body: { id: asset.id, end_date: date } },
      {
        onSuccess: () => {
          notifySuccess(t('return.done', { name: asset.name }));
          close();
        },
        onError: (failed) => setError(failed.problem.fields[0]?.message),
      },
    );
  };
  return (
    <FormModal
      title={t('return.title', { name: asset.name })}
      submit={t('return.confirm')}
      saving={call.isPending}
      problem={problem}
      onSubmit={save}
      close={close}
    >
      <Text c="var(--second)">{t('return.text', { owner: asset.owner_employee_name })}</Text>
      <DateField
        label={t('return.date')}
        min={isoOf(asset.owner_since)}
        today={isoOf(today)}
        required
        value={date}
        onChange={(text) => {
          setDate(text);
          setError(undefined);
        }}
        error={error}
        data-path="end_date"
        data-autofocus
      />
    </FormModal>
  );
};
