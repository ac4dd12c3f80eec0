import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { ErrorBox } from './error-box.tsx';
import { NotFound } from './not-found.tsx';
import { PageTitle } from './page-title.tsx';
import classes from './read-failed.module.css';
import { ForbiddenPage } from './require-right.tsx';

/**
 * Takes the place of a page whose record could not be read: the 404 or 403 page, or the red box under a heading
 * (docs/areas/screens.md#when-reading-fails).
 */
export const ReadFailed = ({ problem, onRetry }: { problem: Problem; onRetry: () => void }) => {
  const { t } = useTranslation('ui');
  // The API refuses an id that is not a number; such a record does not exist either.
  if (problem.status === 404 || problem.code === 'form_invalid') return <NotFound />;
  if (problem.code === 'forbidden') return <ForbiddenPage problem={problem} />;
  return (
    <div className={classes.page}>
      <PageTitle of={t('readFailed')} />
      <h1>{t('readFailed')}</h1>
      <ErrorBox problem={problem} onRetry={onRetry} />
    </div>
  );
};
