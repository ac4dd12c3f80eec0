import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { listSegments } from '#shared/contract/segments/list-segments.ts';
import { isLight } from '#shared/permissions/rules.ts';
import { query } from '../api/query.ts';
import { useActor } from '../ui/actor.tsx';
import type { SegmentOption } from '../list/segment-option.ts';

type RowQuery = Pick<UseQueryOptions<{ count: number }>, 'queryFn'> & { queryKey: QueryKey };

/**
 * The segments that a list offers, and whether there is no record at all, which means none in the two segments that
 * `always` exist; the area's texts name those two `{names}.{id}`. With light access segment lists are not fetched
 * (docs/areas/records.md#segments): those two are then the only ones, and a query of `one` row of each says whether
 * they are empty.
 */
export const useRecordSegments = (
  object: ObjectType,
  texts: string,
  always: readonly [string, string],
  one: (segment: string) => RowQuery,
  /** The key under which the texts name the segments, for an area with several lists. */
  names = 'segment',
): { choices: SegmentOption[]; nothingYet: boolean } => {
  const { t } = useTranslation(texts);
  const light = isLight(useActor());
  const segments = useQuery({ ...query(listSegments, { query: { object_type: object } }), enabled: !light });
  const first = useQuery({ ...one(always[0]), enabled: light });
  const second = useQuery({ ...one(always[1]), enabled: light });
  if (!segments.data)
    return {
      choices: always.map((key) => ({ value: key, label: t(`${names}.${key}`) })),
      nothingYet: first.data?.count === 0 && second.data?.count === 0,
    };
  // Few names need to be explained.
  const explained = (id: string): string | undefined => t(`${names}Help.${id}`, { defaultValue: '' }) || undefined;
  const { data } = segments.data;
  return {
    choices: data.map(({ id, kind, label, name, count, area, filter, removed_in: removedIn }) => ({
      value: id,
      label: label === null ? (name ?? '') : t(label, { name }),
      count,
      area,
      isTeam: kind === 'team',
      explanation: label === null ? undefined : explained(id),
      filter,
      removedIn,
    })),
    nothingYet: always.every((key) => data.find(({ id }) => id === key)?.count === 0),
  };
};
