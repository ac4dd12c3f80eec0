import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dismissFirstSteps } from '#shared/contract/home/dismiss-first-steps.ts';
import { listFirstSteps } from '#shared/contract/home/list-first-steps.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { query, useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { StepsCard } from './steps-card.tsx';

const GettingStarted = () => {
  const { t } = useTranslation('home');
  const answer = useQuery(query(listFirstSteps, {}));
  const dismiss = useCall(dismissFirstSteps);
  const isHidden = answer.data?.dismissed === 1;
  const change = (): void =>
    dismiss.mutate(
      { body: { dismissed: isHidden ? 0 : 1 } },
      {
        onSuccess: () => notifySuccess(t(isHidden ? 'steps.shown' : 'steps.closed')),
        onError: notifyThrown,
      },
    );
  const toggle = (
    <Button variant="default" loading={dismiss.isPending} onClick={change}>
      {t(isHidden ? 'steps.reopen' : 'steps.hide')}
    </Button>
  );
  return (
    <SettingsLayout title={t('steps.page')} intro={t('steps.pageIntro')} actions={answer.data && toggle}>
      <LoadedPart answer={answer}>{({ steps }) => <StepsCard steps={steps} />}</LoadedPart>
    </SettingsLayout>
  );
};

/** The first steps of the company, also once they are done: /settings/start. */
export const GettingStartedPage = () => (
  <RequireRight permission="settings:manage">
    <GettingStarted />
  </RequireRight>
);
