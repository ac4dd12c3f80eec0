import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { toProblemOf } from '../api/problem.ts';
import { useFormIssues } from '../form/use-form-issues.ts';
import { useLeaveGuard } from '../form/use-leave-guard.tsx';

type Options<Values, Step extends string> = {
  /** The empty form. What differs from it is what leaving would lose. */
  start: Values;
  /** Where it starts from instead: what came back from another page. */
  initial?: Values;
  first: Step;
  /** The step that holds a field. */
  stepOf: (path: string) => Step;
  isDone: boolean;
  /** Labels of the fields, where a toast tells what is wrong, too. */
  labelOf?: (path: string) => string;
};

/** One form over named steps. Values live here, so Back keeps them; draw it with `FormWizard`. */
export const useWizardForm = <Values extends object, Step extends string>({
  start,
  initial = start,
  first,
  stepOf,
  isDone,
  labelOf,
}: Options<Values, Step>) => {
  const form = useForm<Values>({ initialValues: initial });
  const issues = useFormIssues(form, labelOf);
  const [step, setStep] = useState<Step>(first);
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
    /** True when there is something to correct; the fields and the summary say what. */
    isWrong: (found: readonly Issue[], title: string): boolean => issues.show(found, title),
    /** Awaits what the last step does. What fails opens the step of its first field, or stands in an error box. */
    settle: <Answer>(answer: Promise<Answer>, onDone: (answer: Answer) => void): void => {
      setFailure(undefined);
      answer.then(
        (done) => {
          guard.letGo();
          onDone(done);
        },
        (error: unknown) => {
          const problem = toProblemOf(error);
          const [wrong] = problem.fields;
          if (!wrong) return setFailure(problem);
          setStep(stepOf(wrong.path));
          issues.showProblem(problem);
        },
      );
    },
  };
};
