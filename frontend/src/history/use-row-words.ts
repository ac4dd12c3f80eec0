import { useTranslation } from 'react-i18next';
import type { Issue } from '#shared/errors/issue.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { useIssueWords } from '../form/use-issue-words.ts';
import type { HistoryRow } from './history-form.ts';

const ROW = /^periods\.(\d+)\.(\w+)$/;

/**
 * The issues of a history in words that fit beside its rows, which stand newest first: the messages of the API send
 * people to this very form.
 */
export const useRowWords = (object: HeldType) => {
  const { t } = useTranslation('history');
  const words = useIssueWords();
  const labels: Readonly<Record<string, string>> = {
    employee_id: t(`person.${object}`),
    start_date: t('first'),
    end_date: t('last'),
  };
  return (issues: readonly Issue[], rows: readonly HistoryRow[]): Issue[] =>
    issues.map((found) => {
      const [, index, field = ''] = ROW.exec(found.path) ?? [];
      const before = rows[rows.length - Number(index)];
      const name = before?.person?.name ?? t('someone');
      if (found.code === 'ends_before_start') return { ...found, message: t('problem.order') };
      if (found.code === 'held_until' && before)
        return { ...found, message: t('problem.overlap', { name, until: before.last }) };
      if (found.code === 'open_before' && before) return { ...found, message: t('problem.open', { name }) };
      const label = labels[field];
      return label === undefined ? found : { ...found, message: words.of(found, label) };
    });
};
