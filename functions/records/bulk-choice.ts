import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { BulkChoice } from './bulk-edit.ts';

type Sent = { query?: ListQuery | undefined; ids?: readonly number[] | undefined };

/** The chosen records of a request, which names either a query or ids. */
export const choiceOf = ({ query, ids }: Sent): BulkChoice => {
  if (query && ids) assertNoIssues([issue('ids', 'unrecognized_key')]);
  if (query) return { query };
  if (ids) return { ids };
  throw new AppError('form_invalid', { fields: [issue('ids', 'choose_some')] });
};
