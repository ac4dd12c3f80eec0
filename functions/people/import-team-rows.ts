import * as z from 'zod';
import { leaderIds, MIN_AT_WORK_MAX, teamName } from '#shared/contract/people/team.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import { TEAM_LEADERS, TEAM_MINIMUM, TEAM_NAME, teamImportColumns } from '#shared/people/team.import.ts';
import type { Team } from '#shared/people/team.ts';
import { oneLine } from '#shared/values/text.ts';
import { teamCollection, teamStore } from '#functions/platform/directory/teams.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { isNobody, personFinder, type FindPerson } from '#functions/platform/imports/find-people.ts';
import { columnsOfImport, type OpenImport } from '#functions/platform/imports/import-kind.ts';
import {
  convertRow,
  fieldIssues,
  keyIndex,
  newIds,
  parseFields,
  planOfRow,
  repeatIssues,
  splitTexts,
} from '#functions/platform/imports/row-conversion.ts';
import { teamNameColumn } from './import-teams.ts';
import { teamWrites } from './team-changes.ts';
import { TEAM } from './undo-teams.ts';

/** The people whom a cell names; undefined for an empty cell, which says nothing. A name may hold a comma itself. */
const leadersIn = (text: string, find: FindPerson): { ids: number[] | undefined; issues: ImportIssue[] } => {
  if (text === '') return { ids: undefined, issues: [] };
  if (isNobody(text)) return { ids: [], issues: [] };
  const whole = find(text, TEAM_LEADERS);
  const found = 'person' in whole ? [whole] : splitTexts(text).map((part) => find(part, TEAM_LEADERS));
  return {
    ids: [...new Set(found.flatMap((one) => ('person' in one ? one.person.id : [])))],
    issues: found.flatMap((one) => ('issue' in one ? one.issue : [])),
  };
};

const fields = z.strictObject({
  name: teamName,
  leaders: leaderIds.optional(),
  min_at_work: z.int().min(0).max(MIN_AT_WORK_MAX).optional(),
});

const namesOf = (ids: readonly number[]): string => ids.map(nameOfPerson).join(', ');

/** Imports teams, found by their names, with who leads them and how many they ask to be at work (docs/areas/files.md#import). */
export const openTeams: OpenImport = async (job, rows, reserve) => {
  const { actor } = job;
  const listed = await columnsOfImport({ object: 'employee', columns: teamImportColumns }, actor);
  const columns = new Map(listed.map((column) => [column.key, column]));
  const [find, teams, newIdOf] = await Promise.all([
    personFinder(actor),
    teamCollection.refresh(),
    newIds(teamStore, rows, reserve),
  ]);
  const byName = keyIndex(teams, teamNameColumn);
  return {
    plan: (row) => {
      const converted = convertRow(row, columns);
      const { name: typed, leaders: named = '', min_at_work: min } = converted.body;
      const { ids, issues } = leadersIn(String(named).trim(), find);
      const sent = {
        ...(typed !== undefined && { name: oneLine(String(typed)) }),
        ...(ids && { leaders: ids }),
        ...(min !== undefined && { min_at_work: min }),
      };
      const { value, issues: wrong } = parseFields(fields, sent);
      const { name = '' } = value;
      converted.errors.push(...issues, ...fieldIssues(wrong, {}, columns));
      if (value.leaders && issues.length === 0) converted.shown[TEAM_LEADERS] = namesOf(value.leaders) || null;
      converted.errors.push(...repeatIssues(job, row, [[TEAM_NAME, normalName(name) || null]], TEAM_NAME));
      const known = byName.get(normalName(name)) ?? [];
      if (known.length > 1) converted.errors.push(importIssue(TEAM_NAME, 'many_records', { count: known.length }));
      const before = known[0] === undefined ? undefined : teams.get(known[0]);
      const leaders = value.leaders ?? before?.leader_employee_ids ?? [];
      const oldMinimum = before?.min_at_work ?? null;
      const minimum = value.min_at_work === undefined ? oldMinimum : value.min_at_work || null;
      const said = { leader_employee_ids: leaders, min_at_work: minimum };
      const after: Team = before ? { ...before, ...said } : { id: newIdOf(row), version: 1, name, ...said, deleted: 0 };
      const changes = [
        ...(before && before.leader_employee_ids.join() !== leaders.join()
          ? [{ column: TEAM_LEADERS, old: namesOf(before.leader_employee_ids) || null }]
          : []),
        ...(before && oldMinimum !== minimum ? [{ column: TEAM_MINIMUM, old: oldMinimum }] : []),
      ];
      return planOfRow({
        row,
        object: TEAM,
        label: name,
        before,
        converted,
        planned: {
          value: after,
          writes: teamWrites(actor, before, after),
          changed: !before || changes.length > 0,
        },
        people: (value.leaders ?? []).map((id) => ({ id, column: TEAM_LEADERS })),
        changes,
      });
    },
  };
};
