import { useTranslation } from 'react-i18next';
import { ProblemError } from '../api/problem.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { useRouteError } from '../ui/router.ts';
import classes from './session.module.css';

/** Shown when a page throws. A new version of the app may have replaced the page's file; reloading repairs that. */
export const RouteError = () => {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const reload = (): void => location.reload();
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
