import { useTranslation } from 'react-i18next';
import { checkIntegration } from '#shared/contract/integrations/check-integration.ts';
import type { PushRowOut } from '#shared/contract/push/push.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { useSignInOffered } from '../../../integrations/use-sign-in-offered.ts';
import { useCan } from '../../../ui/actor.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { PushMonth } from '../parts/push-types.ts';

type HealthProps = { pushMonth: PushMonth; onSignIn: () => void };

/** Says that the last sign-in at the office failed; nothing can be pushed until one succeeds. */
export const HealthBanner = ({ pushMonth: { integration }, onSignIn }: HealthProps) => {
  const { t } = useTranslation('push');
  const canSignIn = useCan()('integrations:credentials');
  const offersSignIn = useSignInOffered(integration.features);
  const check = useCall(checkIntegration);
  const { id, last_check: last, name } = integration;
  if (last?.outcome !== 'login_failed' && last?.outcome !== 'service_offline') return null;
  const tryAgain = (): void => check.mutate({ body: { integration_id: id } }, { onError: notifyThrown });
  return (
    <Banner
      tone="red"
      action={
        last.outcome === 'service_offline' || !canSignIn ? (
          <button type="button" disabled={check.isPending} onClick={tryAgain}>
            {t('health.check')}
          </button>
        ) : offersSignIn ? (
          <button type="button" onClick={onSignIn}>
            {t('health.signIn')}
          </button>
        ) : (
          <Link to={paths.integration(id)}>{t('settings')}</Link>
        )
      }
    >
      {t(`health.${last.outcome}`, { name, at: belgianMoment(last.at) })}
    </Banner>
  );
};

/** Says who pushes this month at present, with a link to the progress. */
export const UnderWayBanner = ({
  push,
}: {
  push: Pick<PushRowOut, 'command_id' | 'by' | 'created_at'> | undefined;
}) => {
  const { t } = useTranslation('push');
  if (!push) return null;
  return (
    <Banner tone="amber" action={<Link to={paths.pushed(push.command_id)}>{t('underWay.open')}</Link>}>
      {t('underWay.text', { name: push.by, since: belgianMoment(push.created_at) })}
    </Banner>
  );
};
