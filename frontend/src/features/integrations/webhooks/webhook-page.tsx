import { Button, MenuItem } from '@mantine/core';
import { IconKey, IconPencil, IconPower, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editWebhookSubscription } from '#shared/contract/integrations/edit-webhook-subscription.ts';
import { testWebhookSubscription } from '#shared/contract/integrations/test-webhook-subscription.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { NotFound } from '../../../ui/not-found.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { paths } from '../../../ui/paths.ts';
import { RecordMenu } from '../../../ui/record-menu.tsx';
import { RecordHeader, RecordPage } from '../../../ui/record-page.tsx';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useParams } from '../../../ui/router.ts';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { useDeliveryOutcome, type DeliveryOutcome } from './use-delivery-outcome.ts';
import { useWebhooks, type Delivery, type Webhook, type Webhooks } from './use-webhook.ts';
import { stateOf, useWebhookWords } from './webhook-words.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './webhooks.module.css';

const DeleteWebhookModal = onDemand(async () => (await import('./confirm-modals.tsx')).DeleteWebhookModal);
const NewSecretModal = onDemand(async () => (await import('./confirm-modals.tsx')).NewSecretModal);
const WebhookModal = onDemand(async () => (await import('./webhook-modal.tsx')).WebhookModal);

type Props = { webhook: Webhook; groups: Webhooks['events'] };

const useSwitch = ({ id, name }: Webhook) => {
  const { t } = useTranslation('webhooks');
  const edit = useCall(editWebhookSubscription);
  return (active: 0 | 1): void =>
    edit.mutate(
      { body: { webhook_subscription_id: id, active } },
      {
        onSuccess: () => notifySuccess(t(active === 1 ? 'switchedOn' : 'switchedOff', { name })),
        onError: notifyThrown,
      },
    );
};

const Banners = ({ webhook, switchOn }: { webhook: Webhook; switchOn: () => void }) => {
  const { t } = useTranslation('webhooks');
  const { stopped, failing_since: failing, active } = webhook;
  const button = (
    <button type="button" onClick={switchOn}>
      {t('switchOn')}
    </button>
  );
  if (stopped !== null)
    return (
      <Banner tone="red" action={stopped.reason !== 'no_secret' && button}>
        {t(`stopped.${stopped.reason}`, { when: belgianMoment(stopped.at) })}
      </Banner>
    );
  if (active === 0) return <Banner action={button}>{t('off')}</Banner>;
  return <Banner tone="amber">{t('failing', { when: belgianMoment(failing ?? '') })}</Banner>;
};

const Actions = ({ webhook, groups, report }: Props & Pick<DeliveryOutcome, 'report'>) => {
  const { t } = useTranslation('webhooks');
  const { id, active } = webhook;
  const test = useCall(testWebhookSubscription);
  const setActive = useSwitch(webhook);
  const [opened, setOpened] = useState<'edit' | 'secret' | 'delete'>();
  const close = (): void => setOpened(undefined);
  const sendTest = (): void =>
    test.mutate({ body: { webhook_subscription_id: id } }, { onSuccess: report, onError: notifyThrown });
  return (
    <>
      {active === 1 && (
        <Button variant="default" leftSection={<IconSend />} loading={test.isPending} onClick={sendTest}>
          {t('sendTest')}
        </Button>
      )}
      <Button leftSection={<IconPencil />} onClick={() => setOpened('edit')}>
        {t('edit.button')}
      </Button>
      <RecordMenu
        last={
          <MenuItem color="red" leftSection={<IconTrash />} onClick={() => setOpened('delete')}>
            {t('delete.menu')}
          </MenuItem>
        }
      >
        <MenuItem leftSection={<IconPower />} onClick={() => setActive(active === 1 ? 0 : 1)}>
          {t(active === 1 ? 'switchOff' : 'switchOn')}
        </MenuItem>
        <MenuItem leftSection={<IconKey />} onClick={() => setOpened('secret')}>
          {t('newSecret.menu')}
        </MenuItem>
      </RecordMenu>
      {opened === 'edit' && <WebhookModal webhook={webhook} groups={groups} close={close} />}
      {opened === 'delete' && <DeleteWebhookModal webhook={webhook} close={close} />}
      {opened === 'secret' && <NewSecretModal webhook={webhook} close={close} />}
    </>
  );
};

const Page = ({ webhook, groups }: Props) => {
  const { t } = useTranslation(['webhooks', 'settings']);
  const words = useWebhookWords();
  const setActive = useSwitch(webhook);
  const outcome = useDeliveryOutcome();
  const [page, setPage] = useState(1);
  /** What was tried out stands on the first page of the log. */
  const report = (delivery: Delivery): void => {
    setPage(1);
    outcome.report(delivery);
  };
  const { name, url, events, active, failing_since: failing, secret_made_at: made, old_secret_until: old } = webhook;
  const { state, tone } = stateOf(webhook);
  return (
    <>
      <PageTitle of={name} />
      <RecordPage
        header={
          <RecordHeader
            crumbs={[
              { label: t('settings:title'), to: paths.settings },
              { label: t('title'), to: paths.webhooks },
            ]}
            title={name}
            badges={
              <ToneBadge tone={tone} dot>
                {t(`state.${state}`)}
              </ToneBadge>
            }
            facts={[
              { key: 'url', label: t('field.url'), value: <span className={classes.url}>{url}</span> },
              { key: 'events', label: t('field.events'), value: words.chosen(events) },
              {
                key: 'secret',
                label: t('secret.fact'),
                value:
                  old === null
                    ? t('secret.made', { when: belgianMoment(made) })
                    : t('secret.two', { when: belgianMoment(old) }),
              },
            ]}
            actions={<Actions webhook={webhook} groups={groups} report={report} />}
          />
        }
        banners={(active === 0 || failing !== null) && <Banners webhook={webhook} switchOn={() => setActive(1)} />}
      >
        <DeliveryLog webhook={webhook} outcome={outcome} page={page} onPage={setPage} />
      </RecordPage>
    </>
  );
};

const WebhookRoute = () => {
  const { id = '' } = useParams();
  return (
    <Loaded answer={useWebhooks()}>
      {({ data, events }) => {
        const webhook = data.find((each) => String(each.id) === id);
        return webhook ? <Page key={id} webhook={webhook} groups={events} /> : <NotFound />;
      }}
    </Loaded>
  );
};

/** A webhook with what was sent to it: /settings/webhooks/{id}. */
export const WebhookPage = () => (
  <RequireRight permission="integrations:manage">
    <SettingsFrame>
      <WebhookRoute />
    </SettingsFrame>
  </RequireRight>
);
