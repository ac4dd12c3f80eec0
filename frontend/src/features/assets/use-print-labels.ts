import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { callEndpoint } from '../../api/call.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import type { BulkTarget } from '../../list/bulk-action.ts';
import { targetIds } from '../../list/target-ids.ts';
import { paths } from '../../ui/paths.ts';
import { useGoOn } from '../../ui/router.ts';
import { LABELS_MAX } from './label-ids.ts';

/** Opens the sheet of labels for the selected assets; a sheet takes at most `LABELS_MAX`. */
export const usePrintLabels = (): ((target: BulkTarget) => Promise<void>) => {
  const goOn = useGoOn();
  return async (target) => {
    try {
      const ids = await targetIds(target, LABELS_MAX, (query) => callEndpoint(listAssets, { query }));
      goOn(paths.assetLabels(ids));
    } catch (error) {
      notifyThrown(error);
    }
  };
};
