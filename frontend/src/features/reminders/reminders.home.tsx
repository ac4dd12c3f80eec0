import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReminderLine } from '#shared/contract/home/get-home.ts';
import { dismissReminder } from '#shared/contract/reminders/dismiss-reminder.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { recordKinds } from '../../records/record-kinds.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import lines from '../../ui/lines.module.css';
import classes from './reminders.module.css';

const Line = ({ line }: { line: ReminderLine }) => {
  const { t } = useTranslation('reminders');
  const call = useCall(dismissReminder);
  const { reminder_id, date, message, late, related_object: object, related_object_id: id, record_name: name } = line;
  return (
    <li className={`${lines.line} ${classes.line}`}>
      <div className={lines.main}>
        <span className={classes.message}>{message}</span>
        <span className={lines.meta}>
          {/* An archived record has its page, too. */}
          <Link to={recordKinds[object].path(id)}>{name}</Link>, {date}
          {late && (
            <>
              {' '}
              <ToneBadge tone="amber">{t('late')}</ToneBadge>
            </>
          )}
        </span>
      </div>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCheck size={16} stroke={1.75} />}
        aria-label={t('doneWith', { message })}
        loading={call.isPending}
        onClick={() => call.mutate({ body: { reminder_id, date } }, { onError: notifyThrown })}
      >
        {t('done')}
      </Button>
    </li>
  );
};

const RemindersCard = ({ home }: { home: Home }) => {
  const { t } = useTranslation('reminders');
  return (
    <SectionCard title={t('title')} flush>
      <ul className={classes.rows} aria-label={t('title')}>
        {home.reminders.map((line) => (
          <Line key={`${line.date} ${line.reminder_id}`} line={line} />
        ))}
      </ul>
    </SectionCard>
  );
};

export const home: HomePart = {
  order: 5,
  cards: [
    {
      key: 'reminders',
      name: 'home:area.reminders',
      area: 'reminders',
      order: 5,
      place: 'side',
      shows: ({ reminders }) => reminders.length > 0,
      Card: RemindersCard,
    },
  ],
};
