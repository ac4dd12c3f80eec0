import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { resendWebhookDelivery } from '#shared/contract/integrations/resend-webhook-delivery.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { problemFromError } from '../../../api/problem.ts';
import { useCall } from '../../../api/query.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { format } from '../../../ui/format.ts';
import { useMoment } from '../../../ui/moment.ts';
import { Pager } from '../../../ui/pager.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import type { DeliveryOutcome } from './use-delivery-outcome.ts';
import { LOG_PER_PAGE, useDeliveries, type Delivery, type Webhook } from './use-webhook.ts';
import { deliveryTones, useWebhookWords } from './webhook-words.ts';
import listed from '../integrations.module.css';
import classes from './webhooks.module.css';

/** No answer takes no time at all. */
const SHORTEST_S = 0.1;

type LineProps = {
  delivery: Delivery;
  onResend: (() => void) | undefined;
  isSending: boolean;
  /** Whether the delivery was sent by hand just now and did not arrive. */
  hasFailed: boolean;
};

const DeliveryLine = ({ delivery, onResend, isSending, hasFailed }: LineProps) => {
  const { t } = useTranslation('webhooks');
  const words = useWebhookWords();
  const when = useMoment();
  const { event, state, attempts, attempt_count: count, next_attempt_at: next } = delivery;
  const last = attempts.at(-1);
  const facts = [
    ...(hasFailed ? [] : [words.outcome(delivery)]),
    ...(last ? [t('took', { seconds: format().fixed(Math.max(SHORTEST_S, last.milliseconds / 1_000), 1) })] : []),
    ...(count > 1 ? [t('attempts', { count })] : []),
    ...(next !== null && count > 0 ? [t('next', { when: when(next, 'inside') })] : []),
  ];
  const name = words.event(event.type);
  return (
    <li className={classes.delivery}>
      <div className={classes.what}>
        <div className={listed.called}>
          <strong>{name}</strong>
          <ToneBadge tone={deliveryTones[state]} dot>
            {t(`delivery.${state}`)}
          </ToneBadge>
        </div>
        <p className={classes.quiet}>
          {when(event.time)} · <code>{event.type}</code>
        </p>
        <p className={classes.quiet}>{facts.join(' · ')}</p>
      </div>
      {onResend && (
        <Button
          variant="default"
          size="xs"
          loading={isSending}
          aria-label={t('resendOf', { name, when: when(event.time) })}
          onClick={onResend}
        >
          {t('resend')}
        </Button>
      )}
      {hasFailed && <ErrorBox title={t('notSent')} message={words.outcome(delivery)} />}
    </li>
  );
};

type Props = { webhook: Webhook; outcome: DeliveryOutcome; page: number; onPage: (page: number) => void };

/** What was sent to a webhook within thirty days, with the answers. */
export const DeliveryLog = ({ webhook: { id, active }, outcome, page, onPage }: Props) => {
  const { t } = useTranslation('webhooks');
  const log = useDeliveries(id, page);
  const { data: deliveries = [], count = 0 } = log.data ?? {};
  const resend = useCall(resendWebhookDelivery);
  const send = (delivery: Delivery): void =>
    resend.mutate(
      { body: { webhook_subscription_id: id, delivery_id: delivery.delivery_id } },
      { onSuccess: outcome.report, onError: notifyThrown },
    );
  const sending = resend.isPending ? resend.variables.body.delivery_id : undefined;
  return (
    <SectionCard title={t('log')} note={log.isSuccess && count === 0 ? t('logEmpty') : undefined} flush>
      {log.isPending && <Spinner />}
      {log.isError && <ErrorBox problem={problemFromError(log.error)} onRetry={() => void log.refetch()} />}
      {deliveries.length > 0 && (
        <ul className={classes.log} aria-label={t('log')}>
          {deliveries.map((delivery) => (
            <DeliveryLine
              key={delivery.delivery_id}
              delivery={delivery}
              isSending={sending === delivery.delivery_id}
              hasFailed={outcome.failed === delivery.delivery_id && delivery.state !== 'delivered'}
              onResend={active === 1 ? () => send(delivery) : undefined}
            />
          ))}
        </ul>
      )}
      {count > LOG_PER_PAGE && <Pager page={page} perPage={LOG_PER_PAGE} count={count} onPage={onPage} />}
    </SectionCard>
  );
};
