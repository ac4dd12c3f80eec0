import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { problemFromError } from '../api/problem.ts';
import { useFormIssues } from '../form/use-form-issues.ts';
import { useLeaveGuard } from '../form/use-leave-guard.tsx';

type Options<Values, Step extends string> = {
  /** The empty form. Values that differ from it would be lost by leaving. */
  start: Values;
  /** The values to start with in place of the empty form, such as those kept during a visit to another page. */
  initial?: Values;
  first: Step;
  /** The step with the field of an issue. */
  stepOf: (path: string) => Step;
  isDone: boolean;
};

/** One form over named steps. Values live here, so Back keeps them; draw it with `FormWizard`. */
export const useWizardForm = <Values extends object, Step extends string>({
  start,
  initial = start,
  first: firstStep,
  stepOf,
  isDone,
}: Options<Values, Step>) => {
  const form = useForm<Values>({ initialValues: initial });
  const issues = useFormIssues(form);
  const [step, setStep] = useState<Step>(firstStep);
  const [failure, setFailure] = useState<Problem>();
  const guard = useLeaveGuard(JSON.stringify(form.values) !== JSON.stringify(start) && !isDone);
  return {
    form,
    issues,
    guard,
    step,
    failure,
    goTo: (to: Step): void => {
      issues.clear();
      setFailure(undefined);
      setStep(to);
    },
    /** Shows the issues of a step on its fields and in the summary; true when there are any. */
    showIssues: (stepIssues: readonly Issue[], title: string): boolean => issues.show(stepIssues, title),
    /** Awaits the call of the last step. A failure opens the step of its first field, or is shown in an error box. */
    trackSubmit: <Answer>(answer: Promise<Answer>, onDone: (answer: Answer) => void): void => {
      setFailure(undefined);
      answer.then(
        (result) => {
          guard.allowLeaving();
          onDone(result);
        },
        (error: unknown) => {
          const problem = problemFromError(error);
          const [first] = problem.fields;
          if (!first) return setFailure(problem);
          setStep(stepOf(first.path));
          issues.showProblem(problem);
        },
      );
    },
  };
};
