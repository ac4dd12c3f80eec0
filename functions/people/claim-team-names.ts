import { BEGINNING, type DayWork } from '#functions/platform/chores/follow-days.ts';
import { teamCollection, teamStore } from '#functions/platform/directory/teams.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { claimedNameOf, TEAM_NAME, teamNameClaims } from './team-changes.ts';
import { hasClaim } from '#functions/platform/storage/unique.ts';

/**
 * Claims the names of teams that a release before these claims stored, once. Of two teams with one name the first gets
 * it; the other keeps its name until somebody edits it.
 */
export const claimTeamNames: DayWork = async (from) => {
  if (from !== BEGINNING) return;
  for (const team of (await teamCollection.refresh()).all()) {
    const name = claimedNameOf(team);
    if (name !== null && !(await hasClaim(TEAM_NAME, name)))
      await transact([teamStore.unchanged(team), ...teamNameClaims(undefined, team)]);
  }
};
