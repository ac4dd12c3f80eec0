import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { listSegments } from '#shared/contract/segments/list-segments.ts';
import { isLight } from '#shared/permissions/rules.ts';
import { query } from '../../api/query.ts';
import type { SegmentChoice } from '../../list/list-toolbar.tsx';
import { useActor } from '../../ui/actor.tsx';

const ALWAYS = ['all', 'archived'] as const;

/**
 * What the segment select offers, and whether there is any vehicle at all. With light access segment lists are not
 * fetched (spec A §6), so the two that always exist stand without counts.
 */
export const useFleetSegments = (): { choices: SegmentChoice[]; nothingYet: boolean } => {
  const { t } = useTranslation('fleet');
  const light = isLight(useActor());
  const segments = useQuery({ ...query(listSegments, { query: { object_type: 'car' } }), enabled: !light });
  const one = useQuery({ ...query(listCars, { query: { per_page: 1, segment_id: 'all' } }), enabled: light });
  const choices = segments.data
    ? segments.data.data.map(({ id, label, name, count, filter }) => ({
        value: id,
        label: label === null ? (name ?? '') : t(label),
        count,
        filter,
      }))
    : ALWAYS.map((key) => ({ value: key, label: t(`segment.${key}`) }));
  const countOf = (key: string) => segments.data?.data.find(({ id }) => id === key)?.count;
  const nothingYet = light
    ? one.data?.count === 0 && !one.data.has_archived_vehicles
    : countOf('all') === 0 && countOf('archived') === 0;
  return { choices, nothingYet };
};
