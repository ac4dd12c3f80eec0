import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listKindReminders } from '#shared/contract/reminders/list-kind-reminders.ts';
import type { ProblemError } from '../../api/problem.ts';
import { query } from '../../api/query.ts';

export type KindReminders = EndpointResponse<typeof listKindReminders>;
export type KindReminder = KindReminders['data'][number];
export type ReminderKind = KindReminders['kinds'][number];

export const useKindReminders = (): UseQueryResult<KindReminders, ProblemError> =>
  useQuery(query(listKindReminders, {}));
