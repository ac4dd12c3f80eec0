import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { missingValues } from '#shared/contract/contracts/missing-values.ts';
import { idsBySegment } from '#shared/contract/people/ids-by-segment.ts';
import { CONTRACT_PEOPLE_MAX } from '#shared/contracts/limits.ts';
import { query } from '../../../api/query.ts';
import { useCan } from '../../../ui/actor.tsx';

export type Missing = {
  /** The number of all people. */
  readonly people: number;
  /** The ids of those without a value, by field. */
  readonly idsOf: ReadonlyMap<string, readonly number[]>;
};

/** Which people have no value for each field of the published text; nobody for who may not read contracts. */
export const useMissing = (templateId: number, isPublished: boolean, keptAt: string | undefined): Missing => {
  const can = useCan();
  const mayRead = can('contracts:read') && can('people:read') && isPublished;
  const { data: everyone } = useQuery({ ...query(idsBySegment, { query: { segment_id: 'all' } }), enabled: mayRead });
  const ids = everyone?.employee_ids.slice(0, CONTRACT_PEOPLE_MAX) ?? [];
  const asked = query(missingValues, { body: { template_id: templateId, employee_ids: ids } });
  const { data } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, keptAt],
    enabled: mayRead && ids.length > 0,
    placeholderData: (before) => before,
  });
  return useMemo(() => {
    const idsOf = new Map<string, number[]>();
    for (const { employee_id: id, shortcodes } of data?.data ?? [])
      for (const name of shortcodes) idsOf.set(name, [...(idsOf.get(name) ?? []), id]);
    return { people: everyone?.employee_ids.length ?? 0, idsOf };
  }, [data, everyone]);
};
