import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { notifyInvalid } from '../ui/notify.ts';
import { applyIssues, inPageOrder } from './apply-problem.ts';
import { useIssueWords } from './use-issue-words.ts';

type FormWithErrors = { errors: Record<string, unknown>; setErrors: (errors: Record<string, string>) => void };

export type FormIssues = {
  /** The issues for the summary: those that were shown and are not corrected yet. */
  listed: readonly Issue[];
  title: string | undefined;
  /** Marks the fields, focuses the first one and fills the summary. True when there was something to show. */
  show: (issues: readonly Issue[], title?: string) => boolean;
  /** Does the same for a failed save; false when the problem is not about fields and belongs in an error box. */
  showProblem: (problem: Problem) => boolean;
  clear: () => void;
};

/**
 * The issues of a form. On submit the summary lists every error; a line goes when its field changes. With `labelOf` a
 * toast lists the errors, too (docs/areas/screens.md#what-a-form-refuses).
 */
export const useFormIssues = (form: FormWithErrors, labelOf?: (path: string) => string): FormIssues => {
  const { t } = useTranslation('form');
  const words = useIssueWords();
  const [shown, setShown] = useState<{ issues: readonly Issue[]; title: string | undefined }>({
    issues: [],
    title: undefined,
  });
  const show = (issues: readonly Issue[], title?: string): boolean => {
    applyIssues(form, issues);
    const ordered = inPageOrder(issues);
    setShown({ issues: ordered, title });
    if (labelOf && ordered.length > 0) {
      const asksAll = ordered.some(({ code }) => code === 'required');
      const sentences = ordered.map((listed) => words.of(listed, labelOf(listed.path)));
      notifyInvalid(title ?? t('summary.invalid'), asksAll ? t('summary.fillAll') : sentences.join('. '));
    }
    return issues.length > 0;
  };
  return {
    listed: shown.issues.filter(({ path }) => form.errors[path] !== undefined),
    title: shown.title,
    show,
    showProblem: (problem) => show(problem.fields, problem.title),
    clear: () => void show([]),
  };
};
