import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportFinding } from './field-label.ts';
import { errorWords, labelOf } from './field-label.ts';
import type { CheckedRows } from './use-check.ts';
import { useImportWords } from './use-import-words.ts';
import classes from './check-step.module.css';
import { format } from '../../ui/format.ts';

/** As many as leave the rows below in sight, which say what is the matter with each of them. */
const SHOWN = 3;

/** What many rows have in common, the errors first: how many rows, what, and in which column of the file. */
export const CheckFindings = ({ checked: { findings, fields, missing_fields: missing } }: { checked: CheckedRows }) => {
  const { t } = useImportWords();
  const [isAll, setAll] = useState(false);
  if (findings.length === 0) return null;
  // A single one takes no more room than the button.
  const shown = isAll || findings.length <= SHOWN + 1 ? findings.length : SHOWN;
  const known = [...fields, ...missing];
  const words = (finding: ImportFinding): string => {
    const messages = finding.messages.map((message) => errorWords(t, known, { ...finding, message }));
    const more = finding.messages.length > 2 ? ['…'] : [];
    return [...messages.slice(0, 2), ...more].join('; ');
  };
  /** Where it was found and what; a message about a field that is no column of the file names it by itself. */
  const sentence = (finding: ImportFinding): string => {
    const { header } = finding;
    const field = known.find(({ key }) => key === finding.column);
    const label = field && labelOf(t, field);
    const message = words(finding);
    if (header === null && label !== undefined && message.includes(label)) return t('check.findingNamed', { message });
    const column = header === null ? (label ?? t('check.wholeRow')) : t('check.quoted', { header });
    return ` ${t('check.finding', { column, message })}`;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- why: what scrolls must be reachable by keyboard
    <div className={classes.findings} role="region" aria-label={t('check.findings')} tabIndex={0}>
      <ul>
        {findings.slice(0, shown).map((finding) => (
          <li key={`${finding.level} ${finding.column} ${finding.code}`} data-level={finding.level}>
            {finding.level === 'error' ? (
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconInfoCircle size={16} stroke={1.75} aria-hidden />
            )}
            <span>
              <strong>{t('check.findingRows', { count: finding.count, rows: format().number(finding.count) })}</strong>
              {sentence(finding)}{' '}
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
      </ul>
      {shown < findings.length && (
        <Button variant="subtle" size="compact-sm" className={classes.more ?? ''} onClick={() => setAll(true)}>
          {t('check.moreFindings', { count: findings.length - shown })}
        </Button>
      )}
    </div>
  );
};
