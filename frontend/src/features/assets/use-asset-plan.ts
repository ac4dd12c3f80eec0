import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { editAsset } from '#shared/contract/assets/edit-asset.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { historyLines } from '../../history/history-lines.ts';
import type { PlanActions } from '../../history/plan-notice.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useToday } from '../../ui/use-today.ts';
import { ownersOf, type AssetRights } from './use-asset.ts';

/** What this user may do with the planned owner of an asset. `change` opens the dialog with the plan. */
export const useAssetPlan = (asset: AssetDetails, rights: AssetRights, change: () => void): PlanActions => {
  const { t } = useTranslation(['history', 'ui']);
  const today = useToday();
  const call = useCall(editAsset);
  const { data } = useQuery(ownersOf(asset.id));
  const { id: asset_id, version, owner_employee_id: owner, planned } = asset;
  const ahead = historyLines(data?.periods ?? [], today).filter(({ state }) => state === 'planned');
  // Somebody whom the user may not see, or a second change after it, could not be planned again.
  const isKnown = planned !== null && planned.name !== '' && ahead.length === 1;
  const planAgain = (): void => {
    if (!planned) return;
    const { employee_id: next, start_date: day } = planned;
    const days = {
      ...(next > 0 && { start_date_new_owner: day }),
      ...(owner > 0 && { end_date_old_owner: day }),
    };
    call.mutate({ body: { asset_id, owner_employee_id: next, ...days } }, { onError: notifyThrown });
  };
  const callOff = (): void =>
    call.mutate(
      { body: { asset_id, version, owner_employee_id: owner } },
      {
        onSuccess: () =>
          notifySuccess(t('plan.calledOff'), isKnown ? { label: t('ui:undo'), onClick: planAgain } : undefined),
        onError: notifyThrown,
      },
    );
  return rights.edit ? { change, callOff, isCallingOff: call.isPending } : {};
};
