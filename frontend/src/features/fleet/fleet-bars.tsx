import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sumMoney } from '#shared/values/money.ts';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import { BarList } from '../../ui/bar-list.tsx';
import type { Home } from '../../ui/home-part.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { wholeEuro, wholeNumber } from '../../ui/whole-number.ts';
import classes from './fleet-home.module.css';

const TEAMS_SHOWN = 8;
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

/** The yearly cost of each team's vehicles, the most expensive team first; each bar opens the vehicles of that team. */
export const CostByTeam = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation('home');
  const teams = fleet?.cost_by_team ?? [];
  const rest = teams.slice(TEAMS_SHOWN);
  const longest = Math.max(0, ...teams.map(({ yearly }) => yearly));
  return (
    <SectionCard title={t('fleet.teamTitle')} action={<span className={classes.intro}>{t('fleet.perYear')}</span>}>
      <BarList
        bars={teams.slice(0, TEAMS_SHOWN).map(({ team_id: id, name, vehicles, yearly }) => ({
          key: String(id),
          label: name ?? t('fleet.noTeam'),
          note: t('fleet.vehicles', { count: vehicles }),
          figure: wholeEuro(yearly),
          share: shareOf(yearly, longest),
          to: listLink(paths.fleet, {
            filters: [
              id === null
                ? { column: 'team', operator: 'empty', values: [] }
                : { column: 'team', operator: 'is', values: [id] },
            ],
          }),
        }))}
      />
      <p className={classes.foot}>
        {rest.length > 0 && (
          <>
            {t('fleet.more', { count: rest.length, amount: wholeEuro(sumMoney(rest.map(({ yearly }) => yearly))) })}
            .{' '}
          </>
        )}
        {t('fleet.noTeamNote')}{' '}
        {fleet !== null && fleet.other_currencies > 0 && t('fleet.otherCurrencies', { count: fleet.other_currencies })}
      </p>
    </SectionCard>
  );
};
