import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetTitle } from '#shared/assets/asset-tag.ts';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { returnAsset } from '#shared/contract/assets/return-asset.ts';
import { issue } from '#shared/errors/issue.ts';
import { addDays, fromDmy, isoOf } from '#shared/values/dates.ts';
import { firstDayAfter, lastDayOf } from '#shared/values/last-days.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { DateField } from '../../form/date-field.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { DayNotice } from '../../history/day-notice.tsx';
import type { HeldPeriod } from '../../history/history-lines.ts';
import { isAhead } from '../../history/is-ahead.ts';
import { PlanFate } from '../../history/plan-fate.tsx';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';

type Props = {
  asset: AssetDetails;
  /** The period that a return has ended, of an asset that is in stock: the day of that return is corrected. */
  returned?: HeldPeriod | undefined;
  close: () => void;
};

/** The last day to start from: the planned one, or that of the return to correct. Empty stands for a return today. */
const startOf = ({ planned, owner_employee_id: owner }: AssetDetails, returned: HeldPeriod | undefined): string => {
  if (returned) return lastDayOf(returned.end_date ?? '');
  return owner > 0 && planned?.name === null ? lastDayOf(planned.start_date) : '';
};

/** Takes the asset back to stock after a last day, changes that plan, or corrects the day of a return. */
export const ReturnModal = ({ asset, returned, ...props }: Props) => {
  const { t } = useTranslation(['assets', 'history']);
  const { today } = useActor();
  const [start] = useState(() => startOf(asset, returned));
  const { form, notice, close } = useDialogForm({ last: start }, props.close, `return:${asset.id}:${asset.version}`);
  const { last } = form.values;
  const [error, setError] = useState<string>();
  const call = useCall(returnAsset);
  const mode = returned ? 'correct' : start === '' ? 'return' : 'change';
  const owner = (returned ? returned.employee.name : asset.owner_employee_name) || t('history:someone');
  const since = isoOf(returned ? returned.start_date : asset.owner_since);
  const typed = last.trim();
  const end = typed === '' ? today : firstDayAfter(typed);
  const yesterday = addDays(fromDmy(today), -1);
  const save = () => {
    if (typed === '' && mode !== 'return') return setError(issue('end_date', 'required').message);
    if (isoOf(end) === undefined) return setError(issue('end_date', 'invalid_date').message);
    call.mutate(
      { body: { id: asset.id, end_date: end } },
      {
        onSuccess: () => {
          const done = t(returned ? 'return.corrected' : 'return.done', { name: asset.name });
          notifySuccess(isAhead(end, today) ? t('return.planned', { day: end }) : done);
          close();
        },
        onError: (failed) => setError(failed.problem.fields[0]?.message),
      },
    );
  };
  return (
    <FormModal
      title={t(`return.${mode}Title`, { name: assetTitle(asset) })}
      submit={t(`return.${mode}Confirm`)}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <Text c="var(--second)">{t(`return.${mode}Text`, { owner })}</Text>
      <DateField
        label={t('return.date', { owner })}
        help={mode === 'return' ? t('return.dateHelp') : undefined}
        // An asset that comes back on the day it was given had no last day.
        min={since && (returned ? since : addDays(since, -1))}
        today={yesterday}
        required={mode !== 'return'}
        value={last}
        onChange={(text) => {
          form.setFieldValue('last', text);
          setError(undefined);
        }}
        error={error}
        data-path="end_date"
        data-autofocus
      />
      {!returned && <PlanFate object="asset" planned={asset.planned} to={{ id: 0, name: null }} day={end} />}
      <DayNotice day={end}>{t('return.ahead', { owner, until: typed, day: end })}</DayNotice>
    </FormModal>
  );
};
