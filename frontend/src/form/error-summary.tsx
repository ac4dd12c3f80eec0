import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { leftEmpty, type Issue } from '#shared/errors/issue.ts';
import { useIssueWords } from './use-issue-words.ts';
import { focusField } from './focus-field.ts';
import classes from './error-summary.module.css';

type Props = {
  issues: readonly Issue[];
  /** The field's name by its path; an issue without one is shown as a sentence. */
  labelOf: (path: string) => string | undefined;
  /** `Missing data`, `Form invalid` …; "Invalid" by default (docs/areas/screens.md#what-a-form-refuses). */
  title?: string | undefined;
  /** The title already says that something is missing. */
  saysMissing?: boolean;
  /** In a wizard, opens the step with the field before the field is focused. */
  onOpen?: ((path: string) => void) | undefined;
};

/**
 * Every error of the form as a link that goes to its field, and "Please fill all forms" if required fields are empty
 * (docs/areas/screens.md#what-a-form-refuses).
 */
export const ErrorSummary = ({ issues, labelOf, title, saysMissing = false, onOpen }: Props) => {
  const { t } = useTranslation('form');
  const words = useIssueWords();
  if (issues.length === 0) return null;
  const titleWords = title === undefined ? t('summary.invalid') : words.title(title);
  const open = (path: string) => {
    onOpen?.(path);
    setTimeout(() => focusField(path));
  };
  return (
    <section className={classes.box} role="alert">
      <IconAlertCircle size={18} stroke={1.75} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <strong>{t('summary.title', { title: titleWords, count: issues.length })}</strong>
        {!saysMissing && issues.some(({ code }) => leftEmpty.has(code)) && <p>{t('summary.fillAll')}</p>}
        <ul className={classes.list}>
          {issues.map((found) => {
            const { path, message } = found;
            const label = labelOf(path);
            return (
              <li key={`${path} ${message}`}>
                {label === undefined ? (
                  words.at(found)
                ) : (
                  <button type="button" className={classes.link} onClick={() => open(path)}>
                    {words.of(found, label)}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};
