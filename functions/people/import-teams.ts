import { teamName } from '#shared/contract/people/team.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import { TEAMS } from '#shared/people/employee.import.ts';
import { keyColumn } from '#shared/list/column.ts';
import type { Team } from '#shared/people/team.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { teamNamesOf } from '#functions/platform/directory/employees.ts';
import { teamCollection, teamStore } from '#functions/platform/directory/teams.ts';
import { newNames, plannedRecords, type NameReader } from '#functions/platform/imports/named-records.ts';
import { keyIndex, splitTexts } from '#functions/platform/imports/row-conversion.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { teamWrites } from './team-changes.ts';

/** Reads the name of a team that this actor may add. */
const newTeamName =
  (actor: Actor): NameReader =>
  (text) => {
    const parsed = teamName.safeParse(text.replace(/\s+/g, ' '));
    return can(actor, 'settings:manage') && parsed.success && normalName(parsed.data) !== '' ? parsed.data : null;
  };

export const teamNameColumn = keyColumn<Team>('name_key', ({ name }) => normalName(name));

const activeTeams = (): Team[] => [...teamCollection.rows.all()].filter(({ deleted }) => deleted === 0);

/** Adds the teams that do not exist yet, each by itself, before the people in them. */
export const createTeams = async (actor: Actor, cells: readonly string[]): Promise<void> => {
  await teamCollection.refresh();
  const known = activeTeams().map(({ name }) => name);
  for (const name of newNames(cells.flatMap(splitTexts), known, newTeamName(actor))) {
    const team: Team = { id: await teamStore.reserveIds(), version: 1, name, leader_employee_ids: [], deleted: 0 };
    try {
      await transact(teamWrites(actor, undefined, team));
    } catch (error) {
      // Another batch of the same file, or somebody else, was first.
      if (!(error instanceof AppError && error.code === 'name_in_use')) throw error;
    }
  }
  await teamCollection.refresh();
};

/** The teams that a cell names: those that exist, and those that the commit will add where the actor may. */
export const teamReader = (actor: Actor) => {
  const byName = keyIndex(teamCollection.rows, teamNameColumn);
  const planned = plannedRecords(newTeamName(actor));
  const plannedTeam = (id: number): Team | undefined => {
    const name = planned.nameOf(id);
    return name === undefined ? undefined : { id, version: 1, name, leader_employee_ids: [], deleted: 0 };
  };
  return {
    get: (id: number): Team | undefined => teamCollection.rows.get(id) ?? plannedTeam(id),
    shown: (ids: readonly number[]): string =>
      [teamNamesOf(ids), ...ids.flatMap((id) => planned.nameOf(id) ?? [])].filter(Boolean).join(', '),
    read: (text: string): { value: number[]; warning?: ImportIssue } | { issue: ImportIssue } => {
      const ids: number[] = [];
      const added: string[] = [];
      for (const name of splitTexts(text)) {
        const known = byName.get(normalName(name)) ?? [];
        const id = known.length === 0 ? planned.idOf(name) : known[0];
        if (id === undefined || known.length > 1) return { issue: importIssue(TEAMS, 'unknown_team', { name }) };
        if (known.length === 0) added.push(name);
        ids.push(id);
      }
      const names = added.join(', ');
      return { value: ids, ...(names !== '' && { warning: importIssue(TEAMS, 'new_team', { name: names }) }) };
    },
  };
};
