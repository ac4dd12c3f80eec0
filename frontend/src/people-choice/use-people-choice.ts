import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { idsBySegment } from '#shared/contract/people/ids-by-segment.ts';
import { listByTeam } from '#shared/contract/people/list-by-team.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listSegments } from '#shared/contract/segments/list-segments.ts';
import { isLight } from '#shared/permissions/rules.ts';
import { fold } from '#shared/values/fold.ts';
import { query } from '../api/query.ts';
import { useActor } from '../ui/actor.tsx';

export type ChoiceTeam = EndpointResponse<typeof listByTeam>['data'][number];
export const EVERYONE = 'all';

/** The teams to choose people from, where not everybody can be chosen. */
export type ChoiceTeams = readonly ChoiceTeam[];

/** People by team, narrowed to a segment and a search; teams without a match are left out. */
export const usePeopleChoice = (search: string, segment: string, among: ChoiceTeams | undefined) => {
  const all = useQuery({ ...query(listByTeam, { query: { sort_by: 'name' } }), enabled: among === undefined });
  const within = useQuery({
    ...query(idsBySegment, { query: { segment_id: segment } }),
    enabled: segment !== EVERYONE,
  });
  const teams = useMemo(() => {
    const words = fold(search)
      .split(/\s+/)
      .filter((word) => word !== '');
    const ids = segment === EVERYONE ? undefined : new Set(within.data?.employee_ids);
    return (among ?? all.data?.data ?? []).flatMap((team): ChoiceTeam[] => {
      const people = team.people.filter(({ id, name }) => {
        if (ids && !ids.has(id)) return false;
        const text = fold(name);
        return words.every((word) => text.includes(word));
      });
      return people.length === 0 ? [] : [{ ...team, people }];
    });
  }, [all.data, among, search, segment, within.data]);
  const shown = useMemo(() => [...new Set(teams.flatMap(({ people }) => people.map(({ id }) => id)))], [teams]);
  return { all, within, teams, shown, isPending: among === undefined && all.isPending };
};

/** The segment of people who have left; it is not offered, since nothing can be assigned to them. */
const INACTIVE = 'inactive';

/**
 * The segments of people; with light access they are not fetched (docs/areas/people.md#choosing-people). Those that
 * areas bring narrow a choice of people, and do not serve where a record keeps a segment or where a list is another
 * area's.
 */
export const useSegmentChoices = ({ ofAreas = false } = {}): { value: string; label: string }[] => {
  const { t } = useTranslation('people');
  const light = isLight(useActor());
  const { data } = useQuery({ ...query(listSegments, { query: { object_type: 'employee' } }), enabled: !light });
  return (data?.data ?? [])
    .filter(({ id, kind }) => id !== INACTIVE && (ofAreas || kind !== 'area'))
    .map(({ id, label, name }) => ({
      value: id,
      label: label === null ? (name ?? '') : t(label, { name }),
    }));
};
