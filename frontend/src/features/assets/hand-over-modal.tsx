import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { assetTitle } from '#shared/assets/asset-tag.ts';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { editAsset } from '#shared/contract/assets/edit-asset.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { applyIssues } from '../../form/apply-problem.ts';
import { DateField } from '../../form/date-field.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { useLeftBy } from '../../form/use-left-by.ts';
import { DayNotice } from '../../history/day-notice.tsx';
import { isAhead } from '../../history/is-ahead.ts';
import { PlanFate } from '../../history/plan-fate.tsx';
import { planSentence } from '../../history/plan-words.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';

type Props = {
  asset: AssetDetails;
  /** The planned change of owner that the dialog changes. */
  plan?: AssetDetails['planned'];
  close: () => void;
};

const issuesOf = (to: number, date: string): Issue[] => [
  ...(to <= 0 ? [issue('owner_employee_id', 'required')] : []),
  ...(parseDmy(date) === null ? [issue('start_date_new_owner', date.trim() === '' ? 'required' : 'invalid_date')] : []),
];

/**
 * Gives the asset to somebody from a day on, or changes who is planned to get it; its present owner keeps it until that
 * day (docs/areas/assets.md#change-of-owner).
 */
export const HandOverModal = ({ asset, plan = null, ...props }: Props) => {
  const { t } = useTranslation(['assets', 'history', 'records']);
  const { today } = useActor();
  const { form, notice, close } = useDialogForm(
    {
      owner_employee_id: plan?.employee_id ?? 0,
      person: plan?.name ?? '',
      start_date_new_owner: plan?.start_date ?? today,
    },
    props.close,
    `hand-over:${asset.id}:${asset.version}`,
  );
  const call = useCall(editAsset);
  const isOwned = asset.owner_employee_id > 0;
  const { owner_employee_id: to, person, start_date_new_owner: typed } = form.values;
  const day = typed.trim();
  const left = useLeftBy(to, day, 'start_date_new_owner');
  const save = () => {
    const foundIssues = [...issuesOf(to, day), ...left];
    if (foundIssues.length > 0) return applyIssues(form, foundIssues);
    if (to === asset.owner_employee_id) return form.setErrors({ owner_employee_id: t('handOver.same') });
    call.mutate(
      {
        body: {
          asset_id: asset.id,
          version: asset.version,
          owner_employee_id: to,
          start_date_new_owner: day,
          ...(isOwned && { end_date_old_owner: day }),
        },
      },
      {
        onSuccess: () => {
          const words = { name: asset.name, person, day };
          notifySuccess(t(isAhead(day, today) ? 'handOver.planned' : 'handOver.done', words));
          close();
        },
        onError: ({ problem }) =>
          applyIssues(
            form,
            problem.fields.map((field) => ({ ...field, path: field.path.replace('end_date_old', 'start_date_new') })),
          ),
      },
    );
  };
  const way = plan ? 'change' : isOwned ? 'transfer' : 'give';
  return (
    <FormModal
      title={t(`handOver.${way}Title`, { name: assetTitle(asset) })}
      submit={t(`handOver.${way}Confirm`)}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      {isOwned && <Text c="var(--second)">{t('handOver.text', { owner: asset.owner_employee_name })}</Text>}
      <PersonPicker
        label={t('handOver.to')}
        required
        nobody={false}
        data-autofocus
        {...form.getInputProps('owner_employee_id')}
        value={to}
        onChange={(id, chosen) => {
          form.setFieldValue('owner_employee_id', id);
          form.setFieldValue('person', chosen?.name ?? '');
        }}
      />
      <DateField
        label={t('handOver.date')}
        help={t('handOver.dateHelp')}
        required
        {...form.getInputProps('start_date_new_owner')}
        value={typed}
      />
      {to > 0 && <PlanFate object="asset" planned={asset.planned} to={{ id: to, name: person }} day={day} />}
      {to > 0 && (
        <DayNotice day={day}>
          {planSentence('asset', { name: person, start_date: day }, asset.owner_employee_name, t)}
        </DayNotice>
      )}
    </FormModal>
  );
};
