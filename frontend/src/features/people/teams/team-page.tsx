import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getTeam } from '#shared/contract/people/get-team.ts';
import { sumMoney } from '#shared/values/money.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { teamCondition, listLink } from '../../../list/list-link.ts';
import { Can } from '../../../ui/actor.tsx';
import { format } from '../../../ui/format.ts';
import { Money } from '../../../ui/money.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { paths } from '../../../ui/paths.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { RecordHeader, RecordPage, type Fact } from '../../../ui/record-page.tsx';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link, useParams } from '../../../ui/router.ts';
import { AbsencesCard, CostCard, TrainingsCard } from './team-panels.tsx';
import { TeamPeople } from './team-people.tsx';
import type { TeamDetail } from './team-detail.ts';

const useFacts = ({ leaders, people, costs }: TeamDetail): Fact[] => {
  const { t } = useTranslation('people');
  const parts = [costs.vehicles, costs.licences, costs.trainings].flatMap((cost) => cost ?? []);
  return [
    {
      key: 'leaders',
      label: t('teams.leaders'),
      value: leaders.length === 0 ? t('teams.nobody') : leaders.map(({ name }) => name).join(', '),
    },
    { key: 'people', label: t('title'), value: format().number(people.length) },
    ...(parts.length > 0
      ? [
          {
            key: 'cost',
            label: t('teams.costMonth'),
            value: <Money value={sumMoney(parts)} />,
          },
        ]
      : []),
  ];
};

const Team = ({ team }: { team: TeamDetail }) => {
  const { t } = useTranslation('people');
  const facts = useFacts(team);
  return (
    <RecordPage
      header={
        <RecordHeader
          crumbs={[
            { label: t('title'), to: paths.people },
            { label: t('teams.title'), to: paths.teamCards },
          ]}
          title={team.name}
          facts={facts}
          actions={
            <>
              <Can permission="settings:manage">
                <Button component={Link} to={paths.teams} variant="default" leftSection={<IconSettings />}>
                  {t('teams.manage')}
                </Button>
              </Can>
              <Button
                component={Link}
                to={listLink(paths.people, { filters: [teamCondition(team.id)] })}
                variant="default"
              >
                {t('teams.openList')}
              </Button>
            </>
          }
        />
      }
      side={
        <>
          <CostCard team={team} />
          <AbsencesCard team={team} />
          <TrainingsCard team={team} />
        </>
      }
    >
      <PageTitle of={team.name} />
      <TeamPeople people={team.people} />
    </RecordPage>
  );
};

const TeamRoute = ({ id }: { id: string }) => {
  const answer = useQuery(query(getTeam, { params: { id } }));
  return <Loaded answer={answer}>{(team) => <Team team={team} />}</Loaded>;
};

/** A team with its people and what they have: /people/teams/{id}. */
export const TeamPage = () => {
  const { teamId = '' } = useParams();
  return (
    <RequireRight permission="people:read">
      {/^[1-9]\d*$/.test(teamId) ? <TeamRoute key={teamId} id={teamId} /> : <NotFound />}
    </RequireRight>
  );
};
