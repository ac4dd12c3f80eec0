import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getOrganisation } from '#shared/contract/people/get-organisation.ts';
import { listTeamCards } from '#shared/contract/people/list-team-cards.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { Can } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link, useSearchParams } from '../../../ui/router.ts';
import { PeopleTabs } from '../people-tabs.tsx';
import { OrganisationTree } from './organisation-tree.tsx';
import { TeamCards } from './team-cards.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Segments } from '../../../ui/segments.tsx';
import classes from './teams.module.css';

const Cards = () => {
  const answer = useQuery(query(listTeamCards, {}));
  return <LoadedPart answer={answer}>{({ data }) => <TeamCards teams={data} />}</LoadedPart>;
};

const Tree = () => {
  const answer = useQuery(query(getOrganisation, {}));
  return <LoadedPart answer={answer}>{(organisation) => <OrganisationTree organisation={organisation} />}</LoadedPart>;
};

const views = ['cards', 'tree'] as const;

const TeamsScreen = () => {
  const { t } = useTranslation('people');
  const [params, setParams] = useSearchParams();
  const isTree = params.get('view') === 'tree';
  return (
    <div className={classes.page}>
      <PageTitle of={t(isTree ? 'org.title' : 'teams.title')} />
      <header className={classes.head}>
        <h1>{t(isTree ? 'org.title' : 'teams.title')}</h1>
        <Can permission="settings:manage">
          <Button component={Link} to={paths.teams} variant="default" leftSection={<IconSettings />}>
            {t('teams.manage')}
          </Button>
        </Can>
      </header>
      <PeopleTabs />
      <div className={classes.body}>
        <div className={classes.views}>
          <Segments
            size="xs"
            aria-label={t('teams.view')}
            value={isTree ? 'tree' : 'cards'}
            onChange={(view) => setParams(view === 'tree' ? { view } : {}, { replace: true })}
            data={views.map((value) => ({ value, label: t(`teams.views.${value}`) }))}
          />
        </div>
        {isTree ? <Tree /> : <Cards />}
      </div>
    </div>
  );
};

/** The teams and the organisation: /people/teams. */
export const TeamCardsPage = () => (
  <RequireRight permission="people:read">
    <TeamsScreen />
  </RequireRight>
);
