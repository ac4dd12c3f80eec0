import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { listLink, teamCondition } from '../../list/list-link.ts';
import type { Home } from '../../ui/home-part.ts';
import { TeamCostCard } from '../../ui/team-cost-card.tsx';

/** The yearly cost of each team's vehicles; each bar opens the vehicles of that team. */
export const CostByTeam = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!fleet) return null;
  return (
    <TeamCostCard
      title={t('fleet.teamTitle')}
      teams={fleet.cost_by_team}
      countOf={({ vehicles }) => t('fleet.vehicles', { count: vehicles })}
      linkOf={(teamId) => listLink(paths.fleet, { filters: [teamCondition(teamId)] })}
      info={t('fleet.noTeamNote')}
    >
      {fleet.other_currencies > 0 && t('fleet.otherCurrencies', { count: fleet.other_currencies })}
    </TeamCostCard>
  );
};
