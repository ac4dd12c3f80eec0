import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ImportFinding } from './field-label.ts';
import { errorWords, labelOf } from './field-label.ts';
import type { CheckedRows } from './use-check.ts';
import { useImportWords } from './use-import-words.ts';
import classes from './check-step.module.css';
import { format } from '../../ui/format.ts';

const SHOWN = 8;

/** What many rows have in common, the errors first: how many rows, what, and in which column of the file. */
export const CheckFindings = ({ checked: { findings, fields, missing_fields: missing } }: { checked: CheckedRows }) => {
  const { t } = useImportWords();
  if (findings.length === 0) return null;
  const words = (finding: ImportFinding): string => {
    const field = fields.filter(({ key }) => key === finding.column);
    const messages = finding.messages.map((message) => errorWords(t, field, { ...finding, message }));
    const more = finding.messages.length > 2 ? ['…'] : [];
    return [...messages.slice(0, 2), ...more].join('; ');
  };
  const place = ({ header, column }: ImportFinding): string => {
    if (header !== null) return t('check.quoted', { header });
    const field = [...fields, ...missing].find(({ key }) => key === column);
    return field ? labelOf(t, field) : t('check.wholeRow');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- why: what scrolls must be reachable by keyboard
    <div className={classes.findings} role="region" aria-label={t('check.findings')} tabIndex={0}>
      <ul>
        {findings.slice(0, SHOWN).map((finding) => (
          <li key={`${finding.level} ${finding.column} ${finding.code}`} data-level={finding.level}>
            {finding.level === 'error' ? (
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconInfoCircle size={16} stroke={1.75} aria-hidden />
            )}
            <span>
              <strong>{t('check.findingRows', { count: finding.count, rows: format().number(finding.count) })}</strong>{' '}
              {t('check.finding', { column: place(finding), message: words(finding) })}{' '}
              <span className={classes.findingAt}>
                {t('check.findingAt', {
                  rows: finding.rows.join(', '),
                  count: finding.rows.length,
                  more: finding.count > finding.rows.length ? ' …' : '',
                })}
              </span>
            </span>
          </li>
        ))}
        {findings.length > SHOWN && <li>{t('check.moreFindings', { count: findings.length - SHOWN })}</li>}
      </ul>
    </div>
  );
};
