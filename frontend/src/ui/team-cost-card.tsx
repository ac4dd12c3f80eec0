import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamCost } from '#shared/contract/home/team-cost.ts';
import { sumMoney } from '#shared/values/money.ts';
import { BarList } from './bar-list.tsx';
import { SectionCard } from './section-card.tsx';
import { wholeEuro } from './whole-number.ts';
import classes from './team-cost-card.module.css';

const TEAMS_SHOWN = 8;

type Props<Team extends TeamCost> = {
  title: string;
  /** The most expensive team first; things of nobody in a team stand under no name. */
  teams: readonly Team[];
  /** The number of things of a team, in words. */
  countOf: (team: Team) => string;
  /** The list of what the bar of a team measures; null is no team. */
  linkOf: (teamId: number | null) => string;
  /** What counts where, in a sentence. */
  info?: string;
  /** Remarks under the bars. */
  children?: ReactNode;
};

/** The yearly cost of what the people of each team hold, as bars. */
export const TeamCostCard = <Team extends TeamCost>({ title, teams, countOf, linkOf, info, children }: Props<Team>) => {
  const { t } = useTranslation('home');
  const rest = teams.slice(TEAMS_SHOWN);
  const longest = Math.max(0, ...teams.map(({ yearly }) => yearly));
  return (
    <SectionCard title={title} info={info} action={<span className={classes.intro}>{t('team.perYear')}</span>}>
      <BarList
        bars={teams.slice(0, TEAMS_SHOWN).map((team) => ({
          key: String(team.team_id),
          label: team.name ?? t('team.none'),
          note: countOf(team),
          figure: wholeEuro(team.yearly),
          share: longest === 0 ? 0 : team.yearly / longest,
          to: linkOf(team.team_id),
        }))}
      />
      {(rest.length > 0 || children) && (
        <p className={classes.foot}>
          {rest.length > 0 && (
            <>
              {t('team.more', { count: rest.length, amount: wholeEuro(sumMoney(rest.map(({ yearly }) => yearly))) })}
              .{' '}
            </>
          )}
          {children}
        </p>
      )}
    </SectionCard>
  );
};
