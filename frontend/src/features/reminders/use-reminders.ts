import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listReminders } from '#shared/contract/reminders/list-reminders.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { ProblemError } from '../../api/problem.ts';
import { query } from '../../api/query.ts';

/** The record that the address names, and the person whom its reminders are about beside it. */
export type RemindersOf = { readonly object: ObjectType; readonly id: number; readonly employeeId: number | null };

export type Reminders = EndpointResponse<typeof listReminders>;

export const useReminders = ({ object, id, employeeId }: RemindersOf): UseQueryResult<Reminders, ProblemError> =>
  useQuery(
    query(listReminders, {
      query: {
        relatedObject: object,
        relatedObjectId: String(id),
        ...(employeeId !== null && { relatedEmployeeId: String(employeeId) }),
      },
    }),
  );
