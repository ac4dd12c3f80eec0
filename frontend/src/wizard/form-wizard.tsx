import { useEffect, type ComponentProps } from 'react';
import type { Issue } from '#shared/errors/issue.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { SaveFailed } from '../ui/save-failed.tsx';
import type { useWizardForm } from './use-wizard-form.ts';
import { Wizard } from './wizard.tsx';

type Props<Step extends string> = Omit<ComponentProps<typeof Wizard>, 'current' | 'onBack' | 'onNext'> & {
  wizard: Pick<
    ReturnType<typeof useWizardForm<object, Step>>,
    'issues' | 'guard' | 'setStepBack' | 'step' | 'failure' | 'goTo' | 'showIssues'
  >;
  /** The steps of the form, in order; `steps` may name further ones that follow the form. */
  formSteps: readonly Step[];
  labelOf: (field: string) => string;
  /** The issues of a step (docs/areas/screens.md#what-a-form-refuses). */
  check: (step: Step) => readonly Issue[];
  /** The title of the summary of those issues. */
  issuesTitle: string | ((issues: readonly Issue[]) => string);
  /** The title already says that something is missing. */
  saysMissing?: boolean;
  /** Called after the last step of the form. */
  finish: () => void;
};

/** A wizard over one form: each step is checked before the next, and errors are shown where they can be corrected. */
export const FormWizard = <Step extends string>({
  wizard,
  formSteps,
  labelOf,
  check,
  issuesTitle,
  saysMissing = false,
  finish,
  children,
  ...look
}: Props<Step>) => {
  const { step, setStepBack, issues, guard, failure, goTo } = wizard;
  const at = formSteps.indexOf(step);
  const before = formSteps[at - 1];
  useEffect(() => setStepBack(before === undefined ? undefined : () => goTo(before)));
  const next = (): void => {
    const found = check(step);
    if (wizard.showIssues(found, typeof issuesTitle === 'string' ? issuesTitle : issuesTitle(found))) return;
    const following = formSteps[at + 1];
    if (following === undefined) finish();
    else goTo(following);
  };
  return (
    <Wizard {...look} current={step} onBack={() => goTo(before ?? step)} onNext={next}>
      {guard.modal}
      <ErrorSummary issues={issues.listed} title={issues.title} saysMissing={saysMissing} labelOf={labelOf} />
      <SaveFailed problem={failure} onRetry={finish} />
      {children}
    </Wizard>
  );
};
