import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listIntegrations } from '#shared/contract/integrations/list-integrations.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { query } from '../../api/query.ts';
import { LetterTile } from '../../ui/letter-tile.tsx';
import lines from '../../ui/lines.module.css';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { useCheckWords } from './check-words.ts';
import classes from './integrations.module.css';
import { StateBadge } from './state-badge.tsx';
import { useIntegrationRights, type IntegrationDetails } from './use-integration.ts';

const Line = ({ details }: { details: IntegrationDetails }) => {
  const { t } = useTranslation('integrations');
  const { when } = useCheckWords();
  const { id, name, product, team_ids: teams, last_check: last } = details;
  const facts = [
    product.name,
    teams.length === 0 ? t('list.everybody') : t('list.teams', { count: teams.length }),
    t('list.types', { mapped: details.types_mapped, types: details.types }),
    ...(last === null ? [] : [t('list.tested', { when: when(last.at, 'inside') })]),
  ];
  return (
    <li className={`${lines.line} ${classes.listed}`}>
      <LetterTile name={name} size={36} />
      <div className={lines.main}>
        <div className={classes.called}>
          <Link to={paths.integration(id)} className={classes.link}>
            {name}
          </Link>
          <StateBadge details={details} />
        </div>
        <p className={lines.meta}>{facts.join(' · ')}</p>
      </div>
    </li>
  );
};

const Integrations = () => {
  const { t } = useTranslation('integrations');
  const rights = useIntegrationRights();
  const answer = useQuery(query(listIntegrations, {}));
  const canAdd = rights.credentials && (answer.data?.products.length ?? 0) > 0;
  const add = canAdd && (
    <Button component={Link} to={paths.newIntegration} leftSection={<IconPlus />}>
      {t('list.add')}
    </Button>
  );
  return (
    <SettingsLayout title={t('title')} intro={t('intro')} actions={add}>
      <LoadedPart answer={answer}>
        {({ data, products }) =>
          data.length === 0 ? (
            <div className={lines.empty}>
              <p>{t('list.emptyTitle')}</p>
              <span>{t(products.length === 0 ? 'list.noOffice' : 'list.emptyText')}</span>
            </div>
          ) : (
            <ul className={lines.list} aria-label={t('list.label')}>
              {data.map((details) => (
                <Line key={details.id} details={details} />
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </SettingsLayout>
  );
};

/** The integrations with payroll offices: /settings/integrations. */
export const IntegrationsPage = () => (
  <RequireRight permission="integrations:read">
    <Integrations />
  </RequireRight>
);
