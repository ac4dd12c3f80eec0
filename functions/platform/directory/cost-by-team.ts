import type { TeamCost } from '#shared/contract/home/team-cost.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { toCent } from '#shared/values/money.ts';
import { employeeCollection } from './employees.ts';
import { teamCollection } from './teams.ts';

/** What is added up of each row: cents, or 1 for each row that counts. */
type Measures<R, K extends string> = Readonly<Record<K, (row: R) => number>>;
type Sums<K extends string> = Record<K, number>;
type TeamSums<K extends string> = { team_id: number | null; name: string | null; sums: Sums<K> };

const NO_TEAM: readonly null[] = [null];

/** The holder's active teams, as of the refresh that the rows were read with; a single null without any. */
const teamsOf = (holder: number): readonly (number | null)[] => {
  const teams = (employeeCollection.rows.get(holder)?.team_ids ?? []).filter(
    (id) => teamCollection.rows.get(id)?.deleted === 0,
  );
  return teams.length > 0 ? teams : NO_TEAM;
};

/**
 * Sums over what people hold, in all and by team; records are added one by one. What a person of several teams holds
 * counts in each of them, and what a person without a team holds has a sum without a name.
 */
export const teamSums = <R, K extends string>(holderOf: (row: R) => number, measures: Measures<R, K>) => {
  // why: `Object.keys` knows no names
  const names = keysOf(measures);
  const taken = names.map((name) => measures[name]);
  const byHolder = new Map<number, Float64Array>();
  // why: every name gets its value right here
  const none = (): Sums<K> => Object.fromEntries(names.map((name) => [name, 0])) as Sums<K>;
  const addTo = (to: Sums<K>, sums: Float64Array): void => names.forEach((name, at) => (to[name] += sums[at] ?? 0));
  return {
    add: (row: R): void => {
      const holder = holderOf(row);
      let sums = byHolder.get(holder);
      if (!sums) byHolder.set(holder, (sums = new Float64Array(taken.length)));
      for (let at = 0; at < taken.length; at += 1) sums[at]! += taken[at]!(row);
    },
    sums: (): { all: Sums<K>; teams: TeamSums<K>[] } => {
      const all = none();
      const byTeam = new Map<number | null, Sums<K>>();
      for (const [holder, sums] of byHolder) {
        addTo(all, sums);
        for (const team of teamsOf(holder)) {
          const known = byTeam.get(team) ?? none();
          byTeam.set(team, known);
          addTo(known, sums);
        }
      }
      const teams = [...byTeam].map(([team_id, sums]) => ({
        team_id,
        name: team_id === null ? null : (teamCollection.rows.get(team_id)?.name ?? null),
        sums,
      }));
      return { all, teams };
    },
  };
};

/**
 * Adds up the yearly cost of what the people of each team hold, parts of a cent included; the most expensive team comes
 * first.
 */
export const teamCosts = <R>(holderOf: (row: R) => number, centsOf: (row: R) => number) => {
  const { add, sums } = teamSums(holderOf, { count: () => 1, cents: centsOf });
  return {
    add,
    byTeam: (): (TeamCost & { count: number })[] =>
      sums()
        .teams.map(({ sums: { count, cents }, ...team }) => ({ ...team, count, yearly: toCent(cents / 100) }))
        .toSorted((one, other) => other.yearly - one.yearly),
  };
};
