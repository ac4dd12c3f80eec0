import { useForm } from '@mantine/form';
import { useCallback, useRef, useState } from 'react';
import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { problemFromError } from '../api/problem.ts';
import { useDraft, useKeptDraft } from '../form/use-draft.ts';
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

/** One form over named steps. Values live here, so Back keeps them, and in the tab over a reload; draw it with `FormWizard`. */
export const useWizardForm = <Values extends object, Step extends string>({
  start,
  initial = start,
  first: firstStep,
  stepOf,
  isDone,
}: Options<Values, Step>) => {
  const draft = useDraft(start);
  const { found } = draft;
  const form = useForm<Values>({ initialValues: { ...initial, ...found?.values } });
  const issues = useFormIssues(form);
  // why: the draft has the name of a step of this wizard, since another form has another key
  const [step, setStep] = useState<Step>((found?.step as Step | undefined) ?? firstStep);
  const [failure, setFailure] = useState<Problem>();
  const [isSending, setSending] = useState(false);
  const isUnsaved = JSON.stringify(form.values) !== JSON.stringify(start) && !isDone;
  const discard = (): void => {
    form.setValues(start);
    issues.clear();
    setStep(firstStep);
    draft.discard();
  };
  const stepBack = useRef<() => void>(undefined);
  const guard = useLeaveGuard(isUnsaved, { forget: draft.forget, discard: found && discard }, isSending, stepBack);
  useKeptDraft<Values>(draft.keep, isUnsaved ? { values: form.values, step } : undefined);
  return {
    form,
    issues,
    guard,
    /** Says what Back of the browser does; the wizard that draws the steps knows the one before. */
    setStepBack: useCallback((back: (() => void) | undefined): void => {
      stepBack.current = back;
    }, []),
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
      setSending(true);
      answer.then(
        (result) => {
          guard.allowLeaving();
          onDone(result);
        },
        (error: unknown) => {
          setSending(false);
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
