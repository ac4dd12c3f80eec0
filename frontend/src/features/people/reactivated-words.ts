import type { TFunction } from 'i18next';

/** What a reactivation did: the person is back, without the teams that were deleted meanwhile. */
export const reactivatedWords = (
  t: TFunction<'people'>,
  name: string,
  { left_teams: teams = [] }: { left_teams?: readonly string[] | undefined },
): string | { title: string; text: string } => {
  const done = t('deactivate.reactivated', { name });
  return teams.length === 0
    ? done
    : { title: done, text: t('deactivate.leftTeams', { count: teams.length, teams: teams.join(', ') }) };
};
