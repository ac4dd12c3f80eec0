import { Button, MenuItem } from '@mantine/core';
import { IconArrowsLeftRight, IconDownload, IconHistory, IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getCsv } from '#shared/contract/push/get-csv.ts';
import { belgianDay, belgianMoment, toDmy } from '#shared/values/dates.ts';
import { useDownload } from '../../../api/use-download.ts';
import { useActor, useCan } from '../../../ui/actor.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { paths } from '../../../ui/paths.ts';
import { RecordMenu } from '../../../ui/record-menu.tsx';
import { Link, useLocation } from '../../../ui/router.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import type { Tone } from '../../../ui/tokens.ts';
import type { PushMonth } from '../parts/push-types.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './push-page.module.css';

const healthTones = { success: 'green', slow: 'amber', login_failed: 'red', service_offline: 'red' } as const;

/** The moment of a check: its time when it was today, else its day and time. */
const whenOf = (at: string, today: string): string => {
  const moment = belgianMoment(at);
  return toDmy(belgianDay(new Date(at))) === today ? moment.slice(11) : moment;
};

const HealthBadge = ({ pushMonth: { integration } }: { pushMonth: PushMonth }) => {
  const { t } = useTranslation('push');
  const { last_check: last, product } = integration;
  const { today } = useActor();
  if (product.kind === 'file') return <ToneBadge>{t('badge.file')}</ToneBadge>;
  const tone: Tone = last === null ? 'gray' : healthTones[last.outcome];
  return (
    <ToneBadge tone={tone} dot>
      {last === null ? t('badge.untested') : t(`badge.${last.outcome}`, { when: whenOf(last.at, today) })}
    </ToneBadge>
  );
};

/** Where the push goes, how the connection is, and what else can be done with the integration. */
export const PushHeader = ({ pushMonth }: { pushMonth: PushMonth }) => {
  const { t } = useTranslation('push');
  const can = useCan();
  const { pathname, search } = useLocation();
  const csv = useDownload<typeof getCsv>(getCsv);
  const { integration, year, month } = pushMonth;
  const { types, types_mapped: mapped, features } = integration;
  return (
    <header className={classes.header}>
      <PageTitle of={t('title', { name: integration.name })} />
      <Crumbs crumbs={[{ label: t('daysOff'), to: paths.calendar }]} />
      <div className={classes.headLine}>
        <h1>{t('title', { name: integration.name })}</h1>
        <HealthBadge pushMonth={pushMonth} />
        <ToneBadge tone={mapped < types ? 'amber' : 'gray'}>{t('badge.mapped', { mapped, count: types })}</ToneBadge>
        <div className={classes.actions}>
          {features.includes('daysoff/push-with-csv-export') && (
            <Button
              variant="default"
              leftSection={<IconDownload />}
              loading={csv.busy}
              onClick={() => void csv.download({ query: { integration_id: integration.id, year, month } })}
            >
              {t('csv')}
            </Button>
          )}
          <Button
            component={Link}
            to={paths.typeMapping(integration.id, { back: `${pathname}${search}` })}
            variant="default"
            leftSection={<IconArrowsLeftRight />}
          >
            {t('mapping')}
          </Button>
          <RecordMenu>
            <MenuItem component={Link} to={paths.pushHistoryOf(year, month)} leftSection={<IconHistory />}>
              {t('historyOfMonth')}
            </MenuItem>
            {can('integrations:read') && (
              <MenuItem component={Link} to={paths.integration(integration.id)} leftSection={<IconSettings />}>
                {t('settings')}
              </MenuItem>
            )}
          </RecordMenu>
        </div>
      </div>
    </header>
  );
};
