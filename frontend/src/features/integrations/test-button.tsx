import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { checkIntegration } from '#shared/contract/integrations/check-integration.ts';
import { useCall } from '../../api/query.ts';
import { closeToast, notifyForNow, notifyProblem, notifySuccess } from '../../ui/notify.ts';
import { isFailure, useCheckWords } from './check-words.ts';

/** Signs in at the office with the credentials that are kept, and says what came of it. */
export const TestButton = ({ id }: { id: number }) => {
  const { t } = useTranslation('integrations');
  const { figure } = useCheckWords();
  const call = useCall(checkIntegration);
  const failed = useRef<string>(undefined);
  const test = (): void =>
    call.mutate(
      { body: { integration_id: id } },
      {
        onSuccess: ({ outcome, ms }) => {
          if (failed.current !== undefined) closeToast(failed.current);
          if (isFailure(outcome))
            failed.current = notifyForNow({ title: t('credentials.error'), text: t(`test.${outcome}`) });
          else notifySuccess(t(`test.${outcome}`, { seconds: figure(ms) }));
        },
        onError: ({ problem }) => notifyProblem(problem),
      },
    );
  return (
    <Button variant="default" leftSection={<IconPlugConnected />} loading={call.isPending} onClick={test}>
      {t('page.test')}
    </Button>
  );
};
