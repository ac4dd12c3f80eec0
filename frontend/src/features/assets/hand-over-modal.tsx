import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { assetTitle } from '#shared/assets/asset-tag.ts';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { editAsset } from '#shared/contract/assets/edit-asset.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { isAhead } from '../../history/is-ahead.ts';
import { NextHolderFields } from '../../history/next-holder-fields.tsx';
import { PlanFate } from '../../history/plan-fate.tsx';
import { useNextHolder } from '../../history/use-next-holder.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';

type Props = {
  asset: AssetDetails;
  /** The planned change of owner that the dialog changes. */
  plan?: AssetDetails['planned'];
  close: () => void;
};

const paths = { person: 'owner_employee_id', day: 'start_date_new_owner' };

/** One field stands for both days: the last day of the present owner follows from the first day of the next one. */
const asOneDay = (problem: Problem): Problem => ({
  ...problem,
  fields: problem.fields.map((field) => ({ ...field, path: field.path.replace('end_date_old', 'start_date_new') })),
});

/**
 * Gives the asset to somebody from a day on, or changes who is planned to get it; its present owner keeps it until that
 * day (docs/areas/assets.md#change-of-owner).
 */
export const HandOverModal = ({ asset, plan = null, close }: Props) => {
  const { t } = useTranslation('assets');
  const { today } = useActor();
  const form = useNextHolder({
    start: { id: plan?.employee_id ?? 0, name: plan?.name ?? '', day: plan?.start_date ?? today },
    close,
    subject: `hand-over:${asset.id}:${asset.version}`,
    paths,
  });
  const { id, name, day } = form.next;
  const call = useCall(editAsset);
  const isOwned = asset.owner_employee_id > 0;
  const save = (): void => {
    if (form.isRefused(asset.owner_employee_id, t('handOver.same'))) return;
    const days = { start_date_new_owner: day, ...(isOwned && { end_date_old_owner: day }) };
    call.mutate(
      { body: { asset_id: asset.id, version: asset.version, owner_employee_id: id, ...days } },
      {
        onSuccess: () => {
          const words = { name: asset.name, person: name, day };
          notifySuccess(t(isAhead(day, today) ? 'handOver.planned' : 'handOver.done', words));
          form.close();
        },
        onError: ({ problem }) => form.showProblem(asOneDay(problem)),
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
      close={form.close}
    >
      {form.notice}
      {isOwned && <Text c="var(--second)">{t('handOver.text', { owner: asset.owner_employee_name })}</Text>}
      <NextHolderFields
        object="asset"
        form={form}
        holder={asset.owner_employee_name}
        labels={{ person: t('handOver.to'), day: t('handOver.date'), dayHelp: t('handOver.dateHelp') }}
      >
        <PlanFate object="asset" planned={asset.planned} to={{ id, name }} day={day} />
      </NextHolderFields>
    </FormModal>
  );
};
