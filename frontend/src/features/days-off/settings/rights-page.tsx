import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listRights } from '#shared/contract/days-off/list-rights.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { Can } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import table from '../../../ui/settings-table.module.css';
import { DaysOffSettings } from './days-off-settings.tsx';
import classes from './days-off-settings.module.css';
import { useRightWords } from './right-words.ts';

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
    <DaysOffSettings of="rights" actions={importing}>
      <LoadedPart answer={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <SectionCard title={t('settings.rights.emptyTitle')}>{t('settings.rights.emptyText')}</SectionCard>
          ) : (
            <div className={table.box}>
              <table className={table.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('settings.rights.type')}</th>
                    <th scope="col">{t('settings.rights.right')}</th>
                    <th scope="col">
                      <VisuallyHidden>{t('settings.actions')}</VisuallyHidden>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data.map((right) => (
                    <tr key={right.type_id}>
                      <th scope="row">{right.type_name}</th>
                      <td className={classes.facts}>{words(right)}</td>
                      <td className={classes.actions}>
                        <Can permission="days:settings">
                          <ActionIcon
                            component={Link}
                            to={paths.dayOffRight(right.type_id)}
                            aria-label={t('settings.rights.edit', { name: right.type_name })}
                          >
                            <IconPencil size={16} stroke={1.75} />
                          </ActionIcon>
                        </Can>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </LoadedPart>
    </DaysOffSettings>
  );
};
