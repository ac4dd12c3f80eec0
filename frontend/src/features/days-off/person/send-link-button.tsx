import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sendLink } from '#shared/contract/days-off/send-link.ts';
import { useCall } from '../../../api/query.ts';
import { ask } from '../../../ui/ask.ts';
import { notifySuccess } from '../../../ui/notify.ts';

/** Mails a person the link with which they ask for days off themselves, after asking. */
export const SendLinkButton = ({ employeeId, name }: { employeeId: number; name: string }) => {
  const { t } = useTranslation('days-off');
  const { mutateAsync, isPending } = useCall(sendLink);
  const send = async (): Promise<void> => {
    const { sent_to: to, until } = await mutateAsync({ body: { employee_id: employeeId } });
    notifySuccess({ title: t('person.link.sent', { to }), text: t('person.link.sentUntil', { until }) });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconMail />}
      loading={isPending}
      onClick={() =>
        ask({
          title: t('person.link.title', { name }),
          children: t('person.link.text'),
          confirm: t('person.link.send'),
          onConfirm: send,
        })
      }
    >
      {t('person.link.send')}
    </Button>
  );
};
