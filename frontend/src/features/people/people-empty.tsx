import { Button } from '@mantine/core';
import { IconFileImport, IconPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { paths } from '../../ui/paths.ts';
import { Can, useActor, useCan } from '../../ui/actor.tsx';
import { CentredNotice } from '../../ui/centred-notice.tsx';
import { Link } from '../../ui/router.ts';
import classes from './people.module.css';

/** What the list shows while it has nobody: the next steps, for users who may take them. */
export const PeopleEmpty = () => {
  const { t } = useTranslation('people');
  const actor = useActor();
  const can = useCan();
  const text = isTeamScoped(actor) ? 'list.emptyManager' : can('people:write') ? 'list.emptyText' : 'list.emptyReader';
  return (
    <CentredNotice isPart icon={IconUsers} title={t(can('people:write') ? 'list.emptyTitle' : 'list.emptyTitleReader')}>
      <p>{t(text)}</p>
      <div className={classes.starts}>
        <Can permission="people:write">
          <Button component={Link} to={`${paths.people}/new`} leftSection={<IconPlus />}>
            {t('addPerson')}
          </Button>
        </Can>
        <Can permission="people:import">
          <Button component={Link} to={paths.importPeople} variant="default" leftSection={<IconFileImport />}>
            {t('list.emptyImport')}
          </Button>
        </Can>
      </div>
    </CentredNotice>
  );
};
