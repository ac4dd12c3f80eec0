import { Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './error-box.module.css';

type Words = { problem: Problem } | { problem?: undefined; title: string; message: string };
type Props = Words & { onRetry?: () => void };

/**
 * A red box with title, reason phrase, what to do, and the request id to copy
 * (docs/areas/screens.md#when-reading-fails).
 */
export const ErrorBox = (props: Props) => {
  const { t } = useTranslation('ui');
  const { problem, onRetry } = props;
  const title = problem ? problem.title : props.title;
  const message = problem ? problem.reason_phrase : props.message;
  return (
    <div className={classes.box} role="alert">
      <IconAlertCircle size={16} stroke={1.75} className={classes.icon} />
      <div className={classes.words}>
        <strong>{title}</strong>
        {message !== title && <span>{message}</span>}
        {problem && problem.request_id !== '' && (
          <span className={classes.request}>
            {t('request', { id: problem.request_id })}
            <CopyButton value={problem.request_id} label={t('copyRequest')} />
          </span>
        )}
      </div>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh />} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
