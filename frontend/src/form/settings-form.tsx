import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { submitHandler } from '../ui/submit-handler.ts';
import { ErrorSummary } from './error-summary.tsx';
import { SaveFailed } from '../ui/save-failed.tsx';
import classes from './settings-form.module.css';
import type { FormIssues } from './use-form-issues.ts';
import { useLeaveGuard, type RestoredDraft } from './use-leave-guard.tsx';

type Props = {
  issues: Pick<FormIssues, 'listed' | 'title'>;
  labelOf: (path: string) => string;
  /** Why the last save failed. */
  problem: Problem | undefined;
  isChanged: boolean;
  /** What the tab keeps of the form; from `useSettingsEdit`. */
  draft?: RestoredDraft;
  saving: boolean;
  /** The words on the button. */
  save: string;
  onSubmit: () => void;
  children: ReactNode;
};

/** A form on a page of settings: it stays where it is when it is saved, and asks before changes are left behind. */
export const SettingsForm = ({
  issues,
  labelOf,
  problem,
  isChanged,
  draft,
  saving,
  save,
  onSubmit,
  children,
}: Props) => {
  const guard = useLeaveGuard(isChanged, draft, saving);
  return (
    <form className={classes.form} noValidate onSubmit={submitHandler(onSubmit)}>
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={labelOf} />
      <SaveFailed problem={problem} onRetry={onSubmit} />
      {children}
      <div>
        <Button type="submit" loading={saving} disabled={!isChanged}>
          {save}
        </Button>
      </div>
    </form>
  );
};
