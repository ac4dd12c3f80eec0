import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderWay } from '#shared/push/names.ts';
import { clockOf } from '../../../runs/run-words.ts';
import { useCan } from '../../../ui/actor.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { PushDetail } from '../parts/push-types.ts';
import { lookOf, takesLong } from '../parts/push-look.ts';
import type { PushMoves } from './use-push-moves.ts';

export type BannerActs = { moves: PushMoves; signIn: () => void; confirm: () => void };
type Props = { push: PushDetail; monthName: string; readAt: number; acts: BannerActs };

const Act = ({ label, busy = false, onClick }: { label: string; busy?: boolean; onClick: () => void }) => (
  <button type="button" disabled={busy} onClick={onClick}>
    {label}
  </button>
);

/** The way on from a push that waits for a person or has stopped; undefined when there is none. */
const useWayOut = ({ push, acts: { moves, signIn, confirm } }: Props): ReactNode => {
  const { t } = useTranslation('push');
  const canSignIn = useCan()('integrations:credentials');
  const { can, status_report: status, problem_code: problem } = push;
  if (can.confirm) return <Act label={t('act.confirm')} onClick={confirm} />;
  if (problem === 'please_confirm_retry' && can.resume)
    return <Act label={t('act.replace')} busy={moves.busy} onClick={() => moves.resume(true)} />;
  if (status === 'login_failed') return canSignIn ? <Act label={t('act.signIn')} onClick={signIn} /> : undefined;
  const again = can.resume ? () => moves.resume() : can.retry && status !== 'success' ? moves.retry : undefined;
  const tryAgain = again && <Act label={t('act.again')} busy={moves.busy} onClick={again} />;
  if (problem !== 'type_not_found') return tryAgain;
  return (
    <>
      <Link to={paths.typeMapping(push.integration_id, { back: paths.pushed(push.command_id) })}>{t('act.map')}</Link>
      {tryAgain}
    </>
  );
};

/** What the state of a push means, what was sent and what was not, and the way on. */
export const PushBanner = (props: Props) => {
  const { t } = useTranslation('push');
  const { push, monthName, readAt } = props;
  const wayOut = useWayOut(props);
  const { word, tone } = lookOf(push);
  const { status_report: status, next_poll_at: next } = push;
  const about = {
    name: push.integration_name,
    month: monthName,
    people: push.people,
    taken: push.taken_over,
    count: push.taken_over,
    refused: push.refused,
  };
  if (isUnderWay(status) && !push.can.confirm)
    return (
      <>
        {takesLong(push, readAt) && (
          <Banner tone="amber">
            {t('banner.long', about)} {next !== null && t('banner.next', { at: clockOf(next) })}
          </Banner>
        )}
        <Banner>{t('banner.leave')}</Banner>
      </>
    );
  const isFile = push.provider === 'file' && push.can.confirm;
  const sent = push.steps.some(({ step }) => step === 'sent') || push.taken_over > 0;
  return (
    <Banner tone={isFile ? 'accent' : tone} action={wayOut}>
      <strong>{t(isFile ? 'banner.file' : `banner.${word}`, about)}</strong>{' '}
      {push.problem !== null && word !== 'success' && <>{push.problem} </>}
      {tone === 'red' && !sent && t('banner.nothingSent', about)}
      {word === 'failed_internal' && (
        <>
          {t('banner.request', { id: push.command_id })}
          <CopyButton value={push.command_id} label={t('banner.copy')} />
        </>
      )}
    </Banner>
  );
};
