import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { problemFromError } from '../api/problem.ts';
import { useCan } from '../ui/actor.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { SectionCard } from '../ui/section-card.tsx';
import { MailLines } from './mail-lines.tsx';
import { useMailOfRecord } from './use-sent-mail.ts';
import classes from './mail.module.css';

type Props = { object: ObjectType; id: number };

/** The mail about a record, with its outcome, for users who may read it; absent while there is none. */
export const SentMailCard = (props: Props) => (useCan()('mail:read') ? <Card {...props} /> : null);

const Card = ({ object, id }: Props) => {
  const { t } = useTranslation('sent-mail');
  const mail = useMailOfRecord(object, id);
  if (!mail.isError && mail.items.length === 0) return null;
  return (
    <SectionCard title={t('title')} flush={!mail.isError}>
      {mail.isError && <ErrorBox problem={problemFromError(mail.error)} onRetry={() => void mail.refetch()} />}
      {mail.items.length > 0 && <MailLines mails={mail.items} label={t('title')} />}
      {mail.hasNextPage && (
        <div className={classes.older}>
          <Button variant="default" loading={mail.isFetchingNextPage} onClick={() => void mail.fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
};
