import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadedPart } from '../../../api/loaded.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import lines from '../../../ui/lines.module.css';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link, useGoOn } from '../../../ui/router.ts';
import { SettingsLayout } from '../../../ui/settings-layout.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { useWebhooks, type Webhook } from './use-webhook.ts';
import { stateOf, useWebhookWords } from './webhook-words.ts';
import listed from '../integrations.module.css';
import classes from './webhooks.module.css';

const WebhookModal = onDemand(async () => (await import('./webhook-modal.tsx')).WebhookModal);

const Line = ({ webhook }: { webhook: Webhook }) => {
  const { t } = useTranslation('webhooks');
  const words = useWebhookWords();
  const { id, name, url, events } = webhook;
  const { state, tone } = stateOf(webhook);
  return (
    <li className={`${lines.line} ${listed.listed}`}>
      <div className={lines.main}>
        <div className={listed.called}>
          <Link to={paths.webhook(id)} className={listed.link}>
            {name}
          </Link>
          <ToneBadge tone={tone} dot>
            {t(`state.${state}`)}
          </ToneBadge>
        </div>
        <p className={lines.meta}>
          <span className={classes.url}>{url}</span> · {words.chosen(events)}
        </p>
      </div>
    </li>
  );
};

const Webhooks = () => {
  const { t } = useTranslation('webhooks');
  const answer = useWebhooks();
  const goOn = useGoOn();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button leftSection={<IconPlus />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <SettingsLayout title={t('title')} intro={t('intro')} actions={add}>
      <LoadedPart answer={answer}>
        {({ data, events }) => (
          <>
            {data.some(({ stopped }) => stopped !== null) && <Banner tone="red">{t('someStopped')}</Banner>}
            {data.length === 0 ? (
              <div className={lines.empty}>
                <p>{t('emptyTitle')}</p>
                <span>{t('emptyText')}</span>
              </div>
            ) : (
              <ul className={lines.list} aria-label={t('title')}>
                {data.map((webhook) => (
                  <Line key={webhook.id} webhook={webhook} />
                ))}
              </ul>
            )}
            {isAdding && (
              <WebhookModal groups={events} onAdded={(id) => goOn(paths.webhook(id))} close={() => setAdding(false)} />
            )}
          </>
        )}
      </LoadedPart>
    </SettingsLayout>
  );
};

/** Who is told of events outside: /settings/webhooks. */
export const WebhooksPage = () => (
  <RequireRight permission="integrations:manage">
    <Webhooks />
  </RequireRight>
);
