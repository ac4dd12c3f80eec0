import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listRights } from '#shared/contract/days-off/list-rights.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { Can } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { DaysOffSettings } from './days-off-settings.tsx';
import classes from './days-off-settings.module.css';
import { useRightWords } from './right-words.ts';
import { EditAction, RowActions, SettingsTable } from './settings-table.tsx';

/** What a year gives of each type with a balance: /settings/daysOff/rights. */
export const RightsPage = () => {
  const { t } = useTranslation('days-off');
  const words = useRightWords();
  const answer = useQuery(query(listRights, {}));
  const importing = (
    <Can permission="days:import">
      <Button variant="default" component={Link} to={paths.importOf('day_off_balance')} leftSection={<IconUpload />}>
        {t('settings.importBalances')}
      </Button>
    </Can>
  );
  return (
    <DaysOffSettings page="rights" actions={importing}>
      <LoadedPart answer={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <SectionCard title={t('settings.rights.emptyTitle')}>{t('settings.rights.emptyText')}</SectionCard>
          ) : (
            <SettingsTable columns={[t('settings.rights.type'), t('settings.rights.right')]}>
              {data.map((right) => (
                <tr key={right.type_id}>
                  <th scope="row">{right.type_name}</th>
                  <td className={classes.facts}>{words(right)}</td>
                  <RowActions>
                    <EditAction
                      to={paths.dayOffRight(right.type_id)}
                      label={t('settings.rights.edit', { name: right.type_name })}
                    />
                  </RowActions>
                </tr>
              ))}
            </SettingsTable>
          )
        }
      </LoadedPart>
    </DaysOffSettings>
  );
};
