import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { checkAssets } from '#shared/contract/assets/check-assets.ts';
import { takeBackCheck } from '#shared/contract/assets/take-back-check.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';

/** Checks an asset, as in a stock-take, and takes its last check back; the toast of a check offers that, too. */
export const useCheck = ({ id, name, last_check: last }: Pick<AssetDetails, 'id' | 'name' | 'last_check'>) => {
  const { t } = useTranslation(['assets', 'ui']);
  const { today } = useActor();
  const checking = useCall(checkAssets);
  const takingBack = useCall(takeBackCheck);
  const takeBack = (date: string): void =>
    void takingBack
      .mutateAsync({ body: { id, date } })
      .then(() => notifySuccess(t('check.takenBack', { name })), notifyThrown);
  const tell = (isNew: boolean, day: string): void => {
    if (!isNew) return notifySuccess(t('check.before', { day: last?.date ?? day }));
    notifySuccess(t(day === today ? 'check.done' : 'check.doneOn', { name, day }), {
      label: t('ui:undo'),
      onClick: () => takeBack(day),
    });
  };
  const check = async (date: string, note: string): Promise<void> => {
    const { checked } = await checking.mutateAsync({ body: { asset_ids: [id], date, note } });
    tell(checked.length > 0, date);
  };
  return {
    check,
    checkNow: (): void => void check(today, '').catch(notifyThrown),
    takeBack,
    isPending: checking.isPending || takingBack.isPending,
    problem: checking.error?.problem,
  };
};
