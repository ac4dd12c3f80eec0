import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { monthKey } from '#shared/push/month.rules.ts';
import { isoOf } from '#shared/values/dates.ts';
import { useActor } from '../../../ui/actor.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { nearMonth } from '../../../ui/near-month.ts';
import { SkipLink } from '../../../ui/skip-link.tsx';
import type { PushMonth } from '../parts/push-types.ts';
import { Anomalies } from './anomalies.tsx';
import { AlreadyPushed, MissingTypes } from './checks.tsx';
import { LateChanges } from './late-changes.tsx';
import { payoutDate } from './payout-date.ts';
import { UnderWayBanner } from './push-banners.tsx';
import type { ChangeForm, PushForm } from './push-form.ts';
import { SentAlongCard } from './sent-along-card.tsx';
import { ThisPushCard } from './this-push-card.tsx';
import { useFocusWithCodes } from '../parts/use-focus-with-codes.ts';
import { useMealVouchers, usePushButton } from './use-push-button.ts';
import { useAnomalies, type usePushPreview } from './use-push-preview.ts';
import { useStartPush } from './use-start-push.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './side.module.css';

const ChangedModal = onDemand(async () => (await import('./changed-modal.tsx')).ChangedModal);

type Props = {
  pushMonth: PushMonth;
  ids: readonly number[];
  sums: ReturnType<typeof usePushPreview>;
  form: PushForm;
  change: ChangeForm;
  pushedAt: string | null;
  isUnderWay: boolean;
  onStarted: () => void;
  onCompare: () => void;
};

/** The id of the place beside the people. */
export const PUSH_SIDE = 'push-side';

/** The way to the button: what this push changes, what goes along, what must be confirmed. */
export const PushSide = ({ pushMonth, ids, sums, form, change, pushedAt, isUnderWay, onStarted, onCompare }: Props) => {
  const { t } = useTranslation('push');
  const { today: shownToday } = useActor();
  const today = isoOf(shownToday) ?? '';
  const whyId = useId();
  const hasMealVouchers = useMealVouchers(pushMonth);
  const anomalies = useAnomalies(pushMonth, ids);
  const { takesMessages, why, isSame } = usePushButton({ pushMonth, ids, sums, form, hasMealVouchers, isUnderWay });
  const start = useStartPush(pushMonth, onStarted);
  const { preview, answer } = sums;
  const button = useFocusWithCodes(preview !== undefined && why !== 'counting');
  const { integration, year, month } = pushMonth;
  const blocked = preview?.left_out.length ?? 0;
  const name = nearMonth(monthKey(year, month), shownToday);
  const push = (): void => {
    if (!preview) return;
    start.start({
      integration_id: integration.id,
      year,
      month,
      employee_ids: [...sums.asked],
      payload_id: preview.payload_id,
      with_corrections: form.withCorrections ? 1 : 0,
      confirm_retry_push: form.isRetryConfirmed ? 1 : 0,
      wage_payout_date: payoutDate(form.wageDate, today, false),
      // While nobody knows whether there are any, the server chooses their date.
      ...(hasMealVouchers !== undefined && {
        meal_voucher_payout_date: hasMealVouchers ? payoutDate(form.voucherDate, today, true) : '',
      }),
      ...(takesMessages && !form.isMessageLeftOut && { messageForPayroll: form.message }),
    });
  };
  return (
    <aside className={classes.side} aria-label={t('this.side')}>
      <div id={PUSH_SIDE} className={classes.cards} tabIndex={-1}>
        <ThisPushCard diff={preview?.diff} pushedAt={pushedAt} onCompare={onCompare} />
        <SentAlongCard {...{ form, change, takesMessages }} hasMealVouchers={hasMealVouchers === true} />
        {preview && <MissingTypes pushMonth={pushMonth} missing={preview.missing_types} />}
        {preview && <AlreadyPushed {...{ preview, pushedAt, form, change }} />}
        <LateChanges {...{ pushMonth, form, change }} />
        <Anomalies people={anomalies} />
      </div>
      {answer.isError && <ErrorBox problem={answer.error.problem} onRetry={() => void answer.refetch()} />}
      {start.problem && <ErrorBox problem={start.problem} />}
      {!isUnderWay && <UnderWayBanner push={start.holder} />}
      <div className={classes.foot} data-foot>
        <Button
          ref={button}
          fullWidth
          size="md"
          leftSection={<IconSend size={16} stroke={1.75} />}
          disabled={why !== undefined || !preview}
          loading={start.isPending}
          aria-describedby={whyId}
          onClick={push}
        >
          {isSame ? t('button.again') : t('button.push', { count: ids.length })}
        </Button>
        <div className={classes.why}>
          <span id={whyId} role="status">
            {why !== undefined && `${t(`why.${why}`, { name: integration.name, month: name })} `}
            {blocked > 0 && `${t('button.blocked', { count: blocked })} `}
            {why === undefined && t('button.after', { month: name })}
          </span>{' '}
          <span className={classes.check}>
            <SkipLink to={PUSH_SIDE} isSeen>
              {t('button.check')}
            </SkipLink>
          </span>
        </div>
      </div>
      {start.changes && <ChangedModal diff={start.changes} onLook={start.forgetChanges} />}
    </aside>
  );
};
