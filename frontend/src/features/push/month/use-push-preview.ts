import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listAnomalies } from '#shared/contract/push/list-anomalies.ts';
import { listCorrections } from '#shared/contract/push/list-corrections.ts';
import { previewPush } from '#shared/contract/push/preview-push.ts';
import { query } from '../../../api/query.ts';
import type { PushMonth } from '../parts/push-types.ts';

/** The pause after the last tick before the sums are asked for. */
const PAUSE_MS = 400;

const monthOf = ({ integration, year, month }: PushMonth) => ({ integration_id: integration.id, year, month });

/**
 * What a push of the ticked people would send, counted after a pause. It is current once it is about exactly them.
 * `asked` are the people of the push: those and the blocked ones, whom it names and leaves out.
 */
export const usePushPreview = (
  pushMonth: PushMonth,
  ids: readonly number[],
  blockedIds: readonly number[],
  withCorrections: boolean,
) => {
  const people = useMemo(() => (ids.length === 0 ? ids : [...ids, ...blockedIds]), [ids, blockedIds]);
  const [asked] = useDebouncedValue(people, PAUSE_MS);
  const answer = useQuery({
    ...query(previewPush, {
      body: {
        ...monthOf(pushMonth),
        employee_ids: [...asked],
        with_corrections: withCorrections ? 1 : 0,
        per_page: 1,
      },
    }),
    // An integration that is switched off has nothing counted.
    enabled: asked.length > 0 && pushMonth.integration.active === 1,
    placeholderData: (before) => before,
    retry: false,
  });
  const isCurrent = asked === people && !answer.isPlaceholderData && !answer.isFetching && answer.isSuccess;
  return { preview: ids.length === 0 ? undefined : answer.data, asked, answer, isCurrent };
};

/** What is odd about the days of these people, asked after a pause, too. */
export const useAnomalies = (pushMonth: PushMonth, ids: readonly number[]) => {
  const [asked] = useDebouncedValue(ids, PAUSE_MS);
  const { data } = useQuery({
    ...query(listAnomalies, { body: { ...monthOf(pushMonth), employee_ids: [...asked] } }),
    enabled: asked.length > 0 && pushMonth.integration.active === 1,
    placeholderData: (before) => before,
  });
  return ids.length === 0 ? [] : (data?.employees_with_anomalies ?? []);
};

/** What changed in earlier months after they were pushed. */
export const useCorrections = (pushMonth: PushMonth) => useQuery(query(listCorrections, { query: monthOf(pushMonth) }));
