import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sendLink } from '#shared/contract/days-off/send-link.ts';
import { useCall } from '../../../api/query.ts';
import { ask } from '../../../ui/ask.ts';
import { notifyProblem, notifySuccess } from '../../../ui/notify.ts';

/** Mails a person the link with which they ask for days off themselves, after asking. */
export const SendLinkButton = ({ employeeId, name }: { employeeId: number; name: string }) => {
  const { t } = useTranslation('days-off');
  const { mutate, isPending } = useCall(sendLink);
  const send = (): void =>
    mutate(
      { body: { employee_id: employeeId } },
      {
        onSuccess: ({ sent_to: to, until }) =>
          notifySuccess({ title: t('person.link.sent', { to }), text: t('person.link.sentUntil', { until }) }),
        onError: ({ problem }) => notifyProblem(problem),
      },
    );
  return (
    <Button
      variant="default"
      leftSection={<IconMail />}
      loading={isPending}
      onClick={() =>
        void ask({
          title: t('person.link.title', { name }),
          children: t('person.link.text'),
          labels: { confirm: t('person.link.send'), cancel: t('person.link.cancel') },
          onConfirm: send,
        })
      }
    >
      {t('person.link.send')}
    </Button>
  );
};
