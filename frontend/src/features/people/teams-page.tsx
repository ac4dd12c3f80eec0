import { ActionIcon, Button, Group, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import type { TeamOut } from '#shared/contract/people/team.ts';
import { paths } from '../../ui/paths.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { query } from '../../api/query.ts';
import { Can } from '../../ui/actor.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PersonChip } from '../../ui/person-chip.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import table from '../../ui/settings-table.module.css';
import classes from './teams.module.css';

const DeleteTeamModal = onDemand(async () => (await import('./delete-team-modal.tsx')).DeleteTeamModal);
const TeamModal = onDemand(async () => (await import('./team-modal.tsx')).TeamModal);

type Opened = { edit: TeamOut | 'new' } | { remove: TeamOut } | undefined;

type RowProps = { team: TeamOut; open: (opened: Opened) => void };

const TeamRow = ({ team, open }: RowProps) => {
  const { t } = useTranslation('settings');
  return (
    <tr>
      <th scope="row">
        <Link to={paths.team(team.id)}>{team.name}</Link>
      </th>
      <td>
        {team.leaders.length === 0 ? (
          <span className={classes.nobody}>{t('teams.nobody')}</span>
        ) : (
          <span className={classes.leaders}>
            {team.leaders.map(({ id, name, avatar }) => (
              <PersonChip key={id} name={name} picture={avatar} to={paths.person(id)} />
            ))}
          </span>
        )}
      </td>
      <td className={table.count}>{team.min_at_work ?? <Empty />}</td>
      <td className={table.count}>
        <Link
          to={`${paths.people}?segment=team_${team.id}`}
          aria-label={t('teams.show', { team: team.name, count: team.people_count })}
        >
          {team.people_count}
        </Link>
      </td>
      <td className={table.actions}>
        <ActionIcon aria-label={t('teams.edit', { team: team.name })} onClick={() => open({ edit: team })}>
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
        <ActionIcon aria-label={t('teams.delete', { team: team.name })} onClick={() => open({ remove: team })}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </td>
    </tr>
  );
};

const Teams = () => {
  const { t } = useTranslation('settings');
  const teams = useQuery(query(listTeams, {}));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const actions = (
    <Group gap="xs" wrap="nowrap">
      <Can permission="people:import">
        <Button variant="default" component={Link} to={paths.importOf('team')} leftSection={<IconUpload />}>
          {t('teams.import')}
        </Button>
      </Can>
      <Button leftSection={<IconPlus />} onClick={() => setOpened({ edit: 'new' })}>
        {t('teams.add')}
      </Button>
    </Group>
  );
  return (
    <SettingsLayout title={t('teams.title')} intro={t('teams.intro')} actions={actions}>
      <LoadedPart answer={teams}>
        {({ data }) =>
          data.length === 0 ? (
            <SectionCard title={t('teams.emptyTitle')}>{t('teams.emptyText')}</SectionCard>
          ) : (
            <div className={table.box}>
              <table className={table.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('teams.name')}</th>
                    <th scope="col">{t('teams.leaders')}</th>
                    <th scope="col" className={table.count}>
                      {t('teams.minAtWork')}
                    </th>
                    <th scope="col" className={table.count}>
                      {t('teams.people')}
                    </th>
                    <th scope="col">
                      <VisuallyHidden>{t('teams.actions')}</VisuallyHidden>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data.map((team) => (
                    <TeamRow key={team.id} team={team} open={setOpened} />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </LoadedPart>
      {opened && 'edit' in opened && <TeamModal team={opened.edit === 'new' ? undefined : opened.edit} close={close} />}
      {opened && 'remove' in opened && <DeleteTeamModal team={opened.remove} close={close} />}
    </SettingsLayout>
  );
};

/** The teams of the company: /settings/teams. */
export const TeamsPage = () => (
  <RequireRight permission="settings:manage">
    <Teams />
  </RequireRight>
);
