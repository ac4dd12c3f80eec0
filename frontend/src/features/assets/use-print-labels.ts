import { useTranslation } from 'react-i18next';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { callEndpoint } from '../../api/call.ts';
import { problemFromError } from '../../api/problem.ts';
import { paths } from '../../ui/paths.ts';
import type { BulkTarget } from '../../list/bulk-action.ts';
import { toQuery } from '../../list/list-state.ts';
import { notifyError, notifyProblem } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';
import { LABELS_MAX } from './label-ids.ts';

const idsOf = async ({ all, ids, state }: BulkTarget): Promise<readonly number[]> => {
  if (!all) return ids;
  const { data } = await callEndpoint(listAssets, { query: { ...toQuery(state), page: 1, per_page: LABELS_MAX } });
  return data.map(({ id }) => id);
};

/** Opens the sheet of labels for the selected assets; a sheet takes at most `LABELS_MAX`. */
export const usePrintLabels = (): ((target: BulkTarget) => Promise<void>) => {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  return async (target) => {
    if (target.count > LABELS_MAX) return notifyError(t('labels.tooMany', { max: LABELS_MAX }));
    try {
      await navigate(paths.assetLabels(await idsOf(target)));
    } catch (error) {
      notifyProblem(problemFromError(error));
    }
  };
};
