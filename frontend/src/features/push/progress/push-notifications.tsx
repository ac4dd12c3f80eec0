import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthKey } from '#shared/push/month.rules.ts';
import { useActor } from '../../../ui/actor.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { monthName } from '../../../ui/month-name.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { PushDetail } from '../parts/push-types.ts';
import { Modal } from '../../../ui/modal.tsx';
import classes from './notices.module.css';

type Notification = PushDetail['notifications'][number];

/** What to tell whoever looks after the connection, ready to be copied, and who that is. */
const ContactModal = ({ push, message, close }: { push: PushDetail; message: string; close: () => void }) => {
  const { t } = useTranslation(['push', 'ui']);
  const { admins } = useActor();
  const { year, month } = push.metadata;
  const words = t('contact.words', {
    name: push.integration_name,
    month: monthName(monthKey(year, month), 'full'),
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

/** The people whom one message of the office is about; nobody when it is about the whole push. */
type Message = { message: string; isSevere: boolean; names: readonly string[]; employees: readonly number[] };

/** Equal messages stand once, with all of their people, severe ones first. */
const messagesOf = (notifications: readonly Notification[]): Message[] => {
  const groups = Map.groupBy(notifications, ({ details }) => `${details.type} ${details.message}`);
  return [...groups.values()]
    .map((group) => ({
      message: group[0]?.details.message ?? '',
      isSevere: group[0]?.details.type === 'severe',
      names: group.flatMap(({ details }) => details.person ?? []),
      employees: group.flatMap(({ related_employee: id }) => id ?? []),
    }))
    .toSorted((one, other) => Number(other.isSevere) - Number(one.isSevere));
};

/** A message of the office: severe ones are red and say whom to ask, the others are warnings about a person. */
const Notice = ({ push, of: { message, isSevere, names, employees } }: { push: PushDetail; of: Message }) => {
  const { t } = useTranslation('push');
  const [isAsking, setAsking] = useState(false);
  const Icon = isSevere ? IconAlertCircle : IconAlertTriangle;
  const [employee] = employees;
  return (
    <div className={classes.notice} data-tone={isSevere ? 'red' : 'amber'} role={isSevere ? 'alert' : 'status'}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <strong>{message}</strong>
        {names.length > 0 && <span>{names.join(', ')}</span>}
      </div>
      {isSevere ? (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('contact.open')}
        </Button>
      ) : (
        employee !== undefined &&
        employees.length === 1 && (
          <Button component={Link} to={paths.person(employee)} variant="default">
            {t('contact.person')}
          </Button>
        )
      )}
      {isAsking && <ContactModal push={push} message={message} close={() => setAsking(false)} />}
    </div>
  );
};

/** What the office said of the push besides its answer. */
export const PushNotifications = ({ push }: { push: PushDetail }) =>
  messagesOf(push.notifications).map((message) => (
    <Notice key={`${message.isSevere} ${message.message}`} push={push} of={message} />
  ));
