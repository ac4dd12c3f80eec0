import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '#shared/errors/issue.ts';
import { focusField } from './focus-field.ts';
import classes from './form.module.css';

type Props = { title: string; issues: readonly Issue[]; labelOf: (path: string) => string };

/** Every error as a link to its field. */
export const ErrorSummary = ({ title, issues, labelOf }: Props) => {
  const { t } = useTranslation('form');
  if (issues.length === 0) return null;
  return (
    <div className={classes.summary} role="alert">
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.summaryTitle}>{t('toCorrect', { title, count: issues.length })}</p>
        <ul className={classes.summaryList}>
          {issues.map((found) => (
            <li key={`${found.path} ${found.code}`}>
              <button type="button" onClick={() => focusField(found.path)}>
                {labelOf(found.path)}
              </button>
              : {found.message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
