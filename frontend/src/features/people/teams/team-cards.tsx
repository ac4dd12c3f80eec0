import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listTeamCards } from '#shared/contract/people/list-team-cards.ts';
import { useCan } from '../../../ui/actor.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { CentredNotice } from '../../../ui/centred-notice.tsx';
import { Money } from '../../../ui/money.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import classes from './teams.module.css';

type Team = EndpointResponse<typeof listTeamCards>['data'][number];

const TeamCard = ({ team: { id, name, leaders, faces, people_count: count, cost_monthly: cost } }: { team: Team }) => {
  const { t } = useTranslation('people');
  return (
    <li className={classes.card}>
      <h2>
        <Link to={paths.team(id)}>{name}</Link>
      </h2>
      <p className={classes.leaders}>
        {leaders.length === 0
          ? t('teams.noLeader')
          : t('teams.ledBy', { names: leaders.map((one) => one.name).join(', ') })}
      </p>
      <span className={classes.faces} aria-hidden="true">
        {faces.map((face) => (
          <Avatar key={face.id} name={face.name} picture={face.avatar} size={28} />
        ))}
        {count > faces.length && <span className={classes.others}>+{count - faces.length}</span>}
      </span>
      <p className={classes.figures}>
        <span>{t('org.people', { count })}</span>
        {cost !== null && (
          <span>
            <Money value={cost} /> <span className={classes.dim}>{t('teams.perMonth')}</span>
          </span>
        )}
      </p>
    </li>
  );
};

/** The teams as cards, each with who leads it, some of its faces, how many they are and what their things cost. */
export const TeamCards = ({ teams }: { teams: readonly Team[] }) => {
  const { t } = useTranslation('people');
  const mayManage = useCan()('settings:manage');
  return teams.length === 0 ? (
    <CentredNotice isPart icon={IconUsersGroup} title={t('teams.none')}>
      <p>{t(mayManage ? 'teams.noneManage' : 'teams.noneText')}</p>
      {mayManage && (
        <Button component={Link} to={paths.teams}>
          {t('teams.manage')}
        </Button>
      )}
    </CentredNotice>
  ) : (
    <ul className={classes.cards}>
      {teams.map((team) => (
        <TeamCard key={team.id} team={team} />
      ))}
    </ul>
  );
};
