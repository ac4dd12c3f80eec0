import { useQuery } from '@tanstack/react-query';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { query } from '../api/query.ts';

/** The teams as options of a select, by id; none until they are read. */
export const useTeamOptions = () => {
  const { data } = useQuery(query(listTeams, {}));
  return {
    isRead: data !== undefined,
    options: (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  };
};
