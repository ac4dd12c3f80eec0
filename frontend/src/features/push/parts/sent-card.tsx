import { Button } from '@mantine/core';
import { IconDownload, IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAnswers } from '#shared/contract/push/get-answers.ts';
import { getPayload } from '#shared/contract/push/get-payload.ts';
import type { PushRowOut } from '#shared/contract/push/push.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { useDownload } from '../../../api/use-download.ts';
import { Can } from '../../../ui/actor.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { Modal } from '../../../ui/modal.tsx';
import classes from './sent-card.module.css';

/** The answers of the office exactly as they came, in their order. */
const AnswersModal = ({ commandId, close }: { commandId: string; close: () => void }) => {
  const { t } = useTranslation(['push', 'ui']);
  const answer = useQuery(query(getAnswers, { params: { command_id: commandId } }));
  return (
    <Modal
      opened
      onClose={close}
      title={t('sent.answers')}
      size={760}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <LoadedPart answer={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t('sent.noAnswers')}</p>
          ) : (
            <ol className={classes.answers}>
              {data.map(({ at, asked, status, body }) => (
                <li key={`${at} ${asked}`}>
                  <p>
                    <strong>{belgianMoment(at)}</strong> {asked}{' '}
                    {status === null ? t('sent.noAnswer') : t('sent.status', { status: String(status) })}
                  </p>
                  {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- why: a box that scrolls must be reachable by keyboard */}
                  {body !== '' && <pre tabIndex={0}>{body}</pre>}
                </li>
              ))}
            </ol>
          )
        }
      </LoadedPart>
    </Modal>
  );
};

/** What went along with a push, its payload with its hash, and the answers as they were received. */
export const SentCard = ({ push }: { push: PushRowOut }) => {
  const { t } = useTranslation('push');
  const [isShown, setShown] = useState(false);
  const payload = useDownload<typeof getPayload>(getPayload);
  return (
    <div className={classes.card}>
      <DefinitionList
        items={[
          { key: 'message', label: t('sent.message'), value: push.message ?? t('sent.noMessage') },
          { key: 'wages', label: t('along.wages'), value: push.wage_payout_date },
          { key: 'vouchers', label: t('along.vouchers'), value: push.meal_voucher_payout_date ?? t('sent.noDate') },
          {
            key: 'lines',
            label: t('sent.lines'),
            value: t('sent.linesTime', { count: push.lines, time: hoursFigure(push.minutes) }),
          },
          {
            key: 'sha256',
            label: t('sent.hash'),
            value: (
              <span className={classes.hash}>
                {push.sha256}
                <CopyButton value={push.sha256} label={t('sent.copyHash')} />
              </span>
            ),
          },
        ]}
      />
      <Can permission="payroll:payloads">
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconDownload />}
            loading={payload.busy}
            onClick={() => void payload.download({ params: { command_id: push.command_id } })}
          >
            {t('sent.payload')}
          </Button>
          <Button variant="default" leftSection={<IconMessages />} onClick={() => setShown(true)}>
            {t('sent.answers')}
          </Button>
        </div>
      </Can>
      {isShown && <AnswersModal commandId={push.command_id} close={() => setShown(false)} />}
    </div>
  );
};
