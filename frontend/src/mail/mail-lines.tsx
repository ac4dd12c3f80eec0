import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SentMail } from '#shared/contract/activity/list-mail.ts';
import type { MailState } from '#shared/mail/mail.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { Link } from '../ui/router.ts';
import { ToneBadge } from '../ui/tone-badge.tsx';
import type { Tone } from '../ui/tokens.ts';
import classes from './mail.module.css';

const tones: Readonly<Record<MailState, Tone>> = {
  waiting: 'gray',
  sending: 'gray',
  sent: 'green',
  failed: 'red',
  unknown: 'amber',
  bounced: 'red',
  complained: 'amber',
};

type Props = {
  mails: readonly SentMail[];
  label: string;
  /** The page of the record that a mail is about; without it the lines name no record. */
  linkOf?: (mail: SentMail) => string;
};

/** Sent mail as lines: subject, recipient, moment and outcome. */
export const MailLines = ({ mails, label, linkOf }: Props) => (
  <ul className={classes.lines} aria-label={label}>
    {mails.map((mail) => (
      <MailLine key={mail.id} mail={mail} to={linkOf?.(mail)} />
    ))}
  </ul>
);

const MailLine = ({ mail, to }: { mail: SentMail; to: string | undefined }) => {
  const { t } = useTranslation('sent-mail');
  const { subject, to: address, to_name: name, state, queued_at, sent_at, problem, related_name } = mail;
  const when =
    sent_at === null ? t('queued', { at: belgianMoment(queued_at) }) : t('sent', { at: belgianMoment(sent_at) });
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <span className={classes.subject}>{subject}</span>
        <ToneBadge tone={tones[state]} dot>
          {t(`state.${state}`)}
        </ToneBadge>
      </div>
      <p className={classes.facts}>
        {t('to', { recipient: [name, address].filter((part) => part !== '').join(', ') })}
        {' · '}
        {when}
        {to !== undefined && (
          <>
            {' · '}
            {t('about')} {typeof related_name === 'string' ? <Link to={to}>{related_name}</Link> : t('goneRecord')}
          </>
        )}
      </p>
      {problem !== null && <p className={classes.problem}>{problem}</p>}
    </li>
  );
};

export const MailSkeleton = () => (
  <div className={classes.skeleton} aria-busy="true">
    <Skeleton height={40} />
    <Skeleton height={40} />
  </div>
);
