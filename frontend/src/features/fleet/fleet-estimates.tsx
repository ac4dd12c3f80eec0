import { useTranslation } from 'react-i18next';
import { listLink, teamCondition } from '../../list/list-link.ts';
import type { Home } from '../../ui/home-part.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { TeamCostCard } from '../../ui/team-cost-card.tsx';
import { wholeEuro } from '../../ui/whole-number.ts';

/** Says that the figures of a year are not known, and leads to where they are added. */
const UnknownYear = ({ year }: { year: number }) => {
  const { t } = useTranslation('belgium');
  return (
    <>
      {t('no.no_parameters', { year: String(year) })} <Link to={paths.parametersOf(year)}>{t('parameters.title')}</Link>
    </>
  );
};

/** The CO2 contribution of each team's vehicles, and what they cost employer and drivers together. */
export const FleetEstimates = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation(['belgium', 'home']);
  if (!fleet) return null;
  const { by_team: teams, benefit, co2_contribution: contribution, without, unknown_year: unknown } = fleet.estimates;
  if (unknown !== null && teams.length === 0)
    return (
      <SectionCard title={t('home.title')}>
        <UnknownYear year={unknown} />
      </SectionCard>
    );
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
      {unknown === null && benefit !== null && `${t('home.benefit', { amount: wholeEuro(benefit) })} `}
      {without > 0 && `${t('home.without', { count: without })} `}
      {t('estimate')}. {unknown !== null && <UnknownYear year={unknown} />}
    </TeamCostCard>
  );
};
