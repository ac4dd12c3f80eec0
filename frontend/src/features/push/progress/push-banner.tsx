import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DEVELOPERS, isUnderWay, type PushProblem } from '#shared/push/names.ts';
import { useSignInOffered } from '../../../integrations/use-sign-in-offered.ts';
import { clockOf } from '../../../runs/run-words.ts';
import { UnderWay } from '../../../runs/under-way.tsx';
import { useActor, useCan } from '../../../ui/actor.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { format } from '../../../ui/format.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { CodesWanted, PushDetail } from '../parts/push-types.ts';
import { lookOf, takesLong } from '../parts/push-look.ts';
import { useFocusWithCodes } from '../parts/use-focus-with-codes.ts';
import type { usePush } from './use-push.ts';
import type { PushMoves } from './use-push-moves.ts';

export type BannerActs = { moves: PushMoves; signIn: () => void; confirm: () => void };
type Props = { push: PushDetail; monthName: string; answer: ReturnType<typeof usePush>; acts: BannerActs };

type ActProps = { label: string; busy?: boolean; onClick: () => void; ref?: Ref<HTMLButtonElement> };

const Act = ({ label, busy = false, onClick, ref }: ActProps) => (
  <button ref={ref} type="button" disabled={busy} onClick={onClick}>
    {label}
  </button>
);

/** The way on from a push that waits for a person or has stopped; undefined when there is none. */
const useWayOut = ({ push, acts: { moves, signIn, confirm } }: Props): ReactNode => {
  const { t } = useTranslation('push');
  const offersSignIn = useSignInOffered(push.features);
  const canSignIn = useCan()('integrations:credentials');
  const { can, status_report: status, problem_code: problem } = push;
  const again = can.resume ? () => moves.resume() : can.retry && status !== 'success' ? moves.retry : undefined;
  const next = useFocusWithCodes(again !== undefined);
  if (can.confirm)
    return <Act label={t(problem === 'file_to_confirm' ? 'act.confirmFile' : 'act.confirm')} onClick={confirm} />;
  if (problem === 'please_confirm_retry' && can.resume)
    return <Act label={t('act.replace')} busy={moves.busy} onClick={() => moves.resume(true)} />;
  if (status === 'login_failed' && offersSignIn)
    return <Act label={t('act.signIn')} busy={moves.busy} onClick={signIn} />;
  const tryAgain = again && <Act ref={next} label={t('act.again')} busy={moves.busy} onClick={again} />;
  // Credentials are replaced on the page of the integration, after which the push can go on.
  if (status === 'login_failed' && canSignIn)
    return (
      <>
        <Link to={paths.integration(push.integration_id)}>{t('settings')}</Link>
        {tryAgain}
      </>
    );
  if (problem !== 'type_not_found') return tryAgain;
  return (
    <>
      <Link
        to={paths.typeMapping(push.integration_id, { back: paths.pushed(push.command_id) })}
        state={{ codesWanted: true } satisfies CodesWanted}
      >
        {t('act.map')}
      </Link>
      {tryAgain}
    </>
  );
};

/** Problems that the words of the banner name by themselves; any other stands beside the status. */
const namedProblems: ReadonlySet<PushProblem | null> = new Set(['file_to_confirm', 'please_confirm_retry']);
/** Problems whose words repeat the status. */
const statusProblems: ReadonlySet<PushProblem | null> = new Set(['login_failed', 'service_offline']);

/** The key of the sentence about the state of a push. */
const keyOf = (push: PushDetail): string => {
  const { problem_code: code } = push;
  if (code !== null && namedProblems.has(code)) return `banner.${code}`;
  const { word } = lookOf(push);
  // What an office refuses before anything of it was taken over is no failure of the product.
  return word === 'failed_internal' && (code === 'type_not_found' || code === 'refused') && push.problem !== DEVELOPERS
    ? 'banner.refused'
    : `banner.${word}`;
};

/** What the state of a push means, what was sent and what was not, and the way on. */
export const PushBanner = (props: Props) => {
  const { t } = useTranslation('push');
  const { push, monthName, answer } = props;
  const wayOut = useWayOut(props);
  const canSignIn = useCan()('integrations:credentials');
  const names = format().list(useActor().admins.map(({ real_name: name }) => name));
  const { tone } = lookOf(push);
  const { status_report: status, next_poll_at: next, problem, problem_code: code } = push;
  const key = keyOf(push);
  const about = {
    name: push.integration_name,
    month: monthName,
    people: push.people,
    taken: push.taken_over,
    count: push.taken_over,
  };
  if (isUnderWay(status))
    return (
      <>
        {takesLong(push, answer.dataUpdatedAt) && (
          <Banner tone="amber">
            {t('banner.long', about)} {next !== null && t('banner.next', { at: clockOf(next) })}
          </Banner>
        )}
        <UnderWay answer={answer}>{t('banner.leave')}</UnderWay>
      </>
    );
  const saysProblem =
    problem !== null && !namedProblems.has(code) && !statusProblems.has(code) && problem !== DEVELOPERS;
  const wasSent = push.steps.some(({ step }) => step === 'sent');
  const isUnsent = tone === 'red' && push.taken_over === 0 && !wasSent;
  return (
    <Banner tone={code === 'file_to_confirm' ? 'accent' : tone} action={wayOut}>
      <strong>{t(key, about)}</strong> {saysProblem && `${problem} `}
      {isUnsent && t('banner.nothingSent', about)}
      {status === 'login_failed' && wasSent && t('banner.sentStays')}
      {status === 'login_failed' && !canSignIn && ` ${t('banner.askAdmins', { names })}`}
      {key === 'banner.failed_internal' && (
        <>
          {t('banner.request', { id: push.command_id })}
          <CopyButton value={push.command_id} label={t('banner.copy')} />
        </>
      )}
    </Banner>
  );
};
