import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { checkIntegration } from '#shared/contract/integrations/check-integration.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { isFailure, useCheckWords } from './check-words.ts';

/** Signs in at the office with the credentials that are kept, and says whether that worked. */
export const TestButton = ({ id }: { id: number }) => {
  const { t } = useTranslation('integrations');
  const { figure } = useCheckWords();
  const call = useCall(checkIntegration);
  const test = (): void =>
    call.mutate(
      { body: { integration_id: id } },
      {
        // What failed stands in the banner of the page and among its last checks.
        onSuccess: ({ outcome, ms }) => {
          if (!isFailure(outcome)) notifySuccess(t(`test.${outcome}`, { seconds: figure(ms) }));
        },
        onError: notifyThrown,
      },
    );
  return (
    <Button variant="default" leftSection={<IconPlugConnected />} loading={call.isPending} onClick={test}>
      {t('page.test')}
    </Button>
  );
};
