import { useTranslation } from 'react-i18next';
import { listLink, teamCondition } from '../../list/list-link.ts';
import type { Home } from '../../ui/home-part.ts';
import { paths } from '../../ui/paths.ts';
import { TeamCostCard } from '../../ui/team-cost-card.tsx';
import { wholeEuro } from '../../ui/whole-number.ts';

/** The CO2 contribution of each team's vehicles, and what they cost employer and drivers together. */
export const FleetEstimates = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation(['belgium', 'home']);
  if (!fleet) return null;
  const { by_team: teams, benefit, co2_contribution: contribution, without } = fleet.estimates;
  return (
    <TeamCostCard
      title={t('home.title')}
      teams={teams}
      countOf={(team) =>
        team.benefit === null || team.benefit === 0
          ? t('home:fleet.vehicles', { count: team.vehicles })
          : `${t('home:fleet.vehicles', { count: team.vehicles })}, ${t('home.benefitOf', { amount: wholeEuro(team.benefit) })}`
      }
      linkOf={(teamId) => listLink(paths.fleet, { filters: [teamCondition(teamId)] })}
    >
      {t('home.contribution', { amount: wholeEuro(contribution) })}{' '}
      {benefit !== null && `${t('home.benefit', { amount: wholeEuro(benefit) })} `}
      {without > 0 && `${t('home.without', { count: without })} `}
      {t('estimate')}.
    </TeamCostCard>
  );
};
