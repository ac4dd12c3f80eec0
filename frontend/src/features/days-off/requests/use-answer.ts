import { useState } from 'react';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { problemFromError } from '../../../api/problem.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { focusField } from '../../../form/focus-field.ts';
import { useKeptForm } from '../../../form/use-kept-form.ts';
import type { RequestDetails } from './request-details.ts';
import { useDecisions, type Decision } from './use-decisions.ts';

const isOfMessage = ({ path }: Issue): boolean => path === 'message';

/** The answer to an opened request: its words, and approving or declining with them. */
export const useAnswer = (request: RequestDetails, onDecided: () => void) => {
  const decisions = useDecisions();
  const { form, draft } = useKeptForm({ message: '' }, `answer:${request.id}`);
  const [isDeclining, setDeclining] = useState(false);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const [problem, setProblem] = useState<Problem>();
  const { message } = form.values;
  const send = async (decision: Decision): Promise<void> => {
    setProblem(undefined);
    try {
      if (!(await decisions.decideOne({ id: request.id, name: request.person_name }, decision, message))) return;
      draft.forget();
      onDecided();
    } catch (error) {
      const failure = problemFromError(error);
      const { fields } = failure;
      setProblem(fields.length === 0 ? failure : undefined);
      applyIssues(form, fields.filter(isOfMessage));
      setRefused(fields.filter((found) => !isOfMessage(found)));
    }
  };
  return {
    form,
    /** Gives up what was restored; undefined where nothing was. */
    discard: draft.discard,
    /** Declining was chosen and its reason is missing yet. */
    isDeclining,
    /** Why the days cannot be approved, by their fields. */
    refused,
    /** Why the decision could not be saved. */
    problem,
    isPending: decisions.isPending,
    taken: decisions.taken?.id === request.id ? decisions.taken : undefined,
    approve: (): void => void send('approve'),
    /** Declines with the typed reason; without one asks for it. */
    decline: (): void => {
      if (message.trim() !== '') return void send('decline');
      if (isDeclining) return applyIssues(form, [issue('message', 'required')]);
      setDeclining(true);
      focusField('message');
    },
  };
};
export type Answer = ReturnType<typeof useAnswer>;
