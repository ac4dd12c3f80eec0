import { useTranslation } from 'react-i18next';
import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { closedMonths } from '../api/problem-extras.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { monthName } from '../ui/month-name.ts';
import { format } from '../ui/format.ts';

type Props = {
  /** The problem of a refused correction, unless it is about fields. */
  problem: Problem | undefined;
  /** What is wrong with the history as a whole. */
  issues: readonly Issue[];
};

/** Why a history was not saved; a month that payroll processed is named. */
export const CorrectionProblem = ({ problem, issues }: Props) => {
  const { t } = useTranslation(['history', 'form']);
  if (issues.length > 0)
    return <ErrorBox title={t('form:summary.invalid')} message={issues.map(({ message }) => message).join(', ')} />;
  const closed = problem && closedMonths(problem);
  if (!closed) return problem && <ErrorBox problem={problem} />;
  const words = format().list(closed.map((month) => monthName(month, 'full')));
  return <ErrorBox title={t('closedTitle')} message={t('closed', { count: closed.length, months: words })} />;
};
