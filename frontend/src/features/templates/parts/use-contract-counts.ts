import { useQuery } from '@tanstack/react-query';
import { countByTemplate } from '#shared/contract/contracts/count-by-template.ts';
import { query } from '../../../api/query.ts';
import { useCan } from '../../../ui/actor.tsx';

/** How many contracts were made from each template; undefined for who may not read contracts. */
export const useContractCounts = (): ReadonlyMap<number, number> | undefined => {
  const { data } = useQuery({ ...query(countByTemplate, {}), enabled: useCan()('contracts:read') });
  if (!data) return undefined;
  const counts = new Map<number, number>();
  for (const { template_id: id, count } of data.data) counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
};

/** How many contracts were made from each version of a template; undefined for who may not read contracts. */
export const useContractCountsByVersion = (id: number): ReadonlyMap<number, number> | undefined => {
  const { data } = useQuery({ ...query(countByTemplate, {}), enabled: useCan()('contracts:read') });
  return (
    data &&
    new Map(
      data.data.flatMap(({ template_id: own, version, count }) => (own === id ? [[version, count] as const] : [])),
    )
  );
};
