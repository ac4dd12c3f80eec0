import { Button } from '@mantine/core';
import { IconDownload, IconSquare } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCommandCsv } from '#shared/contract/push/get-command-csv.ts';
import { isOffered, monthKey } from '#shared/push/month.rules.ts';
import { isUnderWay } from '#shared/push/names.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { useDownload } from '../../../api/use-download.ts';
import { useSignInOffered } from '../../../integrations/use-sign-in-offered.ts';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { monthName } from '../../../ui/month-name.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useParams } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { PushDetail } from '../parts/push-types.ts';
import { SentCard } from '../parts/sent-card.tsx';
import { lookOf } from '../parts/push-look.ts';
import { PushBanner } from './push-banner.tsx';
import { PushNotifications } from './push-notifications.tsx';
import { PushSteps } from './push-steps.tsx';
import { PushedPeople } from './pushed-people.tsx';
import { hasEnded, usePush } from './use-push.ts';
import { usePushMoves, type PushMoves } from './use-push-moves.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { useToday } from '../../../ui/use-today.ts';
import classes from './progress-page.module.css';

const ResumeSignIn = onDemand(async () => (await import('./resume-sign-in.tsx')).ResumeSignIn);
const OutcomeModal = onDemand(async () => (await import('./outcome-modal.tsx')).OutcomeModal);

type Words = { name: string; month: string; count: number };

const wasSent = ({ steps }: PushDetail): boolean => steps.some(({ step }) => step === 'sent');

const titleOf = (push: PushDetail): string => {
  const { status_report: status } = push;
  if (isUnderWay(status)) return 'progress.title.underWay';
  return status === 'success' ? 'progress.title.success' : 'progress.title.stopped';
};

const Head = ({ push, words, moves }: { push: PushDetail; words: Words; moves: PushMoves }) => {
  const { t } = useTranslation('push');
  const today = useToday();
  const csv = useDownload<typeof getCommandCsv>(getCommandCsv);
  const { year, month } = push.metadata;
  return (
    <header className={classes.head}>
      <PageTitle of={t(titleOf(push), words)} />
      <div className={classes.words}>
        <Crumbs
          crumbs={[
            { label: t('daysOff'), to: paths.calendar },
            {
              label: t('title', { name: words.name }),
              to: isOffered(today, year, month)
                ? paths.pushOf(year, month, push.integration_id)
                : paths.pushHistoryOf(year, month),
            },
          ]}
        />
        <h1>{t(titleOf(push), words)}</h1>
      </div>
      <div className={classes.actions}>
        {push.can.cancel && (
          <Button variant="default" leftSection={<IconSquare />} loading={moves.busy} onClick={moves.cancel}>
            {t('act.cancel')}
          </Button>
        )}
        {(push.provider === 'file' || push.features.includes('daysoff/push-with-csv-export')) && (
          <Button
            variant="default"
            leftSection={<IconDownload />}
            loading={csv.busy}
            onClick={() => void csv.download({ params: { command_id: push.command_id } })}
          >
            {t(push.provider === 'file' ? 'progress.file' : wasSent(push) ? 'progress.sent' : 'progress.toSend')}
          </Button>
        )}
      </div>
    </header>
  );
};

/** Says in a toast that a push succeeded that was seen under way; its banner tells of every other end. */
const useEndToast = (push: PushDetail, words: Words): void => {
  const { t } = useTranslation('push');
  const wasOpen = useRef(false);
  const { status_report: status } = push;
  const hasAll = lookOf(push).word === 'success';
  const text = t('ended.success', { ...words, count: push.taken_over });
  useEffect(() => {
    if (isUnderWay(status)) wasOpen.current = true;
    else if (wasOpen.current && hasEnded(status)) {
      wasOpen.current = false;
      if (hasAll) notifySuccess(text);
    }
  }, [status, text, hasAll]);
};

/** Says why the sign-in goes away that somebody has before them: another user signed in, and the push goes on. */
const useTellOfOther = (isAsking: boolean, status: PushDetail['status_report']): void => {
  const { t } = useTranslation('push');
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking && (isUnderWay(status) || status === 'success'))
      notifySuccess(t('signIn.byOther'));
    wasAsking.current = isAsking;
  }, [isAsking, status, t]);
};

/** The dialog that a state of the push asks for: it opens by itself once, and again from the banner. */
const useDialog = (push: PushDetail) => {
  const offersSignIn = useSignInOffered(push.features);
  const wanted = push.status_report === 'login_failed' && push.can.resume && offersSignIn ? 'sign-in' : undefined;
  // A second refusal in the same push asks again.
  const key = wanted && `${wanted} ${push.steps.length} ${push.problem}`;
  const [asked, setAsked] = useState<string>();
  const [dialog, setDialog] = useState<'sign-in' | 'outcome'>();
  if (key !== asked) {
    setAsked(key);
    setDialog(wanted);
  }
  useTellOfOther(dialog === 'sign-in', push.status_report);
  return { dialog, open: setDialog, close: () => setDialog(undefined) };
};

const Progress = ({ push, answer }: { push: PushDetail; answer: ReturnType<typeof usePush> }) => {
  const { t } = useTranslation('push');
  const moves = usePushMoves(push);
  const { dialog, open, close } = useDialog(push);
  const { year, month } = push.metadata;
  const words = {
    name: push.integration_name,
    month: monthName(monthKey(year, month), 'full'),
    count: push.people,
  };
  useEndToast(push, words);
  return (
    <div className={classes.page}>
      <Head push={push} words={words} moves={moves} />
      <PushSteps push={push} readAt={answer.dataUpdatedAt} />
      <PushBanner
        push={push}
        monthName={words.month}
        answer={answer}
        acts={{ moves, signIn: () => open('sign-in'), confirm: () => open('outcome') }}
      />
      <PushNotifications push={push} />
      <PushedPeople push={push} moves={moves} />
      <SectionCard title={t(wasSent(push) ? 'sent.title' : 'sent.titleUnsent')}>
        <SentCard push={push} />
      </SectionCard>
      {dialog === 'sign-in' && <ResumeSignIn push={push} onSignedIn={moves.resume} close={close} />}
      {dialog === 'outcome' && <OutcomeModal push={push} close={close} />}
    </div>
  );
};

const PushedPage = () => {
  const { command_id: id = '' } = useParams();
  const answer = usePush(id);
  return <Loaded answer={answer}>{(push) => <Progress key={id} push={push} answer={answer} />}</Loaded>;
};

/** A push while it goes on and after it ended: /calendar/push/{command_id}. */
export const ProgressPage = () => (
  <RequireRight permission="payroll:push">
    <PushedPage />
  </RequireRight>
);
