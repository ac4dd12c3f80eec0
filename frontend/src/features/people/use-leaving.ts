import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leaverRun } from '#shared/contract/people/leaver-run.ts';
import type { EndpointCall } from '#shared/contract/endpoint.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { leaverIssues } from '#shared/people/leaver.rules.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { useCall } from '../../api/query.ts';
import { notifyWhenEnded } from '../../api/started-runs.ts';
import { dateIssues } from '../../form/date-issues.ts';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { itemsOf, issuesByLine, pathOf, type Choice, type Choices, type Lines } from './leaving-form.ts';

/** The papers that the run makes at its end. */
type Papers = Pick<EndpointCall<typeof leaverRun>['body'], 'receipt' | 'policy_template_id'>;

type Options = {
  /** The decisions to start with. */
  initial?: Choices;
  onStarted: (run: string) => void;
};

/**
 * The day and the decisions of the checklist, and their run. The decisions survive an error and a newer list of
 * records.
 */
export const useLeaving = (personId: number, lines: Lines, day: string, { initial = {}, onStarted }: Options) => {
  const client = useQueryClient();
  const form = useForm({ initialValues: { date: day } });
  const [choices, setChoices] = useState<Choices>(initial);
  const [failure, setFailure] = useState<Problem>();
  const issues = useFormIssues(form);
  const call = useCall(leaverRun);
  const items = itemsOf(lines, choices);

  const decide = (keys: readonly string[], choice: Choice | undefined): void => {
    setChoices((before) => {
      const next = { ...before };
      for (const key of keys) {
        if (choice) next[key] = choice;
        else delete next[key];
      }
      return next;
    });
    for (const key of keys) form.clearFieldError(pathOf(key));
    form.clearFieldError('items');
  };

  const start = (papers: Papers = {}): void => {
    const { date } = form.values;
    const typedDay = parseDmy(date);
    const foundIssues = [
      ...dateIssues('date', date),
      ...issuesByLine(leaverIssues({ employee_id: personId, items }), items),
    ];
    if (issues.show(foundIssues, catalogue.invalid.title)) return;
    setFailure(undefined);
    call.mutate(
      { body: { employee_id: personId, items, ...(typedDay !== null && { date }), ...papers } },
      {
        onSuccess: ({ run_id: run }) => {
          notifyWhenEnded(run);
          onStarted(run);
        },
        onError: ({ problem }) => {
          // A record differs from the list: the list is read again, and the decisions stay.
          void client.invalidateQueries();
          const listed = issuesByLine(problem.fields, items);
          if (!issues.show(listed, problem.title)) setFailure(problem);
        },
      },
    );
  };
  return { form, issues, choices, decide, start, failure, count: items.length, isPending: call.isPending };
};
