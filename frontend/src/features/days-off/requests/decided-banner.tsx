import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { undecideRequests } from '#shared/contract/days-off/undecide-requests.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { useCan } from '../../../ui/actor.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { Tone } from '../../../ui/tokens.ts';
import type { RequestDetails } from './request-details.ts';
import type { TakenDecision } from './use-decisions.ts';

type Props = { request: RequestDetails; taken: TakenDecision | undefined };

const tones = { requested: 'gray', approved: 'green', declined: 'red', cancelled: 'gray' } as const satisfies Readonly<
  Record<RequestDetails['state'], Tone>
>;

/** What was decided by whom and when; says so apart when somebody else decided while the request was open here. */
export const DecidedBanner = ({ request, taken }: Props) => {
  const { t } = useTranslation('days-off');
  const mayDecide = useCan()('days:decide');
  const undecide = useCall(undecideRequests);
  const { id, state, decided_by: by, decided_at: at, message } = request;
  if (taken)
    return (
      <Banner tone="amber">
        {t('inbox.taken', {
          decision: t(`inbox.takenAs.${taken.decision}`),
          by: taken.by,
          at: taken.at === '' ? '' : belgianMoment(taken.at),
        })}
      </Banner>
    );
  return (
    <>
      {request.kind !== 'absence' && state !== 'requested' && (
        <Banner
          tone={tones[state]}
          action={
            request.can_undecide &&
            mayDecide && (
              <Button
                variant="transparent"
                size="xs"
                loading={undecide.isPending}
                onClick={() => undecide.mutate({ body: { request_ids: [id] } }, { onError: notifyThrown })}
              >
                {t('inbox.undo')}
              </Button>
            )
          }
        >
          {by === null || at === null
            ? t(`inbox.stateOnly.${state}`)
            : t(`inbox.stateBy.${state}`, { by, at: belgianMoment(at) })}
          {message !== null && ` ${t('inbox.quote', { text: message })}`}
        </Banner>
      )}
      {state === 'cancelled' && request.kind === 'absence' && <Banner>{t('inbox.stateOnly.cancelled')}</Banner>}
      {request.replaces_id !== null && (
        <Banner tone="accent" action={<Link to={paths.dayOffRequest(request.replaces_id)}>{t('inbox.openOld')}</Link>}>
          {t(state === 'requested' ? 'inbox.replaces' : 'inbox.replaced')}
        </Banner>
      )}
      {request.replaced_by_id !== null && (
        <Banner
          tone="accent"
          action={<Link to={paths.dayOffRequest(request.replaced_by_id)}>{t('inbox.openNew')}</Link>}
        >
          {t('inbox.replacedBy')}
        </Banner>
      )}
    </>
  );
};
