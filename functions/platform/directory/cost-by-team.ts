import type { TeamCost } from '#shared/contract/home/team-cost.ts';
import { sumMoney } from '#shared/values/money.ts';
import { employeeCollection } from './employees.ts';
import { teamCollection } from './teams.ts';

/** A record that somebody holds, with its cost per year in EUR; holder 0 is nobody. */
type Costed = { readonly holder: number; readonly yearly: number | null };

/** The holder's active teams, as of the refresh that the rows were read with. */
const teamsOf = (holder: number): number[] =>
  (employeeCollection.rows.get(holder)?.team_ids ?? []).filter((id) => teamCollection.rows.get(id)?.deleted === 0);

/**
 * The yearly cost of what the people of each team hold, the most expensive team first. What somebody of several teams
 * holds counts in each; what nobody of a team holds stands under no name.
 */
export const costByTeam = (held: readonly Costed[]): (TeamCost & { count: number })[] => {
  const counted = held.flatMap((each): { id: number | null; yearly: number | null }[] => {
    const teams = teamsOf(each.holder);
    return teams.length > 0 ? teams.map((id) => ({ id, yearly: each.yearly })) : [{ id: null, yearly: each.yearly }];
  });
  return [...Map.groupBy(counted, ({ id }) => id)]
    .map(([team_id, group]) => ({
      team_id,
      name: team_id === null ? null : (teamCollection.rows.get(team_id)?.name ?? null),
      count: group.length,
      yearly: sumMoney(group.map(({ yearly }) => yearly)),
    }))
    .toSorted((one, other) => other.yearly - one.yearly);
};
