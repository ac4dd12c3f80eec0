import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { defaultFilters } from '#shared/contract/people/default-filters.ts';
import { listSegments } from '#shared/contract/segments/list-segments.ts';
import { isLight } from '#shared/permissions/rules.ts';
import { query } from '../../api/query.ts';
import type { SegmentChoice } from '../../list/list-toolbar.tsx';
import { useActor } from '../../ui/actor.tsx';

const builtIn = ['all', 'inactive'] as const;

/**
 * What the segment select of the people list offers: everyone, deactivated, teams, custom ones, and the ready-made
 * filters that match somebody. With light access segment lists are not fetched (spec B §6).
 */
export const usePeopleSegments = (): { choices: SegmentChoice[]; nobodyExists: boolean } => {
  const { t } = useTranslation('people');
  const light = isLight(useActor());
  const segments = useQuery({ ...query(listSegments, { query: { object_type: 'employee' } }), enabled: !light });
  const filters = useQuery(query(defaultFilters, {}));
  const known: SegmentChoice[] = segments.data
    ? segments.data.data.map(({ id, label, name, count, filter }) => ({
        value: id,
        // why: the label is a full key with its namespace
        label: label === null ? (name ?? '') : t(label as 'segment.all'),
        count,
        filter,
      }))
    : builtIn.map((key) => ({ value: key, label: t(`segment.${key}`) }));
  const ready = (filters.data?.filters ?? [])
    .filter(({ count }) => count > 0)
    .map(({ id, label, count }) => ({ value: id, label: t(label as 'segment.all'), count }));
  const countOf = (id: string) => segments.data?.data.find((segment) => segment.id === id)?.count;
  return { choices: [...known, ...ready], nobodyExists: countOf('all') === 0 && countOf('inactive') === 0 };
};
