import type { ReactNode } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { Crumbs, type Crumb } from '../ui/crumbs.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFoot } from './form-foot.tsx';
import { FormSheet } from './form-sheet.tsx';
import { SaveFailed } from '../ui/save-failed.tsx';
import type { FormIssues } from './use-form-issues.ts';
import { PageTitle } from '../ui/page-title.tsx';
import classes from './form-page.module.css';

type Props = {
  title: string;
  /** The pages above the form, outermost first. */
  crumbs?: readonly Crumb[];
  intro?: ReactNode;
  cancelTo: string;
  /** The verb on the button: "Save changes". */
  submit: string;
  saving: boolean;
  disabled?: boolean;
  /** The issues that the summary lists. */
  issues: Pick<FormIssues, 'listed' | 'title'>;
  labelOf: (path: string) => string | undefined;
  /** The problem of a failed save; it has a box unless it is about fields, which show their own errors. */
  problem: Problem | undefined;
  aside?: ReactNode;
  /** What stands beside the form takes the rest of the width. */
  asideWide?: boolean;
  /** Other buttons than Cancel and the primary one. */
  foot?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
};

/** A page with one form. */
export const FormPage = ({ title, crumbs = [], intro, issues, labelOf, problem, onSubmit, ...rest }: Props) => (
  <FormSheet
    aside={rest.aside}
    asideWide={rest.asideWide}
    onSubmit={onSubmit}
    foot={
      rest.foot ?? (
        <FormFoot
          cancelTo={rest.cancelTo}
          submit={rest.submit}
          saving={rest.saving}
          disabled={rest.disabled ?? false}
        />
      )
    }
  >
    <PageTitle of={title} />
    <header className={classes.head}>
      {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      <h1 className={classes.title}>{title}</h1>
      {intro && <p className={classes.intro}>{intro}</p>}
    </header>
    <ErrorSummary issues={issues.listed} title={issues.title} labelOf={labelOf} />
    <SaveFailed problem={problem} list={crumbs[0]} onRetry={onSubmit} />
    {rest.children}
  </FormSheet>
);
