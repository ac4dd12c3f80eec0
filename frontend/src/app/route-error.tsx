import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../api/problem.ts';
import { CentredNotice } from '../ui/centred-notice.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { useRouteError } from '../ui/router.ts';
import classes from './session.module.css';

const reload = (): void => location.reload();

/** Shown when the code of a page cannot be loaded for want of a connection; the page opens by itself once there is one. */
const Offline = () => {
  const { t } = useTranslation('shell');
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <CentredNotice icon={IconCloudOff} title={t('offlinePage.title')}>
      <title>{t('offlinePage.title')}</title>
      <p>{t('offlinePage.body')}</p>
      <Button variant="default" leftSection={<IconRefresh />} onClick={reload}>
        {t('offlinePage.retry')}
      </Button>
    </CentredNotice>
  );
};

/** Shown when a page throws. A new version of the app may have replaced the page's file; reloading repairs that. */
export const RouteError = () => {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  if (!navigator.onLine) return <Offline />;
  return (
    <div className={classes.alone}>
      {error instanceof ProblemError ? (
        <ErrorBox problem={error.problem} onRetry={reload} />
      ) : (
        <ErrorBox title={t('pageError.title')} message={t('pageError.body')} onRetry={reload} />
      )}
    </div>
  );
};
