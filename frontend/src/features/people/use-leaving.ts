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
import { useKeptForm } from '../../form/use-kept-form.ts';
import type { PersonChoice } from '../../form/use-people-search.ts';
import { itemsOf, issuesByLine, pathOf, type Choice, type Choices, type Lines } from './leaving-form.ts';

/** The papers that the run makes at its end. */
type Papers = Pick<EndpointCall<typeof leaverRun>['body'], 'receipt' | 'policy_template_id'>;

type Typed = {
  date: string;
  choices: Choices;
  /** Who was chosen last to get something. */
  taker: PersonChoice | null;
};

type Options = {
  /** Tells the places apart where a leaver is dealt with. */
  place: string;
  /** The decisions to start with. */
  initial?: Choices;
  onStarted: (run: string) => void;
};

/**
 * The day and the decisions of the checklist, and their run. The decisions survive an error and a newer list of
 * records.
 */
export const useLeaving = (
  personId: number,
  lines: Lines,
  day: string,
  { place, initial = {}, onStarted }: Options,
) => {
  const client = useQueryClient();
  const { form, issues, draft } = useKeptForm<Typed>(
    { date: day, choices: initial, taker: null },
    `${place}:${personId}`,
  );
  const { choices, taker } = form.values;
  const [failure, setFailure] = useState<Problem>();
  const call = useCall(leaverRun);
  const items = itemsOf(lines, choices);

  const decide = (keys: readonly string[], choice: Choice | undefined): void => {
    form.setFieldValue('choices', (before: Choices) => {
      const next: Record<string, Choice> = { ...before };
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
          draft.forget();
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
  return {
    form,
    issues,
    /** The error at a field of the form or at a line. */
    errorOf: (path: string): string | undefined => {
      const error = form.errors[path];
      return typeof error === 'string' ? error : undefined;
    },
    draft,
    choices,
    decide,
    taker: taker ?? undefined,
    setTaker: (person: PersonChoice | undefined): void => form.setFieldValue('taker', person ?? null),
    start,
    failure,
    count: items.length,
    isPending: call.isPending,
  };
};
