import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { listLink, ofTeam } from '../../list/list-link.ts';
import { BarList } from '../../ui/bar-list.tsx';
import type { Home } from '../../ui/home-part.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { TeamCostCard } from '../../ui/team-cost-card.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import classes from './fleet-home.module.css';

const FUELS_SHOWN = 5;
const shareOf = (value: number, longest: number): number => (longest === 0 ? 0 : value / longest);

/** The average CO2 emission by fuel; each bar opens the vehicles with that fuel. */
export const Co2ByFuel = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation(['home', 'fleet']);
  const [isExpanded, setExpanded] = useState(false);
  const fuels = fleet?.co2_by_fuel ?? [];
  const mostCommon = new Set(
    fuels
      .toSorted((one, other) => other.vehicles - one.vehicles)
      .slice(0, FUELS_SHOWN)
      .map(({ fuel }) => fuel),
  );
  const shown = isExpanded ? fuels : fuels.filter(({ fuel }) => mostCommon.has(fuel));
  const longest = Math.max(0, ...fuels.map(({ average }) => average));
  const count = fuels.reduce((sum, { vehicles }) => sum + vehicles, 0);
  const grams = fuels.reduce((sum, { vehicles, average }) => sum + vehicles * average, 0);
  return (
    <SectionCard title={t('fleet.co2Title')} action={<span className={classes.intro}>{t('fleet.co2Intro')}</span>}>
      <BarList
        bars={shown.map(({ fuel, vehicles, average }) => ({
          key: fuel,
          label: t(`fleet:fuel.${fuel}`),
          note: t('fleet.vehicles', { count: vehicles }),
          figure: wholeNumber(average),
          unit: t('fleet.co2Unit'),
          share: shareOf(average, longest),
          to: listLink(paths.fleet, { filters: [{ column: 'fuel', operator: 'is', values: [fuel] }] }),
        }))}
      />
      {shown.length < fuels.length && (
        <Button className={classes.more ?? ''} variant="subtle" size="xs" onClick={() => setExpanded(true)}>
          {t('fleet.moreFuels', { count: fuels.length - shown.length })}
        </Button>
      )}
      <p className={classes.foot}>
        {t('fleet.co2Average', { average: Math.round(grams / count) })}. {t('fleet.co2Note')}
      </p>
    </SectionCard>
  );
};

/** The yearly cost of each team's vehicles; each bar opens the vehicles of that team. */
export const CostByTeam = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!fleet) return null;
  return (
    <TeamCostCard
      title={t('fleet.teamTitle')}
      teams={fleet.cost_by_team}
      countOf={({ vehicles }) => t('fleet.vehicles', { count: vehicles })}
      linkOf={(teamId) => listLink(paths.fleet, { filters: [ofTeam(teamId)] })}
    >
      {t('fleet.noTeamNote')}{' '}
      {fleet.other_currencies > 0 && t('fleet.otherCurrencies', { count: fleet.other_currencies })}
    </TeamCostCard>
  );
};
