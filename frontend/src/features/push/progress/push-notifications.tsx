import { Button, Modal } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../ui/actor.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { PushDetail } from '../parts/push-types.ts';
import classes from './notices.module.css';

type Notification = PushDetail['notifications'][number];

/** What to tell whoever looks after the connection, ready to be copied, and who that is. */
const ContactModal = ({ push, message, close }: { push: PushDetail; message: string; close: () => void }) => {
  const { t } = useTranslation(['push', 'ui']);
  const { admins } = useActor();
  const { year, month } = push.metadata;
  const words = t('contact.words', {
    name: push.integration_name,
    month: `${month}/${year}`,
    id: push.command_id,
    message,
  });
  return (
    <Modal opened onClose={close} title={t('contact.title')} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <p className={classes.question}>
        {t('contact.text', { admins: admins.map(({ real_name: name }) => name).join(', ') })}
      </p>
      <p className={classes.copied}>
        <span>{words}</span>
        <CopyButton value={words} label={t('contact.copy')} />
      </p>
    </Modal>
  );
};

/** A message of the office: severe ones are red and say whom to ask, the others are warnings about a person. */
const Notice = ({ push, notification }: { push: PushDetail; notification: Notification }) => {
  const { t } = useTranslation('push');
  const [isAsking, setAsking] = useState(false);
  const { details, related_employee: employee } = notification;
  const isSevere = details.type === 'severe';
  const Icon = isSevere ? IconAlertCircle : IconAlertTriangle;
  return (
    <div className={classes.notice} data-tone={isSevere ? 'red' : 'amber'} role={isSevere ? 'alert' : 'status'}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <strong>{details.message}</strong>
        {details.person !== null && <span>{details.person}</span>}
      </div>
      {isSevere ? (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('contact.open')}
        </Button>
      ) : (
        employee !== null && (
          <Button component={Link} to={paths.person(employee)} variant="default">
            {t('contact.person')}
          </Button>
        )
      )}
      {isAsking && <ContactModal push={push} message={details.message} close={() => setAsking(false)} />}
    </div>
  );
};

/** What the office said of the push besides its answer, severe messages first. */
export const PushNotifications = ({ push }: { push: PushDetail }) => {
  const sorted = push.notifications.toSorted(
    (one, other) => Number(other.details.type === 'severe') - Number(one.details.type === 'severe'),
  );
  return sorted.map((notification) => (
    <Notice
      key={`${notification.details.message} ${notification.related_employee}`}
      push={push}
      notification={notification}
    />
  ));
};
