import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { editAsset } from '#shared/contract/assets/edit-asset.ts';
import { settleAcceptance } from '#shared/contract/assets/settle-acceptance.ts';
import { unarchiveAsset } from '#shared/contract/assets/unarchive-asset.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';

/**
 * Takes the archiving of an asset back, from the toast that tells of it: unarchiving assigns nobody, so that its owner
 * gets it back, as accepted as it was.
 */
export const useUndoArchive = ({ id, name, owner_employee_id: owner, acceptance }: AssetDetails): (() => void) => {
  const { t } = useTranslation('assets');
  const { today } = useActor();
  const unarchive = useCall(unarchiveAsset);
  const assign = useCall(editAsset);
  const settle = useCall(settleAcceptance);
  const undo = async (): Promise<void> => {
    await unarchive.mutateAsync({ body: { id } });
    if (owner > 0)
      await assign.mutateAsync({ body: { asset_id: id, owner_employee_id: owner, start_date_new_owner: today } });
    const decision = owner > 0 && acceptance !== 'awaiting' ? acceptance : null;
    if (decision) await settle.mutateAsync({ body: { id, decision, as_before: 1 } });
    notifySuccess(t(owner > 0 ? 'unarchive.undone' : 'unarchive.done', { name }));
  };
  return () => void undo().catch(notifyThrown);
};
